import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { dressed } from "./lib/cover";
import { lettersLater } from "./lib/fonts";
import { partMissing } from "./lib/reload";
import { reader } from "./lib/words/language.svelte";
import "./lib/settings.svelte"; // the theme, before anything is drawn

addEventListener("vite:preloadError", () => void partMissing(new URL(import.meta.url).pathname));

void dressed().then(() => {
  mount(App, { target: document.getElementById("app")! });
  lettersLater();
  // The first number in words takes long: not while a page is drawn.
  const warm = (): unknown => new Intl.NumberFormat(reader.language).format(1);
  if ("requestIdleCallback" in window) requestIdleCallback(warm, { timeout: 300 });
  else setTimeout(warm);
});

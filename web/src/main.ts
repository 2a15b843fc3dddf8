import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { restOfLetters } from "./lib/fonts";
import { partMissing } from "./lib/reload";
import { reader } from "./lib/words/language.svelte";
import "./lib/settings.svelte"; // the theme, before anything is drawn

addEventListener("vite:preloadError", () => void partMissing(new URL(import.meta.url).pathname));

const target = document.getElementById("app")!;
target.replaceChildren(); // the name that stood there meanwhile
mount(App, { target });
restOfLetters();
setTimeout(() => new Intl.NumberFormat(reader.language).format(1)); // the first number in words takes long: not while a table comes

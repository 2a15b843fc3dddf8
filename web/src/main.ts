import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { stylesReady } from "./boot/splash";
import { loadFontsAtLatest } from "./boot/fonts";
import { reloadIfOutdated } from "./net/reload";
import { languageState } from "./i18n/language.svelte";
import "./prefs/settings.svelte"; // applies the theme before anything is rendered

const ATTENTION_AFTER_MS = 4_000; // milliseconds: icon, badge and bell never delay a page

addEventListener("vite:preloadError", () => void reloadIfOutdated(new URL(import.meta.url).pathname));

void stylesReady().then(() => {
  mount(App, { target: document.getElementById("app")! });
  loadFontsAtLatest();
  setTimeout(() => void import("./notifications/attention.svelte").then(({ drawAttention }) => drawAttention()), ATTENTION_AFTER_MS);
  // Formatting the first number is slow, so do it while the page is idle.
  const warm = (): unknown => new Intl.NumberFormat(languageState.language).format(1);
  if ("requestIdleCallback" in window) requestIdleCallback(warm, { timeout: 300 });
  else setTimeout(warm);
});

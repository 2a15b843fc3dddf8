/**
 * Loads the web fonts after the first render. Until then metric-compatible fallbacks are used, so nothing waits for
 * fonts, nothing moves, and nothing is laid out twice during the render.
 */

import rest from "../styles/fonts-extended.css?url";
import { ENGLISH } from "../i18n/bundle";
import { languageState } from "../i18n/language.svelte";

const EXTENDED_WITHIN_MS = 3_000; // milliseconds; names of people may need these glyphs
const LATEST_MS = 8_000; // milliseconds, if no page reports that it is rendered

/** Load the faces with the characters that English does not use. */
function loadExtendedFonts(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = rest;
  document.head.prepend(link); // the later of two faces wins: the small subsets must come last
}

const FAMILIES = ["barlow", "condensed", "garamond", "bodoni"]; // as in styles/tokens.css

/** Enable the families one by one, each after a paint: every change lays out its text again. */
function showFamilies(many = 1): void {
  document.documentElement.dataset.letters = FAMILIES.slice(0, many).join(" ");
  if (many < FAMILIES.length) afterPaint(() => showFamilies(many + 1));
}

/** Run a task after the next paint, or soon if the page is hidden. */
function afterPaint(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}

let loaded = false;

/** Load the fonts; call it when the page is rendered. */
export function loadFonts(): void {
  if (loaded) return;
  loaded = true;
  showFamilies();
  if (languageState.language !== ENGLISH) loadExtendedFonts();
  else if ("requestIdleCallback" in window) requestIdleCallback(loadExtendedFonts, { timeout: EXTENDED_WITHIN_MS });
  else setTimeout(loadExtendedFonts, EXTENDED_WITHIN_MS);
}

/** Load the fonts after the next paint. */
export function loadFontsAfterPaint(): void {
  afterPaint(loadFonts);
}

export function loadFontsAtLatest(): void {
  setTimeout(loadFonts, LATEST_MS);
}

/**
 * The page's own fonts come when it has been drawn for the first time: until then others stand in, as wide and as high, so that
 * nothing waits for the fonts, nothing moves, and nothing is laid out twice while it is being drawn.
 */

import rest from "../styles/rest.css?url";
import { ENGLISH } from "./words/bundle";
import { reader } from "./words/language.svelte";

const LATER = 3_000; // milliseconds at most, for names of people
const AT_LAST = 8_000; // milliseconds, where no page says that it stands

/** Letters that English does not use have fonts of their own. */
function tellRest(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = rest;
  document.head.prepend(link); // of two faces that have a letter the later counts: those are the small ones
}

const FAMILIES = ["barlow", "condensed", "garamond", "bodoni"]; // styles/tokens.css

/** Each when the one before has been painted: all its words are laid out anew. */
function tell(many = 1): void {
  document.documentElement.dataset.letters = FAMILIES.slice(0, many).join(" ");
  if (many < FAMILIES.length) soon(() => tell(many + 1));
}

/** Calls it when what is drawn now has been painted; soon, if nobody looks. */
function soon(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}

let told = false;

/** The page stands: now its letters. */
export function letters(): void {
  if (told) return;
  told = true;
  tell();
  if (reader.language !== ENGLISH) tellRest();
  else if ("requestIdleCallback" in window) requestIdleCallback(tellRest, { timeout: LATER });
  else setTimeout(tellRest, LATER);
}

/** The same when what is drawn now has been painted. */
export function lettersSoon(): void {
  soon(letters);
}

export function lettersLater(): void {
  setTimeout(letters, AT_LAST);
}

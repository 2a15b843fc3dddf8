/** Letters that English does not use: their fonts are told to the browser when the page stands, at once where words need them. */

import rest from "../styles/rest.css?url";
import { ENGLISH } from "./words/bundle";
import { reader } from "./words/language.svelte";

const LATER = 3_000; // milliseconds at most, for names of people

function tell(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = rest;
  document.head.prepend(link); // of two faces that have a letter the later counts: those are the small ones
}

export function restOfLetters(): void {
  if (reader.language !== ENGLISH) tell();
  else if ("requestIdleCallback" in window) requestIdleCallback(tell, { timeout: LATER });
  else setTimeout(tell, LATER);
}

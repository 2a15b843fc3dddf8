/** The language of the page: what was set in this browser, else what the browser prefers, else English. */

import { recall, remember } from "../storage";
import { type Fetched, languageOf } from "./book";
import { ENGLISH } from "./bundle";

/** The shell's words in other languages; a language is offered if it has words here. */
export const others: Fetched = import.meta.glob<string>(["../../words/*/*.ftl", "!../../words/en/*.ftl"], { query: "?raw", import: "default" });

/** The languages that the page offers, English first. */
export const languages: string[] = [...new Set([ENGLISH, ...Object.keys(others).map(languageOf)])];

/** The first wanted language that is there, `de` standing in for `de-AT`; English if none is. */
export function bestLanguage(wanted: readonly string[], there: readonly string[]): string {
  for (const each of wanted) {
    for (let tag = each.toLowerCase(); tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")))) {
      const found = there.find((language) => language.toLowerCase() === tag);
      if (found) return found;
    }
  }
  return ENGLISH;
}

/** The language of this page; it stays until the page is loaded again. */
export const language = bestLanguage([recall("language", ""), ...navigator.languages], languages);

/** What a language calls itself. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Sets the language of this browser and loads the page again in it. */
export function setLanguage(code: string): void {
  remember("language", code);
  location.reload();
}

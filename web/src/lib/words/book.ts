/** Catalogues that are part of the page. English is there at once; another language is fetched when it is wanted. */

import { ENGLISH } from "./bundle";
import { type Manner, Speaker } from "./speaker";

/** What `import.meta.glob` finds: texts of files, or how to fetch them, by paths that end in `<language>/<file>.ftl`. */
export type Files = Record<string, string>;
export type Fetched = Record<string, () => Promise<string>>;

const common: Files = import.meta.glob<string>("../../../../src/cosca/words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const commonOthers: Fetched = import.meta.glob<string>(["../../../../src/cosca/words/*/*.ftl", "!../../../../src/cosca/words/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The language that a file belongs to: the folder in which it lies. */
export function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

/** A speaker of these catalogues and the common words. */
export async function open(english: Files, others: Fetched, language: string, manner: Manner = {}): Promise<Speaker> {
  const wanted = Object.entries({ ...others, ...commonOthers }).filter(([path]) => languageOf(path) === language);
  const fetched = await Promise.all(wanted.map(([, fetch]) => fetch()));
  return new Speaker({ [language]: fetched, [ENGLISH]: [...Object.values(english), ...Object.values(common)] }, language, manner);
}

/** A speaker of catalogues that the server hands out, by language; the common words are among them. */
export function openServed(ftl: Record<string, string>, language: string, manner: Manner = {}): Speaker {
  return new Speaker(Object.fromEntries(Object.entries(ftl).map(([each, text]) => [each, [text]])), language, manner);
}

/** Loads the catalogues that are part of the page. English is bundled; other languages are fetched on demand. */

import { ENGLISH } from "./bundle";
import { type SpeakerOptions, Speaker } from "./speaker";

/** Results of `import.meta.glob`: texts or loaders by path, which ends in `<language>/<file>.ftl`. */
export type CatalogueFiles = Record<string, string>;
export type CatalogueLoaders = Record<string, () => Promise<string>>;

const commonEnglish: CatalogueFiles = import.meta.glob<string>("../../../src/cosca/words/en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const commonOthers: CatalogueLoaders = import.meta.glob<string>(
  ["../../../src/cosca/words/*/*.ftl", "!../../../src/cosca/words/en/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** Return the language of a catalogue: the name of its folder. */
export function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

/** Load a speaker for these catalogues and the common words. */
export async function loadSpeaker(
  english: CatalogueFiles,
  others: CatalogueLoaders,
  language: string,
  manner: SpeakerOptions = {},
): Promise<Speaker> {
  const wanted = Object.entries({ ...others, ...commonOthers }).filter(([path]) => languageOf(path) === language);
  const fetched = await Promise.all(wanted.map(([, fetch]) => fetch()));
  return new Speaker({ [language]: fetched, [ENGLISH]: [...Object.values(english), ...Object.values(commonEnglish)] }, language, manner);
}

/** Create a speaker for catalogues sent by the server, by language; they include the common words. */
export function servedSpeaker(ftl: Record<string, string>, language: string, manner: SpeakerOptions = {}): Speaker {
  return new Speaker(Object.fromEntries(Object.entries(ftl).map(([each, text]) => [each, [text]])), language, manner);
}

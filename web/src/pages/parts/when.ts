import { reader } from "../../lib/words/language.svelte";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time of the server as the reader writes it. */
export function when(seconds: number): string {
  const { language } = reader;
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" })));
  return format.format(new Date(seconds * 1000));
}

import { languageState } from "./language.svelte";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Format a server time (seconds since the epoch) in the language of the page. */
export function formatTime(seconds: number): string {
  const { language } = languageState;
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" })));
  return format.format(new Date(seconds * 1000));
}

import { language } from "../../lib/words/language";

const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

/** A time of the server as the reader writes it. */
export function when(seconds: number): string {
  return format.format(new Date(seconds * 1000));
}

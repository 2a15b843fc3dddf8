/** All visible words of the shell, by key: `end.why.conceded` is the message `end-why-conceded` of `words/`. */

import { type Args, messageId } from "./words";
import { open } from "./words/book";
import { language, others } from "./words/language";

const english = import.meta.glob<string>("../words/en/*.ftl", { eager: true, query: "?raw", import: "default" });

const speaker = await open(english, others, language);

document.documentElement.lang = language;

/** The text of `key` with its values. */
export function text(key: string, values: Args = {}): string {
  return speaker.say(messageId(key), values);
}

/** Whether there is a text for `key`. */
export function hasText(key: string): boolean {
  return speaker.has(messageId(key));
}

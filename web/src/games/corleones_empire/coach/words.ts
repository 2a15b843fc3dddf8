/** What a coach says of this game: loaded with the coach. */

import { type Args, messageId } from "../../../lib/words";
import { type Fetched, open } from "../../../lib/words/book";
import { language } from "../../../lib/words/language";

const english = import.meta.glob<string>("./words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const others: Fetched = import.meta.glob<string>(["./words/*/*.ftl", "!./words/en/*.ftl"], { query: "?raw", import: "default" });

const speaker = await open(english, others, language);

/** The words of the key with its values. */
export function t(key: string, values: Args = {}): string {
  return speaker.say(messageId(key), values);
}

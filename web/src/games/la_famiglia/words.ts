// The renderer's own words. What things are called comes from the components and the glossary.

import { type Args, messageId } from "../../lib/words";
import { type Fetched, open } from "../../lib/words/book";
import { language } from "../../lib/words/language";
import type { Part } from "./data";

const english = import.meta.glob<string>("./words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const others: Fetched = import.meta.glob<string>(["./words/*/*.ftl", "!./words/en/*.ftl"], { query: "?raw", import: "default" });

const speaker = await open(english, others, language);

/** The words of the key with its values: `map.order.hidden` is the message `map-order-hidden` of `words/`. */
export function t(key: string, values: Args = {}): string {
  return speaker.say(messageId(key), values);
}

/** Whether there are words for the key. */
export function has(key: string): boolean {
  return speaker.has(messageId(key));
}

/** The key of a part of a space or an order: exerting influence goes two ways. */
export function partKey(part: Part): string {
  return part.do === "influence" ? `influence_${part.to}` : part.do;
}

/** The number that is printed with a part; "" where there is none. */
export function partNumber(part: Part): string {
  if (part.bonus !== undefined) return part.bonus > 0 ? `+${part.bonus}` : "";
  if (part.remove) return part.remove.join("·");
  if (part.do === "shotgun" || part.do === "bomb") return "";
  return String(part.n ?? part.max ?? part.range ?? "");
}

/** What a part does, as a sentence. */
export function partWords(part: Part): string {
  const key = `part.${partKey(part)}`;
  if (part.n === 2 && has(`${key}.twice`)) return t(`${key}.twice`);
  return t(`${key}.long`, { ...part, bonus: part.bonus ?? 0 });
}

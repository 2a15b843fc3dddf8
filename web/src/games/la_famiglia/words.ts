// The renderer's own words. What things are called comes from the components and the glossary.

import type { Fetched } from "../../lib/words/book";
import { Pages } from "../../lib/words/pages.svelte";
import type { Part } from "./data";

const english = import.meta.glob<string>("./words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const others: Fetched = import.meta.glob<string>(["./words/*/*.ftl", "!./words/en/*.ftl"], { query: "?raw", import: "default" });

/** The words of a key with its values, and whether there are some: `map.order.hidden` is `map-order-hidden` of `words/`. */
export const { say: t, has } = await Pages.of(english, others);

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

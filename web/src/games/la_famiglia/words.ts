// The renderer's own texts. Names come from the components and the glossary.

import type { CatalogueLoaders } from "../../i18n/catalogueLoader";
import { PageTexts } from "../../i18n/pageTexts.svelte";
import type { Part } from "./data";

const english = import.meta.glob<string>("./words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const others: CatalogueLoaders = import.meta.glob<string>(["./words/*/*.ftl", "!./words/en/*.ftl"], { query: "?raw", import: "default" });

/** Format the text of a key, or return whether it exists: `map.order.hidden` is `map-order-hidden` in `words/`. */
export const { say: t, has } = await PageTexts.load(english, others);

/** Return the key of a part of a space or an order: exerting influence has two directions. */
export function partKey(part: Part): string {
  return part.do === "influence" ? `influence_${part.to}` : part.do;
}

/** Return the number printed with a part, or "". */
export function partNumber(part: Part): string {
  if (part.bonus !== undefined) return part.bonus > 0 ? `+${part.bonus}` : "";
  if (part.remove) return part.remove.join("·");
  if (part.do === "shotgun" || part.do === "bomb") return "";
  return String(part.n ?? part.max ?? part.range ?? "");
}

/** Return what a part does, as a sentence. */
export function partWords(part: Part): string {
  const key = `part.${partKey(part)}`;
  if (part.n === 2 && has(`${key}.twice`)) return t(`${key}.twice`);
  return t(`${key}.long`, { ...part, bonus: part.bonus ?? 0 });
}

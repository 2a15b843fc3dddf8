// The renderer's own words. What things are called comes from the components and the glossary.

import type { Part } from "./data";
import en from "./text/en.json";

const WORDS: Record<string, string> = en;

/**
 * The words of the key, with {name} filled in; a key with `.one` and `.other` below it goes by `n`. A key that is not
 * there is a slip and shows itself.
 */
export function t(key: string, values: Record<string, string | number> = {}): string {
  const words = WORDS[key] ?? WORDS[`${key}.${values.n === 1 ? "one" : "other"}`] ?? `[${key}]`;
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Whether there are words for the key. */
export function has(key: string): boolean {
  return key in WORDS || `${key}.other` in WORDS;
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
  return t(`${key}.long`, { ...part, bonus: part.bonus ?? 0, remove: part.remove?.join(", ") ?? "", to: part.to ?? "" });
}

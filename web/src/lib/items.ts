/** What can be said about items and chat lines alone. */
import type { ChatLine, Item } from "./protocol";
import { hasText, text } from "./text";

/** Some things happen to every game; the page has the words for these. */
export function withWords(item: Item): Item {
  const { event, seat, why } = item.facts;
  const key = event === "undone" && why === "rules" ? "event.rules" : `event.${event}`;
  if (item.line !== null || !hasText(key)) return item;
  return { ...item, line: { seat: typeof seat === "number" && key !== "event.rules" ? seat : -1, text: text(key) } };
}

/** The numbers of the items that an item takes back. */
export function takenBack(item: Item): number[] {
  return item.facts.event === "undone" && Array.isArray(item.facts.items) ? (item.facts.items as number[]) : [];
}

/** Chat lines in their order, each once. */
export function mergeChat(held: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Set(held.map((line) => line.n));
  return [...held, ...lines.filter((line) => !known.has(line.n))].sort((a, b) => a.n - b.n);
}

/** What can be said about items and chat lines alone. */
import { eventOf, type ChatLine, type Item } from "./protocol";

/** Whose doing an item tells: a seat, 0 for nobody's pieces, -1 if it is about no one seat. */
export function seatOf(item: Item): number {
  return typeof item.facts.seat === "number" ? item.facts.seat : -1;
}

/** The numbers of the items that an item takes back. */
export function takenBack(item: Item): number[] {
  return eventOf(item) === "undone" && Array.isArray(item.facts.items) ? (item.facts.items as number[]) : [];
}

/** Chat lines in their order, each once. */
export function mergeChat(held: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Set(held.map((line) => line.n));
  return [...held, ...lines.filter((line) => !known.has(line.n))].sort((a, b) => a.n - b.n);
}

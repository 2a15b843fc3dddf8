/** Helpers for items and chat lines. */
import { eventKind, type ChatLine, type Item } from "./messages";

/** Return whose item it is: a seat, 0 for neutral pieces, -1 if it is about no single seat. */
export function seatOf(item: Item): number {
  return typeof item.facts.seat === "number" ? item.facts.seat : -1;
}

/** Return who did what an item tells: the seat that acted on another, else whose item it is. */
export function actorOf(item: Item): number {
  const { by } = item.facts;
  return typeof by === "number" && by > 0 ? by : seatOf(item);
}

/** Return which seat the sentence of an item names first: the one that acted on another, or whose item it is. */
export function subjectOf(item: Item, sentence: string, nameOf: (seat: number) => string): number {
  const [actor, owner] = [actorOf(item), seatOf(item)];
  if (actor === owner) return owner;
  const [actorAt, ownerAt] = [actor, owner].map((seat) => (seat > 0 ? sentence.indexOf(nameOf(seat)) : -1)) as [number, number];
  return actorAt >= 0 && (ownerAt < 0 || actorAt < ownerAt) ? actor : owner;
}

/** Return the numbers of the items that an item undoes. */
export function undoneItems(item: Item): number[] {
  return eventKind(item) === "undone" && Array.isArray(item.facts.items) ? (item.facts.items as number[]) : [];
}

/** Merge chat lines in their order, each once. */
export function mergeChat(held: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Set(held.map((line) => line.n));
  return [...held, ...lines.filter((line) => !known.has(line.n))].sort((a, b) => a.n - b.n);
}

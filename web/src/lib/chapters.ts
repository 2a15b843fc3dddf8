/** The log in chapters, so that a long run of moves can be read. */
import { seatOf } from "./items";
import { eventOf, type Item } from "./protocol";

export interface Line {
  item: Item;
  /** Somebody else did what is told before. */
  turn: boolean;
}

/** What happened under one heading; the first chapter may have none. */
export interface Chapter {
  n: number;
  head: Item | null;
  lines: Line[];
}

/** The items in chapters; an event named `phase`, `round` or `act` starts a new one. */
export function chapters(items: Item[]): Chapter[] {
  const found: Chapter[] = [];
  let seat: number | null = null;
  for (const item of items) {
    const head = /^(phase|round|act)(_|$)/.test(eventOf(item));
    if (head || found.length === 0) {
      found.push({ n: item.n, head: head ? item : null, lines: [] });
      seat = null;
    }
    if (head) continue;
    found.at(-1)!.lines.push({ item, turn: seatOf(item) !== seat });
    seat = seatOf(item);
  }
  return found;
}

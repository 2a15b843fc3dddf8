/** The log in chapters, so that a long run of moves can be read. */
import type { Item } from "./protocol";

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

/** The items that have words, in chapters; an event named `phase` or `round` starts a new one. */
export function chapters(items: Item[]): Chapter[] {
  const found: Chapter[] = [];
  let seat: number | null = null;
  for (const item of items) {
    if (item.line === null) continue;
    const head = /^(phase|round)(_|$)/.test(item.facts.event);
    if (head || found.length === 0) {
      found.push({ n: item.n, head: head ? item : null, lines: [] });
      seat = null;
    }
    if (head) continue;
    found.at(-1)!.lines.push({ item, turn: item.line.seat !== seat });
    seat = item.line.seat;
  }
  return found;
}

/** Divides the log into chapters. */
import { seatOf } from "../protocol/items";
import { eventKind, type Item } from "../protocol/messages";

/** Consecutive lines of one seat; `seat` is -1 if nobody acts. */
export interface Turn {
  n: number;
  seat: number;
  lines: Item[];
}

/** The lines under one heading; the first chapter may have none. */
export interface Chapter {
  n: number;
  head: Item | null;
  lines: Item[];
}

/** Divide items into chapters; an event named `phase`, `round` or `act` starts a new one. */
export function chapters(items: Item[]): Chapter[] {
  const found: Chapter[] = [];
  for (const item of items) {
    const head = /^(phase|round|act)(_|$)/.test(eventKind(item));
    if (head || found.length === 0) found.push({ n: item.n, head: head ? item : null, lines: [] });
    if (!head) found.at(-1)!.lines.push(item);
  }
  return found;
}

/** Group the lines of a chapter by the seat that each is about. */
export function turns(lines: readonly Item[], aboutSeat: (item: Item) => number = seatOf): Turn[] {
  const found: Turn[] = [];
  for (const item of lines) {
    const [last, seat] = [found.at(-1), aboutSeat(item)];
    if (last?.seat === seat) last.lines.push(item);
    else found.push({ n: item.n, seat, lines: [item] });
  }
  return found;
}

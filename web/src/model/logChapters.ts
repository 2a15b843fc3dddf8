/** Divides the log into chapters. */
import { seatOf } from "../protocol/items";
import { eventKind, type Item } from "../protocol/messages";

export interface LogLine {
  item: Item;
  /** Another seat acts than in the line before. */
  newActor: boolean;
}

/** Consecutive lines of one seat; `seat` is -1 if nobody acts. */
export interface Turn {
  n: number;
  seat: number;
  lines: LogLine[];
}

/** The lines under one heading; the first chapter may have none. */
export interface Chapter {
  n: number;
  head: Item | null;
  lines: LogLine[];
}

/** Divide items into chapters; an event named `phase`, `round` or `act` starts a new one. */
export function chapters(items: Item[]): Chapter[] {
  const found: Chapter[] = [];
  let seat: number | null = null;
  for (const item of items) {
    const head = /^(phase|round|act)(_|$)/.test(eventKind(item));
    if (head || found.length === 0) {
      found.push({ n: item.n, head: head ? item : null, lines: [] });
      seat = null;
    }
    if (head) continue;
    found.at(-1)!.lines.push({ item, newActor: seatOf(item) !== seat });
    seat = seatOf(item);
  }
  return found;
}

/** Group the lines of a chapter by turn. */
export function turns(lines: readonly LogLine[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && !line.newActor) last.lines.push(line);
    else found.push({ n: line.item.n, seat: seatOf(line.item), lines: [line] });
  }
  return found;
}

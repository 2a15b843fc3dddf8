/** How much room the cards of a hand need when they fill columns. */

import type { Hand } from "../types";

export type CardKind = "money" | "goods" | "jobs" | "allies";

/** Widths and heights of cards, and the gap between them, in rem; jobs and allies are as high as the column. */
const NOTE = { width: 4.4, height: 2.5 };
const GOOD = { width: 4, height: 4.4 };
const GAP = 0.35;
/** Widths of jobs and allies while each has a column, the better one first; if neither fits, two share a column. */
const WIDTHS = { broad: 11.5, narrow: 10 };
export type Breadth = keyof typeof WIDTHS | "dense";

/** Return the best way to show all cards, in this order of their kinds, in a space in rem. */
export function breadthOf(hand: Hand, order: readonly CardKind[], width: number, height: number): Breadth {
  const ways = ["broad", "narrow"] as const;
  return ways.find((way) => fitsInColumns(hand, order, width, height, WIDTHS[way])) ?? "dense";
}

function fitsInColumns(hand: Hand, order: readonly CardKind[], width: number, height: number, wide: number): boolean {
  const card = { width: wide, height: Infinity };
  const sizes = { money: NOTE, goods: GOOD, jobs: card, allies: card };
  let [done, column, filled] = [0, 0, 0];
  for (const size of order.flatMap((kind) => hand[kind].map(() => sizes[kind]))) {
    if (filled > 0 && filled + GAP + size.height > height) {
      done += column + GAP;
      [column, filled] = [0, 0];
    }
    column = Math.max(column, size.width);
    filled += (filled > 0 ? GAP : 0) + size.height;
  }
  return done + column <= width;
}

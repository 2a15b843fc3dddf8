/** Who sits where at a new table. */
import type { Sitter } from "./lobby";

/** The three usual ways to play. */
export const WAYS = ["bots", "friends", "screen"] as const;
export type Way = (typeof WAYS)[number];

/** Return whether a bot takes the seat. */
export function isBot(sitter: Sitter): boolean {
  return sitter !== "me" && sitter !== "open";
}

/** Return the seats of a new table for a way to play: the user has the first one. */
export function seatsFor(way: Way, numbers: readonly number[], bot: string): Record<number, Sitter> {
  const rest = { bots: bot, friends: "open", screen: "me" }[way];
  return Object.fromEntries(numbers.map((seat, i) => [seat, i === 0 ? "me" : rest]));
}

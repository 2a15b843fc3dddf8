/** What is staged in La Famiglia: the orders turn over one by one, a conflict is a duel, the end is counted on the map. */

import type { Events } from "../../generated/la_famiglia";
import type { Staging } from "../../playback/staging";
import { eventKind, type Item } from "../../protocol/messages";

/** Milliseconds at normal speed: the cards lie face down, then they turn over, then the result is read. */
const DUEL = { flip: 700, result: 1500, end: 3400 };
/** The beats of a duel after its first one. */
export const FLIPPED = 1;
export const RESULT = 2;
/** Milliseconds before the first of several things, for each (at most, and for all of them), and after the last. */
const ORDERS = { before: 500, each: 460, all: 4800, after: 1100 };
const COUNT = { before: 900, each: 620, all: 6200, after: 2800 };
/** What decided is lit after a pause; then the result is shown. */
const PAUSE = 900;
const VERDICT = 1700;

type Pace = typeof ORDERS;

function findEvent<K extends keyof Events>(items: readonly Item[], kind: K): { n: number; facts: Events[K] } | undefined {
  return items.find((item) => eventKind(item) === kind) as { n: number; facts: Events[K] } | undefined;
}

function oneByOne(count: number, { before, each, all, after }: Pace): { beats: number[]; ms: number } {
  const step = Math.min(each, all / Math.max(1, count));
  return { beats: Array.from({ length: count }, (_, i) => before + i * step), ms: before + count * step + after };
}

/** Return how a move is staged; null if it is plain. */
export function staging(items: readonly Item[]): Staging | null {
  const cards = findEvent(items, "cards_revealed");
  if (cards) {
    const cues = [
      { n: cards.n, beat: FLIPPED },
      { n: cards.n + 1, beat: RESULT },
    ];
    return { beats: [DUEL.flip, DUEL.result], ms: DUEL.end, cues, stateBeat: RESULT, sound: "flip" };
  }
  const orders = revealedOrders(items);
  if (orders.length > 0) {
    const n = findEvent(items, "orders_revealed")!.n;
    return { ...oneByOne(orders.length, ORDERS), cues: [{ n, beat: orders.length }], stateBeat: 0, sound: "flip" };
  }
  const over = findEvent(items, "game_over");
  if (!over?.facts.control) return null;
  const { beats } = oneByOne(Object.keys(over.facts.control).length, COUNT);
  const decided = (beats.at(-1) ?? 0) + COUNT.each + PAUSE;
  const verdict = decided + VERDICT;
  return {
    beats: [...beats, decided, verdict],
    ms: verdict + COUNT.after,
    // The last control of the game is part of the count: it would tell who has won.
    cues: [{ n: findEvent(items, "control")?.n ?? over.n, beat: beats.length + 2 }],
    stateBeat: null,
    sound: "chip",
  };
}

type RevealedOrder = Events["orders_revealed"]["sequence"][number]["args"];

/** Return the orders that these items reveal, in their sequence. */
export function revealedOrders(items: readonly Item[]): RevealedOrder[] {
  const facts = findEvent(items, "orders_revealed")?.facts as Partial<Events["orders_revealed"]> | undefined;
  return (facts?.sequence ?? []).map(({ args }) => args);
}

export interface FinalCount {
  /** Mandamenti with their owners, in the order in which they are counted. */
  counted: { mandamento: string; seat: number }[];
  /** The element that tipped the scales, or "". */
  decidedBy: string;
}

/**
 * Return what the end of the game counts: the teams take turns, and the Mandamento that decided the game comes last.
 * `isFirstTeam` tells the teams apart.
 */
export function finalCount(items: readonly Item[], isFirstTeam: (seat: number) => boolean): FinalCount | null {
  const facts = findEvent(items, "game_over")?.facts;
  if (!facts?.control) return null;
  const decidedBy = facts.decided_by ?? "";
  const all = Object.entries(facts.control).map(([mandamento, seat]) => ({ mandamento, seat }));
  const late = all.filter(({ mandamento }) => `mandamento:${mandamento}` === decidedBy);
  const rest = all.filter((one) => !late.includes(one));
  const teams = [rest.filter(({ seat }) => isFirstTeam(seat)), rest.filter(({ seat }) => !isFirstTeam(seat))];
  const turns = rest.flatMap((_, i) => teams.flatMap((team) => team[i] ?? []));
  return { counted: [...turns, ...late], decidedBy };
}

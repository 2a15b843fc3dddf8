/** What is staged in Corleone's Empire: sealed bids are opened together, and the final count opens suitcase by suitcase. */

import type { Events } from "../../generated/corleones_empire";
import type { Staging } from "../../playback/staging";
import { eventKind, type Item } from "../../protocol/messages";

/** The beat in which the lids of the bids open. */
export const OPENED = 1;
/** Milliseconds at normal speed: the lids are closed, then the bids are read. */
const BIDS = { open: 1200, end: 4400 };
/** Milliseconds at normal speed: before the first suitcase, for each one, for each bonus, before and after the verdict. */
const COUNT = { before: 900, suitcase: 1100, bonus: 1300, verdict: 1500, after: 3200 };

function findEvent<K extends keyof Events>(items: readonly Item[], kind: K): { n: number; facts: Events[K] } | undefined {
  return items.find((item) => eventKind(item) === kind) as { n: number; facts: Events[K] } | undefined;
}

/** Return the bids that a move reveals. */
export function revealedBids(items: readonly Item[]): Events["bids_revealed"] | null {
  return findEvent(items, "bids_revealed")?.facts ?? null;
}

/** The beats of the final count: a suitcase each, then the bonuses, then the verdict. */
export interface CountBeats {
  turfs: number;
  jobs: number;
  verdict: number;
}

/** Return the final count of a move by seat; null if there is none, or if it is an older one without its items. */
export function finalCounts(items: readonly Item[]): (CountBeats & { counts: Events["game_over"]["counts"] }) | null {
  const counts = findEvent(items, "game_over")?.facts.counts ?? [];
  if (counts.length === 0 || counts.some((count) => (count as Partial<typeof count>).suitcase === undefined)) return null;
  const n = counts.length;
  return { counts: [...counts].sort((a, b) => a.seat - b.seat), turfs: n + 1, jobs: n + 2, verdict: n + 3 };
}

/** Return how a move is staged; null if it is plain. */
export function staging(items: readonly Item[]): Staging | null {
  const bids = findEvent(items, "bids_revealed");
  if (bids) return { beats: [BIDS.open], ms: BIDS.end, cues: [{ n: bids.n, beat: OPENED }], stateBeat: OPENED, sound: "flip" };
  const over = finalCounts(items);
  if (!over) return null;
  const suitcases = over.counts.map((_, i) => COUNT.before + i * COUNT.suitcase);
  const turfs = suitcases.at(-1)! + COUNT.bonus;
  const jobs = turfs + COUNT.bonus;
  const verdict = jobs + COUNT.verdict;
  return {
    beats: [...suitcases, turfs, jobs, verdict],
    ms: verdict + COUNT.after,
    cues: [{ n: findEvent(items, "game_over")!.n, beat: over.verdict }],
    stateBeat: null,
    sound: "chip",
  };
}

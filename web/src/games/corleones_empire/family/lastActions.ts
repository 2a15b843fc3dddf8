/** What each family did last, and what it got for it: all of it was seen by everybody. */

import type { Events } from "../../../generated/corleones_empire";
import { eventKind, type Item } from "../../../protocol/messages";

export type Action =
  | { kind: "figure"; figure: string; at: string }
  | { kind: "aside"; figure: string }
  | { kind: "job"; job: string }
  | { kind: "ally"; ally: string }
  | { kind: "bid"; total: number }
  | { kind: "took"; ally: string };

export interface LastAction {
  /** The number of its item: later actions have higher ones. */
  n: number;
  action: Action;
  /** Icons of what it brought, in order. */
  gains: string[];
}

/** No family acts more often than this many items ago, and a long game has thousands. */
const RECENT = 500;

type Facts<Kind extends keyof Events> = Events[Kind];

/** Return the last action of each seat among these items, without those that were taken back. */
export function lastActions(items: readonly Item[], undone: ReadonlySet<number>): Map<number, LastAction> {
  const last = new Map<number, LastAction>();
  let acting = 0;
  for (const item of items.slice(-RECENT)) {
    if (undone.has(item.n)) continue;
    for (const [seat, action] of actionsOf(item)) {
      last.set(seat, { n: item.n, action, gains: [] });
      acting = seat;
    }
    const gain = gainOf(item);
    if (gain && gain.seat === acting) last.get(acting)?.gains.push(gain.icon);
  }
  return last;
}

/** Return the actions that an event is, by seat: one, or the bids of all. */
function actionsOf(item: Item): [number, Action][] {
  switch (eventKind(item) as keyof Events) {
    case "figure_placed": {
      const { figure, at, by, how } = item.facts as unknown as Facts<"figure_placed">;
      return how === "played" ? [[by, { kind: "figure", figure, at }]] : [];
    }
    case "set_aside": {
      const { seat, figure } = item.facts as unknown as Facts<"set_aside">;
      return [[seat, { kind: "aside", figure }]];
    }
    case "job_shown": {
      const { seat, job } = item.facts as unknown as Facts<"job_shown">;
      return [[seat, { kind: "job", job }]];
    }
    case "ally_played":
    case "ally_taken": {
      const { seat, ally } = item.facts as unknown as Facts<"ally_played">;
      return [[seat, { kind: eventKind(item) === "ally_taken" ? "took" : "ally", ally }]];
    }
    case "bids_revealed":
      return (item.facts as unknown as Facts<"bids_revealed">).bids.map(({ seat, total }) => [seat, { kind: "bid", total }]);
    default:
      return [];
  }
}

/** Return what a seat gets by an event. */
function gainOf(item: Item): { seat: number; icon: string } | null {
  const { seat } = item.facts as { seat?: number };
  if (seat === undefined) return null;
  switch (eventKind(item) as keyof Events) {
    case "money_taken":
      return { seat, icon: `money_${(item.facts as unknown as Facts<"money_taken">).card}` };
    case "good_taken":
      return { seat, icon: (item.facts as unknown as Facts<"good_taken">).good };
    case "job_gained":
      return { seat, icon: "job" };
    case "packed":
    case "banked":
      return { seat, icon: "suitcase" };
    case "horse_head":
      return { seat, icon: "horse_head" };
    default:
      return null;
  }
}

/** What is one move in Corleone's Empire: everything a seat does in its turn; public moments are moves of their own. */

import type { Events, TableFacts } from "../../generated/corleones_empire";
import { DEFAULT_PACING, type Pacing } from "../../playback/moves";
import { eventKind, type Item } from "../../protocol/messages";
import { staging } from "./staging";

const EXTRA_MS: { [Kind in keyof Events]?: number } = {
  act: 900,
  entracte: 900,
  turf_war: 1200,
  bids_revealed: 1200,
  tribute_revealed: 1200,
  offers_revealed: 1200,
  tax_revealed: 1200,
  suitcase_robbed: 900,
  job_completed: 700,
  gunned_down: 400,
  turf_gunned_down: 500,
  game_over: 5000, // the final count, family by family
};

const ALONE: readonly (keyof Events)[] = [
  "turf_war",
  "bids_revealed",
  "tribute_revealed",
  "offers_revealed",
  "tax_revealed",
  "entracte",
  "act",
  "game_over",
];

/** The seat with the last figures acts several times in a row: each time is a move. */
const STARTS = ["business.action"];

/** Seven turf wars are shown one after another, each long enough to read. */
const MAX_EXTRA_MS = 6500;

/** Events that decide who has won or fallen. */
const DECISIVE: readonly string[] = ["turf_war", "bids_revealed", "gunned_down"] satisfies (keyof Events)[];

export const pacing: Pacing = {
  ...DEFAULT_PACING,
  asked: (facts: TableFacts) => facts.asked?.kind ?? "",
  starts: STARTS,
  alone: ALONE,
  places: ["business", "place", "turf", "job", "ally"],
  extraMs: EXTRA_MS,
  maxExtraMs: MAX_EXTRA_MS,
  decisiveItem: (items, seat) =>
    items.some((item) => isFight(item, seat)) ? (items.findLast((item) => DECISIVE.includes(eventKind(item)))?.n ?? 0) : 0,
  // The last tribute is shown first.
  splitsBefore: (item) => eventKind(item) === "game_over",
  staging,
};

/** Return whether the seat's family is in a turf war, has bid, or is shot at. Its own actions hold no surprise. */
function isFight(item: Item, seat: number): boolean {
  const facts = item.facts as Partial<Events["turf_war"] & Events["bids_revealed"] & Events["gunned_down"]>;
  switch (eventKind(item) as keyof Events) {
    case "turf_war":
      return facts.counts?.some((each) => each.seat === seat) ?? false;
    case "bids_revealed":
      return facts.bids?.some((each) => each.seat === seat && each.total > 0) ?? false;
    case "gunned_down":
      return facts.seat === seat && facts.by !== seat;
    default:
      return false;
  }
}

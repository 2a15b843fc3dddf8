/** What a player of Corleone's Empire would call one move: all that a seat does in its turn; what all look at stands alone. */

import type { Events, TableFacts } from "../../generated/corleones_empire";
import { PLAIN, type Pacing } from "../../lib/beats";
import { eventOf, type Item } from "../../lib/protocol";

const WORTH: { [Kind in keyof Events]?: number } = {
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

/** Who has the last figures acts several times in a row: each time is a move. */
const STARTS = ["business.action"];

/** Seven turf wars are shown one after another, each long enough to read its counts. */
const LONGEST = 6500;

/** With these it is decided who has won, or fallen. */
const DECIDED: readonly string[] = ["turf_war", "bids_revealed", "gunned_down"] satisfies (keyof Events)[];

export const pacing: Pacing = {
  ...PLAIN,
  asked: (facts: TableFacts) => facts.asked?.kind ?? "",
  starts: STARTS,
  alone: ALONE,
  worth: WORTH,
  longest: LONGEST,
  fights: (items, seat) =>
    items.some((item) => isFight(item, seat)) ? (items.findLast((item) => DECIDED.includes(eventOf(item)))?.n ?? 0) : 0,
};

/** Whether the seat's family stands in a turf war, has bid, or is shot at. What it does itself holds no surprise for it. */
function isFight(item: Item, seat: number): boolean {
  const facts = item.facts as Partial<Events["turf_war"] & Events["bids_revealed"] & Events["gunned_down"]>;
  switch (eventOf(item) as keyof Events) {
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

/** What a player of Corleone's Empire would call one move: all that a seat does in its turn; what all look at stands alone. */

import type { Events, TableFacts } from "../../generated/corleones_empire";
import { PLAIN, type Pacing } from "../../lib/beats";

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

const ALONE: readonly (keyof Events)[] = ["turf_war", "bids_revealed", "tribute_revealed", "offers_revealed", "tax_revealed", "entracte", "act", "game_over"];

/** Who has the last figures acts several times in a row: each time is a move. */
const STARTS = ["business.action"];

/** Seven turf wars are shown one after another, each long enough to read its counts. */
const LONGEST = 6500;

export const pacing: Pacing = { ...PLAIN, asked: (facts: TableFacts) => facts.asked?.kind ?? "", starts: STARTS, alone: ALONE, worth: WORTH, longest: LONGEST };

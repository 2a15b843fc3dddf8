/** What is heard of the events of Corleone's Empire. */

import type { Events } from "../../generated/corleones_empire";
import type { SoundName } from "../../playback/soundNames";

export const sounds: { [Kind in keyof Events]?: SoundName } = {
  gunned_down: "shot",
  turf_gunned_down: "shot",
  money_taken: "chip",
  banked: "chip",
  packed: "chip",
  good_taken: "chip",
  figure_placed: "chip",
  marker_placed: "chip",
  business_opened: "flip",
  public_job: "flip",
  job_completed: "flip",
  ally_played: "flip",
  ally_taken: "flip",
  tribute_revealed: "flip",
  offers_revealed: "flip",
  tax_revealed: "flip",
};

/** What is heard of the events of La Famiglia. */

import type { Events } from "../../generated/la_famiglia";
import type { SoundName } from "../../playback/soundNames";

export const sounds: { [Kind in keyof Events]?: SoundName } = {
  attack: "shot",
  strike: "shot",
  placed: "chip",
  added: "chip",
  recruited: "chip",
  money: "chip",
  token_laid: "chip",
  token_moved: "chip",
  token_swapped: "chip",
  bust_placed: "chip",
  tile_marked: "chip",
  order_issued: "flip",
  order_executed: "flip",
  mat_revealed: "flip",
  cards_laid: "flip",
};

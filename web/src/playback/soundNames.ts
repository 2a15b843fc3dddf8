/** The sounds of a table: a chip is put down, a card or token turns over, a shot, a bell for one's turn. */

export type SoundName = "chip" | "flip" | "shot" | "bell";

/** Of several sounds at the same time, the first of these is heard. */
export const LOUDEST_FIRST: readonly SoundName[] = ["bell", "shot", "flip", "chip"];

/** Staging: a move that is shown in beats, each of which shows and tells more. */

import type { SoundName } from "./soundNames";

export interface Staging {
  /** When each beat after the first begins, in milliseconds at normal speed from the start of the move. */
  beats: readonly number[];
  /** Milliseconds at normal speed for the whole move. */
  ms: number;
  /** The items from number `n` on are shown from this beat on; in the order of the items. */
  cues: readonly Cue[];
  /** The beat that shows the state after the move; null: it is shown at the end, for it tells the result. */
  stateBeat: number | null;
  /** What is heard with each beat after the first. */
  sound: SoundName;
}

export interface Cue {
  n: number;
  beat: number;
}

/** Return the number of the last item that may be shown in a beat, if `last` is the last one of all. */
export function lastToldItem({ cues }: Staging, beat: number, last: number): number {
  const cue = cues.find((each) => each.beat > beat);
  return cue ? Math.min(last, cue.n - 1) : last;
}

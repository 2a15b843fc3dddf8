/** The colours of a seat's pieces. */

import type { Model } from "../types";

/** Return the CSS variables of a seat's pieces: --fill, --ink, --edge. Seat 0 is neutral. */
export function seatColours(model: Model, seat: number): string {
  const family = seat === 0 ? "neutral" : model.familyOf(seat);
  return family
    ? `--fill: var(--family-${family}); --ink: var(--family-${family}-ink); --edge: var(--family-${family}-edge)`
    : "--fill: #f1e3c2; --ink: #33210f; --edge: #4a2c14";
}

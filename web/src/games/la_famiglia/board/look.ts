/** How a seat's pieces are coloured. */

import type { Model } from "../types";

/** The CSS variables that colour a piece of a seat: --fill, --ink, --edge. Seat 0 is the neutrals. */
export function paint(model: Model, seat: number): string {
  const family = seat === 0 ? "neutral" : model.familyOf(seat);
  return family
    ? `--fill: var(--family-${family}); --ink: var(--family-${family}-ink); --edge: var(--family-${family}-edge)`
    : "--fill: #f1e3c2; --ink: #33210f; --edge: #4a2c14";
}

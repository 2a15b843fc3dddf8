/** The colours of a seat's pieces. */

import "./seatColours.css";
import type { Model } from "./types";

/** Return the CSS variables of a seat's pieces: --fill, --ink, --edge. Seat 0 is neutral. */
export function seatColours(model: Model, seat: number): string {
  const family = (seat > 0 && model.familyOf(seat)) || "neutral";
  return `--fill: var(--family-${family}); --on: var(--family-${family}-ink); --edge: var(--family-${family}-edge)`;
}

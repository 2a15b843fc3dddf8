/** How a seat's pieces are coloured. */

import "./look.css";
import type { Model } from "./types";

/** The CSS variables that colour a piece of a seat: --fill, --ink, --edge. Seat 0 is the neutrals. */
export function paint(model: Model, seat: number): string {
  const family = (seat > 0 && model.familyOf(seat)) || "neutral";
  return `--fill: var(--family-${family}); --on: var(--family-${family}-ink); --edge: var(--family-${family}-edge)`;
}

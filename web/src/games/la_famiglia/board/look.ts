/** How seats look: each has a shape besides its family's colour. */

import type { TableModel } from "../../../lib/model.svelte";

const star = Array.from({ length: 10 }, (_, k) => {
  const [r, a] = [k % 2 === 0 ? 1.14 : 0.48, (k * Math.PI) / 5];
  return `${(r * Math.sin(a)).toFixed(3)} ${(-r * Math.cos(a)).toFixed(3)}`;
}).join("L");

/** The shape of each symbol of the board's data, about one unit around its middle. */
export const SHAPES: Record<string, string> = {
  cerchio: "M-.88 0a.88 .88 0 1 0 1.76 0a.88 .88 0 1 0 -1.76 0Z",
  stella: `M${star}Z`,
  rombo: "M0 -1.14L.92 0L0 1.14L-.92 0Z",
  triangolo: "M0 -1.02L1.06 .82L-1.06 .82Z",
};

/** The CSS variables that colour a piece of a seat: --fill, --ink, --edge. Seat 0 is the neutrals. */
export function paint(model: TableModel, seat: number): string {
  const family = seat === 0 ? "neutral" : model.familyOf(seat);
  return family
    ? `--fill: var(--family-${family}); --ink: var(--family-${family}-ink); --edge: var(--family-${family}-edge)`
    : "--fill: #f1e3c2; --ink: #33210f; --edge: #4a2c14";
}

/** How large a small map is shown, so that what can be chosen is seen well. */

import type { Box } from "../../../lib/sight";

/** Pixels around what is shown. */
const EDGE = 14;

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/**
 * Pixels per unit at which all of a part of the map, given in units, fits into the space: at most `most`, and at least
 * `least`, below which nothing could be hit or read, even if not all fits then.
 */
export function scaleFor(part: Box, wide: number, high: number, least: number, most: number): number {
  const fits = Math.min((wide - 2 * EDGE) / Math.max(1, part.right - part.left), (high - 2 * EDGE) / Math.max(1, part.bottom - part.top));
  return Math.max(least, Math.min(most, fits));
}

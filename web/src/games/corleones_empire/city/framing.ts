/** The scale of a small map that shows what can be chosen. */

import type { Box } from "../../../ui/scrollIntoView";

/** Pixels around the part that is shown. */
const EDGE = 14;

/** Return the bounding box of several boxes. */
export function boundingBox(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/**
 * Return the pixels per unit at which a part of the map fits into the space: at most `most`, and at least `least`,
 * below which nothing could be hit or read, even if not all of it fits.
 */
export function scaleFor(part: Box, wide: number, high: number, least: number, most: number): number {
  const fits = Math.min((wide - 2 * EDGE) / Math.max(1, part.right - part.left), (high - 2 * EDGE) / Math.max(1, part.bottom - part.top));
  return Math.max(least, Math.min(most, fits));
}

/** How far to scroll or pan an area so that what can be chosen becomes visible. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels between the target and the edge. */
const MARGIN = 10;

/** Return how far to move the window, right and down: [0, 0] if enough is visible. */
export function scrollOffset(window: Box, boxes: readonly Box[]): [number, number] {
  const all: Box = {
    left: Math.min(...boxes.map((box) => box.left)) - MARGIN,
    top: Math.min(...boxes.map((box) => box.top)) - MARGIN,
    right: Math.max(...boxes.map((box) => box.right)) + MARGIN,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + MARGIN,
  };
  const [wide, high] = [window.right - window.left, window.bottom - window.top];
  if (all.right - all.left <= wide && all.bottom - all.top <= high) {
    return [along(window.left, window.right, all.left, all.right), along(window.top, window.bottom, all.top, all.bottom)];
  }
  const middles = boxes.map((box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
  if (middles.some(([x, y]) => x > window.left && x < window.right && y > window.top && y < window.bottom)) return [0, 0];
  const mean = (k: 0 | 1) => middles.reduce((sum, one) => sum + one[k], 0) / middles.length;
  return [mean(0) - (window.left + window.right) / 2, mean(1) - (window.top + window.bottom) / 2];
}

/** Return the smallest shift that brings one range into another, longer one. */
function along(from: number, to: number, start: number, end: number): number {
  return start < from ? start - from : Math.max(0, end - to);
}

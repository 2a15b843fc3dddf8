/** How keys and swipes move through a series of pictures. */

export interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger moves sideways, at least. */
const SWIPE = 40;

/** Return 1 for the next picture, -1 for the one before, 0 for any other key. */
export function stepOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
}

/** Return the same for a swipe; one that goes up or down scrolls the page. */
export function stepOfSwipe(from: Point, to: Point): number {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < SWIPE || Math.abs(across) < 1.5 * Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}

/** Where a popover goes: next to what it belongs to, and always on the screen. */

/** Pixels between the popover, its anchor and the edge of the screen. */
const GAP = 8;

interface Size {
  width: number;
  height: number;
}
type Edges = Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom">;

/** Return the corner of a box: below its anchor, above it if there is more room, and moved onto the screen. */
export function cornerFor(anchor: Edges, box: Size, screen: Size): { left: number; top: number } {
  const onto = (at: number, length: number, room: number) => Math.max(GAP, Math.min(at, room - length - GAP));
  const left = onto((anchor.left + anchor.right - box.width) / 2, box.width, screen.width);
  const below = anchor.bottom + GAP;
  const fits = below + box.height <= screen.height - GAP;
  return { left, top: fits ? below : onto(anchor.top - box.height - GAP, box.height, screen.height) };
}

/**
 * Keep an open popover at its anchor, also when it grows because its text arrives later, or when the screen is turned.
 * Return a function that stops this.
 */
export function keepPlaced(box: HTMLElement, anchor: Element): () => void {
  const place = (): void => {
    const { left, top } = cornerFor(
      anchor.getBoundingClientRect(),
      { width: box.offsetWidth, height: box.offsetHeight },
      { width: innerWidth, height: innerHeight },
    );
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  };
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(place);
  sizes?.observe(box);
  addEventListener("resize", place);
  place();
  return () => {
    sizes?.disconnect();
    removeEventListener("resize", place);
  };
}

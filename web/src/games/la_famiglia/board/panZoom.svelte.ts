/** Pans and zooms the map by wheel, drag, pinch, double tap, keys and buttons. */

import type { Point } from "./geometry";
import { type Space, type Zoom, fitPart, isTurned, isVisible, panBy, panTo, spaceOf, fitAll, zoomBy } from "./zoom";

const DRAG = 6;
const REST = 160;

export class PanZoom {
  zoom = $state.raw<Zoom>({ z: 1, x: 0, y: 0 });
  /** The map is being moved: it may be drawn coarsely. */
  busy = $state(false);
  /** The last press was a drag, so the click that follows it is ignored. */
  dragged = false;
  /** The player moved it, not a question. */
  byHand = false;
  space = $state.raw<Space>({ wide: 1, high: 1, map: [1, 1] });
  readonly #touches = new Map<number, Point>();
  #start: Point | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The space or the board changed: keep the centre, but show everything again on a screen that was turned. */
  fit(wide: number, high: number, board: Point): void {
    if (wide < 1 || high < 1) return;
    const [before, zoom] = [this.space, this.zoom];
    this.space = spaceOf(wide, high, board);
    if (isTurned(before, this.space)) {
      this.zoom = fitAll(this.space);
      this.byHand = false;
      return;
    }
    const share = (at: number, room: number, length: number) => (room / 2 - at) / (length * zoom.z);
    const [sx, sy] = [share(zoom.x, before.wide, before.map[0]), share(zoom.y, before.high, before.map[1])];
    const [mapX, mapY] = this.space.map;
    this.zoom =
      zoom.z === 1
        ? fitAll(this.space)
        : panBy(this.space, { z: zoom.z, x: wide / 2 - sx * mapX * zoom.z, y: high / 2 - sy * mapY * zoom.z }, 0, 0);
  }

  #change(zoom: Zoom, byHand = true): void {
    this.zoom = zoom;
    this.byHand = byHand;
    this.busy = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.busy = false), REST);
  }

  zoomBy(factor: number, at: Point = [this.space.wide / 2, this.space.high / 2]): void {
    this.#change(zoomBy(this.space, this.zoom, factor, at));
  }

  reset(byHand = true): void {
    this.#change(fitAll(this.space), byHand);
  }

  /** Show a part of the map, given as two corners in fractions of it; null: fill the space. */
  frame(part: readonly [Point, Point] | null, most: number, under: number, least = 1): void {
    this.#change(fitPart(this.space, part, most, under, least), false);
  }

  /** Return whether a part of the map is visible. */
  isVisible([from, to]: readonly [Point, Point]): boolean {
    return isVisible(this.space, this.zoom, from) && isVisible(this.space, this.zoom, to);
  }

  /** Pan to a point of the map, given in fractions of it. */
  show(at: Point): void {
    if (this.zoom.z > 1) this.#change(panTo(this.space, this.zoom, at));
  }

  wheel(event: WheelEvent, at: Point): void {
    if (this.zoom.z === 1 && event.deltaY > 0) return;
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.zoomBy(Math.exp(-Math.max(-240, Math.min(240, pixels)) * 0.0022), at);
  }

  down(event: PointerEvent, at: Point): void {
    if (event.button !== 0) return;
    this.#touches.set(event.pointerId, at);
    if (this.#touches.size === 1) {
      this.dragged = false;
      this.#start = at;
    }
  }

  move(event: PointerEvent, at: Point): void {
    const before = this.#touches.get(event.pointerId);
    if (!before) return;
    const others = [...this.#touches].filter(([id]) => id !== event.pointerId);
    const far = this.#start ? Math.hypot(at[0] - this.#start[0], at[1] - this.#start[1]) : 0;
    if (!this.dragged && others.length === 0 && far < DRAG) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#touches.set(event.pointerId, at);
    const other = others[0]?.[1];
    if (!other) return this.#change(panBy(this.space, this.zoom, at[0] - before[0], at[1] - before[1]));
    const apart = (one: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]) || 1;
    const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
    const shifted = panBy(this.space, this.zoom, (at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
    this.#change(zoomBy(this.space, shifted, apart(at) / apart(before), middle));
  }

  up(event: PointerEvent): void {
    this.#touches.delete(event.pointerId);
  }

  stop(): void {
    clearTimeout(this.#rest);
  }
}

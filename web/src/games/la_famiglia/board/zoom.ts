/** The position and scale of the map in its space. */

import type { Point } from "./geometry";

export interface Zoom {
  /** 1: the whole map fits. */
  z: number;
  /** The upper left corner of the map, in pixels of the space. */
  x: number;
  y: number;
}

/** The space, and the size of the map in it when the whole map fits. */
export interface Space {
  wide: number;
  high: number;
  map: Point;
}

export const MAX_ZOOM = 6;
/** Pixels around the part that is shown. */
const EDGE = 24;

/** Return the space with the map fitted into it. */
export function spaceOf(wide: number, high: number, board: Point): Space {
  const scale = Math.min(wide / board[0], high / board[1]);
  return { wide, high, map: [board[0] * scale, board[1] * scale] };
}

/** Return whether a space that was measured before is upright now, or lies on its side. */
export function isTurned(before: Space, now: Space): boolean {
  return before.wide > 1 && before.wide > before.high !== now.wide > now.high;
}

/**
 * Return the nearest allowed zoom: a narrow map is centred, a whole one is at the top. An enlarged map may be moved up
 * by half the space, because on a phone a sheet covers the lower half.
 */
export function clamp(space: Space, { z, x, y }: Zoom): Zoom {
  const size = Math.min(MAX_ZOOM, Math.max(1, z));
  const [wide, high] = [space.map[0] * size, space.map[1] * size];
  const lowest = size === 1 ? 0 : Math.min(0, space.high / 2 - high);
  return {
    z: size,
    x: wide <= space.wide ? (space.wide - wide) / 2 : Math.min(0, Math.max(space.wide - wide, x)),
    y: Math.min(size === 1 ? 0 : Math.max(0, space.high - high), Math.max(lowest, y)),
  };
}

/** Return the zoom of the whole map. */
export function fitAll(space: Space): Zoom {
  return clamp(space, { z: 1, x: 0, y: 0 });
}

/**
 * Return the zoom that shows a part of the map, given in fractions of it, as large as `most` allows; null: the map
 * fills the space. `under`: pixels that are covered at the bottom. At least `least`, even if not all of it fits.
 */
export function fitPart(space: Space, part: readonly [Point, Point] | null, most: number, under = 0, least = 1): Zoom {
  const [mapX, mapY] = space.map;
  const fill = Math.max(space.wide / mapX, space.high / mapY);
  const [from, to]: readonly [Point, Point] = part ?? [
    [0.5, 0.5],
    [0.5, 0.5],
  ];
  const edge = 2 * EDGE;
  const fits = Math.min(
    (space.wide - edge) / Math.max(1e-6, (to[0] - from[0]) * mapX),
    (space.high - under - edge) / Math.max(1e-6, (to[1] - from[1]) * mapY),
  );
  const z = Math.min(MAX_ZOOM, Math.max(least, part ? Math.min(fits, Math.max(fill, most)) : fill));
  const middle = (k: 0 | 1, room: number) => room / 2 - ((from[k] + to[k]) / 2) * space.map[k] * z;
  return clamp(space, { z, x: middle(0, space.wide), y: middle(1, space.high - under) });
}

/** Zoom by a factor; the point under `at` stays in place if possible. */
export function zoomBy(space: Space, zoom: Zoom, factor: number, [x, y]: Point): Zoom {
  const z = Math.min(MAX_ZOOM, Math.max(1, zoom.z * factor));
  const by = z / zoom.z;
  return clamp(space, { z, x: x - (x - zoom.x) * by, y: y - (y - zoom.y) * by });
}

export function panBy(space: Space, zoom: Zoom, dx: number, dy: number): Zoom {
  return clamp(space, { z: zoom.z, x: zoom.x + dx, y: zoom.y + dy });
}

/** Return whether a point of the map, given in fractions of it, is visible. */
export function isVisible(space: Space, zoom: Zoom, [sx, sy]: Point): boolean {
  const [x, y] = [zoom.x + sx * space.map[0] * zoom.z, zoom.y + sy * space.map[1] * zoom.z];
  return x >= 0 && y >= 0 && x <= space.wide && y <= space.high;
}

/** Pan just far enough that a point of the map, given in fractions of it, is well visible. */
export function panTo(space: Space, zoom: Zoom, [sx, sy]: Point): Zoom {
  const [x, y] = [zoom.x + sx * space.map[0] * zoom.z, zoom.y + sy * space.map[1] * zoom.z];
  const [edgeX, edgeY] = [Math.min(80, space.wide / 4), Math.min(80, space.high / 4)];
  const back = (at: number, room: number, edge: number) => Math.min(room - edge, Math.max(edge, at)) - at;
  return panBy(space, zoom, back(x, space.wide, edgeX), back(y, space.high, edgeY));
}

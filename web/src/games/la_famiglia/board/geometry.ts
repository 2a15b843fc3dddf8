/** The map's data (board.json) and its geometry: paths, points in polygons, neighbours by direction. */

export type Point = [number, number];

export interface Area {
  id: string;
  mandamento: string;
  coast: boolean;
  seas: string[];
  neighbours: string[];
  centroid: Point;
  inscribed: [number, number, number];
  label: { at: Point; symbols: Point; w: number; h: number; lines: string[]; size: number };
  start: { seat: number; soldati: number };
  polygon: Point[];
}

export interface Sea {
  id: string;
  neighbours: string[];
  areas: string[];
  label: { at: Point; rotate?: number };
  slots: Point[];
  polygon: Point[];
}

export interface Border {
  kind: "area" | "mandamento" | "sea";
  a: string;
  b: string;
  points: Point[];
}

export interface Mandamento {
  id: string;
  color: string;
  areas: string[];
  control: { sea: string; at: Point; shore: Point };
}

export interface Seat {
  seat: number;
  team: string;
  corner: "NW" | "NE" | "SE" | "SW";
  at: Point;
  next: number;
}

export interface BoardData {
  size: Point;
  tieBreaker: string;
  deco: { compass: Point; title: Point; etna: Point };
  seats: Seat[];
  mandamenti: Mandamento[];
  areas: Area[];
  seas: Sea[];
  borders: Border[];
  outline: Point[];
}

/** Break a name into at most `most` rows so that the longest is as short as possible. */
export function lines(name: string, most: number): string[] {
  const words = name.split(" ");
  if (most <= 1 || words.length === 1) return [name];
  const ways = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(" "), ...lines(words.slice(k + 1).join(" "), most - 1)]);
  const longest = (rows: string[]) => Math.max(...rows.map((row) => row.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

const lined = new WeakMap<readonly Point[], string>();

/** Return the points as the `d` of an SVG path, closed by default; cached per array. */
export function path(points: readonly Point[], closed = true): string {
  let line = lined.get(points);
  if (line === undefined) lined.set(points, (line = `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`));
  return closed ? `${line}Z` : line;
}

/** Return the outline of polygons that share their borders point by point, as the `d` of an SVG path. */
export function unionPath(polygons: readonly (readonly Point[])[]): string {
  const key = ([x, y]: Point) => `${x} ${y}`;
  // A border that two polygons share runs in both directions, if both go the same way around; what is left goes around all.
  const next = new Map<string, Set<string>>();
  for (const polygon of polygons.map(clockwise)) {
    polygon.forEach((point, k) => {
      const [from, to] = [key(point), key(polygon[(k + 1) % polygon.length] as Point)];
      if (!next.get(to)?.delete(from)) next.set(from, (next.get(from) ?? new Set()).add(to));
    });
  }
  const loops: string[] = [];
  for (const [start, ways] of next) {
    while (ways.size > 0) {
      const loop: string[] = [];
      let at: string | undefined = start;
      while (at !== undefined && (loop.length === 0 || at !== start)) {
        loop.push(at);
        const out: Set<string> | undefined = next.get(at);
        at = out?.values().next().value;
        if (at !== undefined) out?.delete(at);
      }
      loops.push(`M${loop.join("L")}Z`);
    }
  }
  return loops.join("");
}

function clockwise(polygon: readonly Point[]): readonly Point[] {
  const area = polygon.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = polygon[(k + 1) % polygon.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area >= 0 ? polygon : [...polygon].reverse();
}

/** Return whether a point is inside a closed polygon. */
export function inside(polygon: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  let before = polygon.at(-1);
  for (const here of polygon) {
    if (before && here[1] > y !== before[1] > y) {
      const crossing = here[0] + ((y - here[1]) / (before[1] - here[1])) * (before[0] - here[0]);
      if (x < crossing) within = !within;
    }
    before = here;
  }
  return within;
}

/** Return the bounding box of the points: left, top, right, bottom. */
export function bounds(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Mix a colour with a share of another, both as #rrggbb. */
export function mix(color: string, other: string, share: number): string {
  const channel = (from: string, at: number) => Number.parseInt(from.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const here = channel(color, at);
    return Math.round(here + (channel(other, at) - here) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** Return a quadratic curve between two points that bends to its left by a share of its length. */
export function bow(from: Point, to: Point, share: number): { d: string; control: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const control: Point = [(from[0] + to[0]) / 2 + dy * share, (from[1] + to[1]) / 2 - dx * share];
  return { d: `M${from[0]} ${from[1]}Q${control[0]} ${control[1]} ${to[0]} ${to[1]}`, control };
}

/** Return the point at the share `t` of a quadratic curve. */
export function along(from: Point, control: Point, to: Point, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
}

/** A place on the map that can be chosen: an area or a sea, with its element key. */
export interface Place {
  element: string;
  id: string;
  at: Point;
  beside: string[];
}

/** Return all areas, mandamento by mandamento from west to east, then all seas: the reading order. */
export function places(board: BoardData): Place[] {
  const byId = new Map(board.areas.map((area) => [area.id, area]));
  const areas = board.mandamenti.flatMap((one) => one.areas).flatMap((id) => byId.get(id) ?? []);
  return [
    ...areas.map((area) => ({
      element: `area:${area.id}`,
      id: area.id,
      at: [area.inscribed[0], area.inscribed[1]] as Point,
      beside: [...area.neighbours.map((id) => `area:${id}`), ...area.seas.map((id) => `sea:${id}`)],
    })),
    ...board.seas.map((sea) => ({
      element: `sea:${sea.id}`,
      id: sea.id,
      at: sea.label.at,
      beside: [...sea.neighbours.map((id) => `sea:${id}`), ...sea.areas.map((id) => `area:${id}`)],
    })),
  ];
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return where an arrow key leads from a place: the best neighbour in that direction, else the nearest place. */
export function toward(all: readonly Place[], from: Place, key: string): Place | null {
  const way = ARROWS[key];
  if (!way) return null;
  const best = (those: readonly Place[], widest: number) => {
    let found: Place | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const place of those) {
      const [dx, dy] = [place.at[0] - from.at[0], place.at[1] - from.at[1]];
      const length = Math.hypot(dx, dy);
      const straight = (dx * way[0] + dy * way[1]) / (length || 1);
      if (place === from || straight < widest) continue;
      const cost = length / straight ** 2;
      if (cost < least) [found, least] = [place, cost];
    }
    return found;
  };
  const beside = all.filter((place) => from.beside.includes(place.element));
  return best(beside, 0.6) ?? best(all, 0.25);
}

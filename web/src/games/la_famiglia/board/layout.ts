/** Places pieces inside their area, clear of each other, of the area's name and of printed marks. */

import { type Area, type BoardData, type Mandamento, type Point, type Sea, bounds, inside } from "./geometry";

export type Kind = "soldati" | "order" | "lab" | "car" | "attackers" | "pin" | "boat";

/** Width and height of each kind of piece, in units of the map. */
export type Sizes = Record<Kind, Point>;

/** Sizes for a large map, and for a small one, where pieces are larger. */
export const NEAR: Sizes = {
  soldati: [38, 44],
  order: [42, 32],
  lab: [34, 26],
  car: [42, 22],
  attackers: [38, 44],
  pin: [24, 28],
  boat: [46, 26],
};
export const FAR: Sizes = {
  soldati: [49, 57],
  order: [46, 36],
  lab: [38, 29],
  car: [46, 24],
  attackers: [49, 57],
  pin: [30, 35],
  boat: [54, 31],
};

/** The width of plain letters relative to the map's own. */
const PLAIN = 0.94;
const CELL = 2;
const MARGIN = 44;
const GAP = 2;
const COST = { sea: 1.2, name: 4, print: 2, elsewhere: 3 };
const PULL = 0.9;
const HOME = 1.6;
/** The radius of the marks of Mandamenti for which their places are printed. */
const PRINTED_MARK = 20;
const ALWAYS: readonly Kind[] = ["soldati", "order", "lab", "car"];

interface Box {
  at: Point;
  size: Point;
}

/** The cost of placing a rectangle on an area, summed over its cells. */
class CostMap {
  readonly #sums: Float64Array;
  readonly #wide: number;
  readonly #left: number;
  readonly #top: number;
  readonly #high: number;

  constructor(board: BoardData, area: Area, names: number, plain: boolean, controls: readonly Box[], crown: Box) {
    const [left, top, right, bottom] = bounds(area.polygon);
    this.#left = left - MARGIN;
    this.#top = top - MARGIN;
    this.#wide = Math.ceil((right - left + 2 * MARGIN) / CELL);
    this.#high = Math.ceil((bottom - top + 2 * MARGIN) / CELL);
    const cells = new Float32Array(this.#wide * this.#high).fill(COST.sea);
    for (const other of board.areas) {
      this.#fill(cells, other.polygon, other === area ? 0 : COST.elsewhere);
    }
    for (const box of controls) this.#block(cells, box, COST.print);
    this.#block(cells, crown, COST.name);
    this.#block(cells, { at: board.deco.etna, size: [34, 26] }, COST.print / 2);
    if (names > 0) this.#block(cells, nameBox(area, names, plain), COST.name);
    this.#sums = this.#summed(cells);
  }

  #fill(cells: Float32Array, polygon: readonly Point[], cost: number): void {
    for (let row = 0; row < this.#high; row++) {
      const y = this.#top + (row + 0.5) * CELL;
      const crossings: number[] = [];
      let before = polygon.at(-1) as Point;
      for (const here of polygon) {
        if (here[1] > y !== before[1] > y) {
          crossings.push(here[0] + ((y - here[1]) / (before[1] - here[1])) * (before[0] - here[0]));
        }
        before = here;
      }
      crossings.sort((a, b) => a - b);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.round(((crossings[k] as number) - this.#left) / CELL));
        const to = Math.min(this.#wide, Math.round(((crossings[k + 1] as number) - this.#left) / CELL));
        if (to > from) cells.fill(cost, row * this.#wide + from, row * this.#wide + to);
      }
    }
  }

  #block(cells: Float32Array, { at, size }: Box, cost: number): void {
    const [fromX, toX] = [at[0] - size[0] / 2 - this.#left, at[0] + size[0] / 2 - this.#left];
    const [fromY, toY] = [at[1] - size[1] / 2 - this.#top, at[1] + size[1] / 2 - this.#top];
    for (let row = Math.max(0, Math.floor(fromY / CELL)); row < Math.min(this.#high, toY / CELL); row++) {
      for (let column = Math.max(0, Math.floor(fromX / CELL)); column < Math.min(this.#wide, toX / CELL); column++) {
        const cell = row * this.#wide + column;
        cells[cell] = Math.max(cells[cell] as number, cost);
      }
    }
  }

  #summed(cells: Float32Array): Float64Array {
    const wide = this.#wide + 1;
    const sums = new Float64Array(wide * (this.#high + 1));
    for (let row = 0; row < this.#high; row++) {
      let line = 0;
      for (let column = 0; column < this.#wide; column++) {
        line += cells[row * this.#wide + column] as number;
        sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] as number) + line;
      }
    }
    return sums;
  }

  #cost(column: number, row: number, wide: number, high: number): number {
    const [line, s] = [this.#wide + 1, this.#sums];
    const at = (c: number, r: number) => s[r * line + c] as number;
    return at(column + wide, row + high) - at(column, row + high) - at(column + wide, row) + at(column, row);
  }

  /** Return the cheapest position near `anchor` that overlaps none of `taken`; `step` is the search resolution. */
  best(size: Point, anchor: Point, taken: readonly Box[], step: number): { at: Point; cost: number } {
    const wide = Math.ceil((size[0] + GAP) / CELL);
    const high = Math.ceil((size[1] + GAP) / CELL);
    const found = { at: anchor, cost: Number.POSITIVE_INFINITY };
    for (let row = 0; row + high <= this.#high; row += step) {
      for (let column = 0; column + wide <= this.#wide; column += step) {
        const x = this.#left + (column + wide / 2) * CELL;
        const y = this.#top + (row + high / 2) * CELL;
        let cost = PULL * Math.hypot(x - anchor[0], y - anchor[1]);
        if (cost >= found.cost) continue;
        cost += this.#cost(column, row, wide, high);
        if (cost >= found.cost || taken.some((box) => overlap({ at: [x, y], size }, box))) continue;
        found.at = [x, y];
        found.cost = cost;
      }
    }
    return found;
  }
}

/** Return whether two pieces overlap or are too close. */
export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.at[0] - other.at[0]) < (one.size[0] + other.size[0]) / 2 + GAP &&
    Math.abs(one.at[1] - other.at[1]) < (one.size[1] + other.size[1]) / 2 + GAP
  );
}

/** Return the box of an area's name at `times` its printed size. */
function nameBox({ label }: Area, times: number, plain = false): Box {
  return { at: label.at, size: [label.w * times * (plain ? PLAIN : 1) + 4, label.lines.length * label.size * times * 0.98 + 2] };
}

/** Return where the marks of Mandamenti are: the larger, the farther from the shore, and no two on top of each other. */
function controlMarks(mandamenti: readonly Mandamento[], radius: number): Map<string, Point> {
  const marks = mandamenti.map(({ control: { at, shore } }): Point => {
    const [dx, dy] = [at[0] - shore[0], at[1] - shore[1]];
    const by = (radius - PRINTED_MARK) / Math.hypot(dx, dy);
    return [at[0] + dx * by, at[1] + dy * by];
  });
  marks.forEach((one, k) => {
    for (const other of marks.slice(k + 1)) {
      const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
      const apart = Math.hypot(dx, dy);
      const by = Math.max(0, (2 * (radius + GAP) - apart) / 2) / apart;
      [one[0], one[1]] = [one[0] - dx * by, one[1] - dy * by];
      [other[0], other[1]] = [other[0] + dx * by, other[1] + dy * by];
    }
  });
  return new Map(mandamenti.map(({ id }, k) => [id, marks[k] as Point]));
}

/**
 * The positions of pieces on a board, for one set of sizes and one size of the names (0: without names).
 *
 * Soldati, the first order, labs and the first car have fixed positions in each area, so that nothing moves when
 * another piece comes or goes; other pieces take the remaining room.
 */
export class Layout {
  readonly sizes: Sizes;
  readonly #board: BoardData;
  readonly names: number;
  /** Whether the names are in plain letters, which are narrower and legible at smaller sizes. */
  readonly plain: boolean;
  /** The radius of the marks of Mandamenti and seats: wherever the layout applies they are at least 28 pixels wide. */
  readonly marks: number;
  readonly #controls: Map<string, Point>;
  readonly #printed: Box[];
  readonly #areas = new Map<string, Area>();
  readonly #grounds = new Map<string, CostMap>();
  readonly #fixed = new Map<string, Map<Kind, Point>>();
  readonly #known = new Map<string, Point[]>();

  constructor(board: BoardData, sizes: Sizes, names: number, plain = false, marks = PRINTED_MARK) {
    this.#board = board;
    this.marks = marks;
    this.plain = plain;
    this.sizes = sizes;
    this.names = names;
    for (const area of board.areas) this.#areas.set(area.id, area);
    this.#controls = controlMarks(board.mandamenti, marks);
    this.#printed = [...this.#controlBoxes, ...board.seats.map(({ at }): Box => ({ at, size: [80, 72] }))];
  }

  /** Return where the mark of a Mandamento is. */
  controlAt(id: string): Point {
    return this.#controls.get(id) as Point;
  }

  get #controlBoxes(): Box[] {
    return [...this.#controls.values()].map((at) => ({ at, size: [2 * this.marks, 2 * this.marks] }));
  }

  /** The box of the crown of the area that breaks ties: above its name, or in its middle on a map without names. */
  get crown(): Box {
    const { label, inscribed } = this.#areas.get(this.#board.tieBreaker) as Area;
    const size: Point = [this.marks * 1.6, this.marks];
    if (this.names === 0) return { at: [inscribed[0], inscribed[1] - inscribed[2] + size[1] * 0.6], size };
    return { at: [label.at[0], label.at[1] - (label.lines.length * label.size * this.names) / 2 - size[1] / 2], size };
  }

  #ground(area: Area): CostMap {
    const known = this.#grounds.get(area.id) ?? new CostMap(this.#board, area, this.names, this.plain, this.#controlBoxes, this.crown);
    this.#grounds.set(area.id, known);
    return known;
  }

  /** Return the positions of the fixed pieces: tries positions of the Soldati so that all the others fit best. */
  #reserve(area: Area): Map<Kind, Point> {
    const known = this.#fixed.get(area.id);
    if (known) return known;
    const ground = this.#ground(area);
    const centre: Point = [area.inscribed[0], area.inscribed[1]];
    let least = Number.POSITIVE_INFINITY;
    let found = new Map<Kind, Point>();
    const reach = area.inscribed[2] * 0.9;
    for (let dy = -reach; dy <= reach; dy += reach / 2) {
      for (let dx = -reach; dx <= reach; dx += reach / 2) {
        const anchor: Point = [centre[0] + dx, centre[1] + dy];
        const [taken, spots] = [[] as Box[], new Map<Kind, Point>()];
        let total = 0;
        for (const kind of ALWAYS) {
          const size = this.sizes[kind];
          const { at, cost } = ground.best(size, kind === "soldati" ? anchor : centre, taken, 3);
          total += cost + (kind === "soldati" ? HOME * Math.hypot(at[0] - centre[0], at[1] - centre[1]) : 0);
          taken.push({ at, size });
          spots.set(kind, at);
          if (total >= least) break;
        }
        if (total < least) [least, found] = [total, spots];
      }
    }
    this.#fixed.set(area.id, found);
    return found;
  }

  /** Return the centres of the pieces of an area, in the order of `kinds`; no two overlap. */
  inArea(id: string, kinds: readonly Kind[]): Point[] {
    const key = `${id} ${kinds.join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const area = this.#areas.get(id) as Area;
    const fixed = this.#reserve(area);
    const centre: Point = [area.inscribed[0], area.inscribed[1]];
    const places: (Point | undefined)[] = kinds.map((kind, k) => (kinds.indexOf(kind) === k ? fixed.get(kind) : undefined));
    const taken = kinds.flatMap((kind, k) => {
      const at = places[k];
      return at ? [{ at, size: this.sizes[kind] }] : [];
    });
    const all = kinds.map((kind, k) => {
      const at = places[k] ?? this.#ground(area).best(this.sizes[kind], centre, taken, 1).at;
      if (!places[k]) taken.push({ at, size: this.sizes[kind] });
      return at;
    });
    this.#known.set(key, all);
    return all;
  }

  /** Return where the Soldati of an area stand, which is where moves end. */
  stand(id: string): Point {
    return this.#reserve(this.#areas.get(id) as Area).get("soldati") as Point;
  }

  /** Return the centres of `n` boats on a sea: in a row below its name, moved along or aside to be clear of printed marks. */
  onSea(sea: Sea, n: number): Point[] {
    const [first, middle, last] = [sea.slots[0], sea.slots[Math.floor(sea.slots.length / 2)], sea.slots.at(-1)] as [Point, Point, Point];
    const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
    const length = Math.hypot(dx, dy) || 1;
    const size = this.sizes.boat;
    const step = Math.abs(dx) > Math.abs(dy) ? size[0] + 2 * GAP : size[1] + 4 * GAP;
    const row = (along: number, aside: number) =>
      Array.from({ length: n }, (_, k): Point => {
        const by = ((k - (n - 1) / 2) * step + along) / length;
        return [middle[0] + dx * by - (dy / length) * aside, middle[1] + dy * by + (dx / length) * aside];
      });
    const free = (at: Point) => inside(sea.polygon, at) && !this.#printed.some((box) => overlap({ at, size }, box));
    const both = (most: number, by: number) => Array.from({ length: most }, (_, k) => (k % 2 ? by : -by) * Math.ceil(k / 2));
    for (const aside of both(13, 10))
      for (const along of both(81, 3)) {
        const found = row(along, aside);
        if (found.every(free)) return found;
      }
    return row(0, 0);
  }
}

/** The layouts of a board, by the minimum pixels per unit from which they apply. */
const LEVELS: [number, Sizes, number, boolean, number][] = [
  [0.64, NEAR, 1, false, 22],
  [0.46, NEAR, 1.4, false, 31],
  [0.36, NEAR, 1.75, true, 39],
  [0, FAR, 0, false, 57],
];
const made = new WeakMap<BoardData, Layout[]>();

/** Return the layout for a scale, cached per board because it is slow to compute. */
export function layoutFor(board: BoardData, scale: number): Layout {
  const known = made.get(board) ?? LEVELS.map(([, sizes, names, plain, marks]) => new Layout(board, sizes, names, plain, marks));
  made.set(board, known);
  return known[LEVELS.findIndex(([least]) => scale >= least)] as Layout;
}

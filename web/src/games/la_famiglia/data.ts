// The components of the game by name.

import type { BoardData, Mandamento, Seat } from "./board/geometry";

export interface Part {
  do: string;
  n?: number;
  bonus?: number;
  max?: number;
  range?: number;
  adjacent?: number;
  remove?: number[];
  to?: string;
}
export interface OrderData {
  id: string;
  family: string;
  set: string;
  letter: string;
  kind: "attack" | "supply";
  initiative: number;
  parts: Part[];
}
export interface SpaceData {
  id: string;
  column: string;
  infinite: boolean;
  grey: boolean;
  money: number;
  join: "one" | "or" | "and";
  parts: Part[];
}
export interface ColumnData {
  id: string;
  cost: number;
  spaces: SpaceData[];
}
export interface SheetData {
  number: number;
  columns: ColumnData[];
}
export interface MatSpace {
  column: string;
  value?: Record<string, number>;
  instant?: string;
  n?: number;
  unlocks?: string;
}
export interface MatRow {
  row: string;
  start: Record<string, number>;
  spaces: MatSpace[];
}
export interface MatData {
  family: string;
  row: MatRow[];
}
export interface TileData {
  id: string;
  phase: string;
}

/** The files of a component set that the page reads. */
interface Components {
  "board.json": BoardData;
  "orders.toml": { order: OrderData[] };
  "mats.toml": { mat: MatData[] };
  "control_tiles.toml": { tile: TileData[] };
  "conflict_cards.toml": { card: { id: string }[] };
  "sheets.toml": { sheet: PrintedSheet[]; column: { id: string }[]; space: PrintedSpace[] };
}
interface PrintedSheet {
  number: number;
  cost: Record<string, number>;
  grey: Record<string, number>;
  free: Record<string, number>;
}
interface PrintedSpace extends Omit<SpaceData, "infinite" | "grey"> {
  sheet: number;
  capacity: number | "inf";
}

/** The components that the panels need, read once. */
export class GameData {
  readonly orders = new Map<string, OrderData>();
  readonly ordersOf = new Map<string, OrderData[]>();
  readonly mats = new Map<string, MatData>();
  readonly tiles: TileData[];
  readonly seats: Seat[];
  readonly mandamenti: Mandamento[];
  /** The areas of the northern and of the eastern half of the map. */
  readonly north = new Set<string>();
  readonly east = new Set<string>();
  readonly cards: { id: string }[];
  readonly tieBreaker: string;
  readonly #sheets: SheetData[];

  constructor(components: Components) {
    const board = components["board.json"];
    for (const order of components["orders.toml"].order) {
      this.orders.set(order.id, order);
      this.ordersOf.set(order.family, [...(this.ordersOf.get(order.family) ?? []), order]);
    }
    for (const mat of components["mats.toml"].mat) this.mats.set(mat.family, mat);
    for (const area of board.areas) {
      if (area.centroid[1] < board.size[1] / 2) this.north.add(area.id);
      if (area.centroid[0] > board.size[0] / 2) this.east.add(area.id);
    }
    this.tiles = components["control_tiles.toml"].tile;
    this.cards = components["conflict_cards.toml"].card;
    this.seats = board.seats;
    this.mandamenti = board.mandamenti;
    this.tieBreaker = board.tieBreaker;
    const sheets = components["sheets.toml"];
    this.#sheets = sheets.sheet.map((sheet) => readSheet(sheet, sheets.column, sheets.space));
  }

  sheet(number: number): SheetData | undefined {
    return this.#sheets[number];
  }

  seat(seat: number): Seat | undefined {
    return this.seats.find((one) => one.seat === seat);
  }

  mateOf(seat: number): number {
    return this.seats.find((one) => one.seat !== seat && one.team === this.seat(seat)?.team)?.seat ?? 0;
  }

  /** The seats as two teams, in board order. */
  get teams(): number[][] {
    return ["A", "B"].map((team) => this.seats.filter((one) => one.team === team).map((one) => one.seat));
  }
}

function readSheet(sheet: PrintedSheet, columns: { id: string }[], spaces: PrintedSpace[]): SheetData {
  const { number } = sheet;
  return {
    number,
    columns: columns.map((column) => ({
      id: column.id,
      cost: sheet.cost[column.id] ?? 0,
      spaces: number === 0 ? startSpaces(sheet, column.id) : actionSpaces(number, column.id, spaces),
    })),
  };
}

/** Sheet 0 has no actions: grey circles on top, free spaces below them (LF-H20). */
function startSpaces(sheet: PrintedSheet, column: string): SpaceData[] {
  const grey = sheet.grey[column] ?? 0;
  return Array.from({ length: grey + (sheet.free[column] ?? 0) }, (_, i) => ({
    id: `s0.${column}.${i + 1}`,
    column,
    infinite: false,
    grey: i < grey,
    money: 0,
    join: "one",
    parts: [],
  }));
}

function actionSpaces(number: number, column: string, spaces: PrintedSpace[]): SpaceData[] {
  return spaces
    .filter((space) => space.sheet === number && space.column === column)
    .map((space) => ({ ...space, infinite: space.capacity === "inf", grey: false }));
}

const read = new WeakMap<object, GameData>();

/** Return the components by name, cached per object. */
export function dataOf(components: object): GameData {
  let data = read.get(components);
  if (!data) read.set(components, (data = new GameData(components as Components)));
  return data;
}

/** Return the map of a component set. */
export function boardOf(components: object): BoardData {
  return (components as Components)["board.json"];
}

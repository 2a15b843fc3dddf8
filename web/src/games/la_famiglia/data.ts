// The components of the game, looked up by name.

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
  name: string;
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
  name: string;
  cost: number;
  spaces: SpaceData[];
}
export interface SheetData {
  number: number;
  name: string;
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
  family_name: string;
  theme: string;
  plays: string;
  row: MatRow[];
}
export interface TileData {
  id: string;
  name: string;
  phase: string;
  function: string;
  text: string;
}
export interface SeatData {
  seat: number;
  team: string;
}
export interface MandamentoData {
  id: string;
  name: string;
  color: string;
  areas: string[];
}

/** Everything of the components that the panels need, read once. */
export class GameData {
  readonly orders = new Map<string, OrderData>();
  readonly ordersOf = new Map<string, OrderData[]>();
  readonly mats = new Map<string, MatData>();
  readonly tiles: TileData[];
  readonly seats: SeatData[];
  readonly turnOrder: number[];
  readonly mandamenti: MandamentoData[];
  readonly areas = new Map<string, string>();
  /** The areas of the northern and of the eastern half of the map. */
  readonly north = new Set<string>();
  readonly east = new Set<string>();
  readonly cards: { id: string; name: string; text: string }[];
  readonly characters = new Map<string, { name: string; flavour: string }>();
  readonly tieBreaker: string;
  readonly #sheets: SheetData[];

  constructor(components: any) {
    const board = components["board.json"];
    for (const order of components["orders.toml"].order as OrderData[]) {
      this.orders.set(order.id, order);
      this.ordersOf.set(order.family, [...(this.ordersOf.get(order.family) ?? []), order]);
    }
    for (const mat of components["mats.toml"].mat as MatData[]) this.mats.set(mat.family, mat);
    for (const one of components["characters.toml"].character) this.characters.set(one.id, one);
    for (const area of board.areas) {
      this.areas.set(area.id, area.name);
      if (area.centroid[1] < board.size[1] / 2) this.north.add(area.id);
      if (area.centroid[0] > board.size[0] / 2) this.east.add(area.id);
    }
    this.tiles = components["control_tiles.toml"].tile;
    this.cards = components["conflict_cards.toml"].card;
    this.seats = board.seats;
    this.turnOrder = board.turnOrder;
    this.mandamenti = board.mandamenti;
    this.tieBreaker = board.tieBreaker;
    const sheets = components["sheets.toml"];
    this.#sheets = sheets.sheet.map((sheet: any) => readSheet(sheet, sheets.column, sheets.space));
  }

  sheet(number: number): SheetData | undefined {
    return this.#sheets[number];
  }

  seat(seat: number): SeatData | undefined {
    return this.seats.find((one) => one.seat === seat);
  }

  mateOf(seat: number): number {
    return this.seats.find((one) => one.seat !== seat && one.team === this.seat(seat)?.team)?.seat ?? 0;
  }

  /** The seats as two teams, in the order of the board. */
  get teams(): number[][] {
    return ["A", "B"].map((team) => this.seats.filter((one) => one.team === team).map((one) => one.seat));
  }

  /** The four seats in turn order, from `first` on. */
  turnsFrom(first: number): number[] {
    const at = Math.max(0, this.turnOrder.indexOf(first));
    return this.turnOrder.map((_, i) => this.turnOrder[(at + i) % this.turnOrder.length] ?? 0);
  }
}

function readSheet(sheet: any, columns: any[], spaces: any[]): SheetData {
  const number: number = sheet.number;
  return {
    number,
    name: sheet.name,
    columns: columns.map((column) => ({
      id: column.id,
      name: column.name,
      cost: sheet.cost[column.id],
      spaces: number === 0 ? startSpaces(sheet, column.id) : actionSpaces(number, column.id, spaces),
    })),
  };
}

/** Sheet 0 has no actions: grey circles on top, free spaces below them (LF-H20). */
function startSpaces(sheet: any, column: string): SpaceData[] {
  return Array.from({ length: sheet.grey[column] + sheet.free[column] }, (_, i) => ({
    id: `s0.${column}.${i + 1}`,
    column,
    infinite: false,
    grey: i < sheet.grey[column],
    money: 0,
    join: "one",
    parts: [],
  }));
}

function actionSpaces(number: number, column: string, spaces: any[]): SpaceData[] {
  return spaces
    .filter((space) => space.sheet === number && space.column === column)
    .map((space) => ({ ...space, infinite: space.capacity === "inf", grey: false }));
}

const read = new WeakMap<object, GameData>();

/** The components, looked up by name; the same object for the same components. */
export function dataOf(components: object): GameData {
  let data = read.get(components);
  if (!data) read.set(components, (data = new GameData(components)));
  return data;
}

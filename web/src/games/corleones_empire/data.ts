// The components of the game by name.

import type { Effect } from "./cards/vignettes.svelte";

export type Point = [number, number];

export interface Site {
  pos: Point;
  thug_space: Point;
}
export interface TurfData {
  id: string;
  number: number;
  polygon: Point[];
  label: Point;
  control_space: Point;
  chief_spot: Point;
  printed: Site & { id: string };
  empty: Site;
}
export interface ParkData {
  id: string;
  polygon: Point[];
  label: Point;
  printed: { id: string; pos: Point };
}
export interface PlaceData {
  id: string;
  pos: Point;
  adjacent: string[];
  three_plus: boolean;
}
export interface ActData {
  number: number;
  roman: string;
  hand_limit: number;
  joins: string;
}
interface Components {
  "board.toml": {
    turf: TurfData[];
    central_park: ParkData;
    family_space: PlaceData[];
    hudson: { polygon: Point[] };
    act: ActData[];
    phase: { id: string }[];
  };
  "allies.toml": { ally: AllyData[] };
  "jobs.toml": { job: JobData[] };
}

export interface AllyData {
  id: string;
  act: number;
  effect?: Effect[];
}
export interface JobData {
  id: string;
  colour: string;
  goods: string[];
  money: number[];
  effect?: Effect[];
}

/** A Thug space of a business or of an empty lot. */
export interface Lot {
  turf: string;
  pos: Point;
  thug: Point | null;
}

/** The part of the printed board that is drawn: the map. Cards and tracks are elsewhere on the page. */
export const SIZE: Point = [1180, 852];

export class GameData {
  readonly turfs: TurfData[];
  readonly park: ParkData;
  readonly places: PlaceData[];
  readonly hudson: Point[];
  readonly acts: ActData[];
  readonly phases: string[];
  readonly allies = new Map<string, AllyData>();
  readonly jobs = new Map<string, JobData>();

  constructor(components: Components) {
    const board = components["board.toml"];
    this.turfs = board.turf;
    this.park = board.central_park;
    this.places = board.family_space;
    this.hudson = board.hudson.polygon;
    this.acts = board.act;
    this.phases = board.phase.map(({ id }) => id);
    for (const ally of components["allies.toml"].ally) this.allies.set(ally.id, ally);
    for (const job of components["jobs.toml"].job) this.jobs.set(job.id, job);
  }

  /** Return where a business is: printed ones in their place, a tile on the empty lot of its turf. */
  lotOf(business: string, turf: string): Lot | undefined {
    if (business === this.park.printed.id) return { turf: this.park.id, pos: this.park.printed.pos, thug: null };
    const found = this.turfs.find((one) => one.id === turf);
    const site = found && (found.printed.id === business ? found.printed : found.empty);
    return found && site && { turf: found.id, pos: site.pos, thug: site.thug_space };
  }

  /** Return the position of a business, space or turf by its id; undefined for what is beside the map. */
  spot(at: string, tiles: Record<string, string>): Point | undefined {
    const place = this.places.find((one) => one.id === at);
    if (place) return place.pos;
    const turf = this.turfs.find((one) => one.id === at);
    if (turf) return turf.chief_spot;
    const home = this.turfs.find((one) => one.printed.id === at || tiles[one.id] === at);
    return home && (home.printed.id === at ? home.printed.thug_space : home.empty.thug_space);
  }
}

const read = new WeakMap<object, GameData>();

/** Return the components by name, cached per object. */
export function dataOf(components: object): GameData {
  let data = read.get(components);
  if (!data) read.set(components, (data = new GameData(components as Components)));
  return data;
}

export function path(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** Return the edges that polygons of both groups share. */
export function between(one: Point[][], other: Point[][]): [Point, Point][] {
  const key = (a: Point, b: Point) =>
    [a, b]
      .map((p) => p.join(","))
      .sort()
      .join(" ");
  const edges = (polygon: Point[]) => polygon.map((p, i): [Point, Point] => [p, polygon[(i + 1) % polygon.length]!]);
  const there = new Set(other.flatMap(edges).map(([a, b]) => key(a, b)));
  return one.flatMap(edges).filter(([a, b]) => there.has(key(a, b)));
}

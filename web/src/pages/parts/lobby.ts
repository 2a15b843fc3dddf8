/** What the lobby asks of the server: games to offer, tables to join, seats to fill. */
import { offered } from "../../games";
import { api } from "../../lib/api";
import { botName, ranked } from "../../lib/bots";
import type { Outcome } from "../../lib/protocol";
import { session } from "../../lib/session.svelte";
import { text } from "../../lib/text";

/** An option of a game: a flag, one of its values, or several of them in order (`n`; 0: one per seat), or none. */
export interface OptionInfo {
  name: string;
  kind: "flag" | "one" | "several";
  values: string[];
  default: string;
  n: number;
  label: string;
  help: string;
  /** What the values are called. */
  words: Record<string, string>;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  teams: number[][];
  options: OptionInfo[];
  bots: string[];
}

/** A table in a list. */
export interface Brief {
  id: string;
  game: string;
  title: string;
  status: "waiting" | "running" | "over";
  seats: { seat: number; user: string | null; name: string; bot: string | null; mine: boolean }[];
  waiting: number[];
  outcome: Outcome | null;
}

/** Who sits on a seat of a new table: "me", "open", or a bot's name. */
export type Sitter = string;

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: Record<string, Sitter>;
  open: boolean;
  spectators: boolean;
  hints: boolean;
  start: boolean;
}

let known: Promise<GameInfo[]> | null = null;

/** The games that both server and page know; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= api
    .get<GameInfo[]>("/api/games")
    .then((all) => all.filter((game) => offered.includes(game.name)).map((game) => ({ ...game, bots: ranked(game.bots) })));
  known.catch(() => (known = null));
  return known;
}

export const openTables = () => api.get<Brief[]>("/api/tables");
export const myTables = () => api.get<Brief[]>("/api/my/tables");

/** Makes a table; a visitor becomes a guest by it. */
export async function makeTable(table: NewTable): Promise<{ id: string; invite: string }> {
  await session.ensure();
  return api.post("/api/tables", table);
}

/** Whether a decision of the visitor is awaited at a table. */
export function waitsForMe(table: Brief): boolean {
  return table.seats.some((seat) => seat.mine && !seat.bot && table.waiting.includes(seat.seat));
}

/** Who sits there, in words. */
export function sitterName(seat: { name: string | null; bot: string | null }): string {
  return seat.name || (seat.bot ? botName(seat.bot) : text("seat.free"));
}

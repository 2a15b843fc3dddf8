/** What the lobby asks of the server: games to offer, tables to join, seats to fill. */
import { offered } from "../../games";
import { api } from "../../lib/api";
import { botName, ranked } from "../../lib/bots";
import { gameWords, voiceOf } from "../../lib/gameWords";
import type { GameBrief, Pace, TableBrief, TableList } from "../../lib/protocol";
import { session } from "../../lib/session.svelte";
import { text } from "../../lib/text";
import type { Voice } from "../../lib/voice.svelte";

/** An option of a game: a flag, one of its values, or several of them in order (`n`; 0: one per seat), or none. */
export type OptionInfo = GameBrief["options"][number];

/** A game that can be played here, with its words. */
export interface GameInfo extends GameBrief {
  words: Voice;
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
  pace: Pace;
  start: boolean;
}

let known: Promise<GameBrief[]> | null = null;
const worded = new Map<string, Promise<GameInfo>>();

/** The games that both server and page know, without their words; asked once. */
export function briefs(): Promise<GameBrief[]> {
  known ??= api
    .get<GameBrief[]>("/api/games")
    .then((all) => all.filter((game) => offered.includes(game.name)).map((game) => ({ ...game, bots: ranked(game.bots) })));
  known.catch(() => (known = null));
  return known;
}

/** The same with their words: all, or only those that are wanted, since words are long. */
export async function games(wanted: readonly string[] = offered): Promise<GameInfo[]> {
  const found = await briefs();
  return Promise.all(found.filter((game) => wanted.includes(game.name)).map(withWords));
}

function withWords(game: GameBrief): Promise<GameInfo> {
  let info = worded.get(game.name);
  if (!info) {
    info = gameWords(game.name, game.set).then((words) => ({ ...game, words: voiceOf(words) }));
    worded.set(game.name, info);
    info.catch(() => worded.delete(game.name));
  }
  return info;
}

/** Which open tables are wanted; "" and false: all. */
export interface Wanted {
  game: string;
  status: string;
  free: boolean;
  pace: string;
}

/** A page of the open tables, after the cursor. */
export function openTables({ game, status, free, pace }: Wanted, cursor = ""): Promise<TableList> {
  return api.get(`/api/tables?${new URLSearchParams({ game, status, free: String(free), pace, cursor })}`);
}
export const myTables = () => api.get<TableBrief[]>("/api/my/tables");

/** Makes a table; a visitor becomes a guest by it. */
export async function makeTable(table: NewTable): Promise<{ id: string; invite: string }> {
  await session.ensure();
  return api.post("/api/tables", table);
}

/** Whether a decision of the visitor is awaited at a table. */
export function waitsForMe(table: TableBrief): boolean {
  return table.seats.some((seat) => seat.mine && !seat.bot && table.waiting.includes(seat.seat));
}

/** Who sits there, in words. */
export function sitterName(seat: { name: string | null; bot: string | null }): string {
  return seat.name || (seat.bot ? botName(seat.bot) : text("seat.free"));
}

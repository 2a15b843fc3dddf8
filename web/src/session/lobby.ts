/** The lobby's requests: games, tables to join, new tables. */
import { offeredGames } from "./offeredGames";
import { api } from "../net/api";
import { botName, sortBots } from "../i18n/botNames";
import { gameWords, createGameTexts } from "./gameWords";
import type { GameBrief, Pace, TableBrief, TableList } from "../protocol/messages";
import { session } from "./session.svelte";
import { text } from "../i18n/text";
import type { GameTexts } from "../i18n/gameTexts.svelte";

/** An option of a game: a flag, one of its values, or several of them in order (`n`; 0: one per seat). */
export type OptionInfo = GameBrief["options"][number];

/** A game that can be played here, with its texts. */
export interface GameInfo extends GameBrief {
  words: GameTexts;
}

/** Who takes a seat of a new table: "me", "open" or the name of a bot. */
export type Sitter = string;

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: Record<string, Sitter>;
  /** The people who share this screen, by seat. */
  names?: Record<string, string>;
  open: boolean;
  spectators: boolean;
  hints: boolean;
  odds?: TableBrief["odds"];
  newcomers: boolean;
  rated?: boolean;
  pace: Pace;
  /** The name of the table, "" for none. */
  name?: string;
  start: boolean;
}

let briefsRequest: Promise<GameBrief[]> | null = null;
const infoByGame = new Map<string, Promise<GameInfo>>();

/** Load the games that server and page support, once, without their texts. */
export function gameBriefs(): Promise<GameBrief[]> {
  briefsRequest ??= api
    .get<GameBrief[]>("/api/games")
    .then((all) => all.filter((game) => offeredGames.includes(game.name)).map((game) => ({ ...game, bots: sortBots(game.bots) })));
  briefsRequest.catch(() => (briefsRequest = null));
  return briefsRequest;
}

/** Load games with their texts: all, or only the wanted ones, since texts are large. */
export async function gamesWithTexts(wanted: readonly string[] = offeredGames): Promise<GameInfo[]> {
  const found = await gameBriefs();
  return Promise.all(found.filter((game) => wanted.includes(game.name)).map(withTexts));
}

function withTexts(game: GameBrief): Promise<GameInfo> {
  let info = infoByGame.get(game.name);
  if (!info) {
    info = gameWords(game.name, game.set).then((words) => ({ ...game, words: createGameTexts(words) }));
    infoByGame.set(game.name, info);
    info.catch(() => infoByGame.delete(game.name));
  }
  return info;
}

/** A filter for open tables; "" and false match all. */
export interface TableFilter {
  game: string;
  status: string;
  free: boolean;
  pace: string;
}

/** Load a page of the open tables, after a cursor. */
export function openTables({ game, status, free, pace }: TableFilter, cursor = ""): Promise<TableList> {
  return api.get(`/api/tables?${new URLSearchParams({ game, status, free: String(free), pace, cursor })}`);
}
export const myTables = () => api.get<TableBrief[]>("/api/my/tables");

/** Create a table; a visitor becomes a guest. */
export async function createTable(table: NewTable): Promise<{ id: string; invite: string }> {
  await session.ensure();
  return api.post("/api/tables", table);
}

/** Return whether a table waits for this user. */
export function waitsForMe(table: TableBrief): boolean {
  return table.seats.some((seat) => seat.mine && !seat.bot && table.waiting.includes(seat.seat));
}

/** Return who takes a seat, in words. */
export function sitterName(seat: { name: string | null; bot: string | null }): string {
  return seat.name || (seat.bot ? botName(seat.bot) : text("seat.free"));
}

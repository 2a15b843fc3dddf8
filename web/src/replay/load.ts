/** From an address to a replay. */
import { api, ApiError } from "../lib/api";
import { PLAIN } from "../lib/beats";
import { voiceOf } from "../lib/gameWords";
import { TableModel } from "../lib/model.svelte";
import { nobodys } from "../lib/nobody";
import type { ReplayIndex, TableMeta } from "../lib/protocol";
import { session } from "../lib/session.svelte";
import { gameOf } from "../lib/sitting.svelte";
import { stepOf, type Place } from "./marks";
import { Player } from "./player.svelte";
import { Track } from "./track";

/** What is replayed: a table, or a record that was brought. */
export interface Source {
  table: string;
  record: string;
}

export interface Opened {
  player: Player;
  /** The view that the address names may not be seen. */
  refused: boolean;
}

export function baseOf({ table, record }: Source): string {
  return table ? `/api/tables/${encodeURIComponent(table)}/replay` : `/api/replay/${encodeURIComponent(record)}`;
}

/** Opens a replay at a place; without one a finished game or a record at its start, a running one at its end. */
export async function open(source: Source, place: Place | null): Promise<Opened> {
  await session.load();
  const base = baseOf(source);
  const meta = source.table ? await api.get<TableMeta>(`/api/tables/${encodeURIComponent(source.table)}`) : null;
  // Who shares a device shares no secrets of a running game.
  const shared = meta?.status === "running" && meta.me.seats.length > 1;
  const own = (shared ? undefined : meta?.me.seats[0]?.toString()) ?? (meta ? "public" : "all");
  let refused = false;
  const track = await Track.of(base, place?.view ?? own).catch((error: unknown) => {
    if (!place || !(error instanceof ApiError) || error.status !== 403) throw error;
    refused = true;
    return Track.of(base, own);
  });
  const { index } = track;
  const game = await gameOf(index.game, index.set);
  const model = new TableModel({
    meta: { ...(meta ?? recordMeta(index)), id: `replay ${index.id}`, proposals: [], settled: [], watching: 0, hot_seat: false },
    components: game.components,
    glossary: game.glossary,
    words: voiceOf(game.words),
    rules: game.rules,
    pacing: { ...(game.renderer.pacing ?? PLAIN), apart: () => false }, // a step is one
    send: (message) => {
      if (message.type === "hello" && message.seat !== null) void player.taken(message.seat);
      return "";
    },
  });
  model.whyNot = () => ""; // nobody is asked here, and nobody waits
  model.seat = track.seat;
  const player: Player = new Player(model, game.renderer, track, (view, near) => Track.of(base, view, near), shared);
  if (place && !refused) player.at = stepOf(track.steps, place.item);
  else if (index.status === "over" || !meta) player.at = 0;
  await player.go(player.at);
  if (shared && track.seat !== null) model.pass(track.seat);
  return { player, refused };
}

/** The table of a record. */
function recordMeta({ id, game, set, options, teams, views }: ReplayIndex): TableMeta {
  return nobodys({ id, game, set, options, teams, seats: views.filter((view) => /^\d+$/.test(view)).map(Number) });
}

/** The texts of records that were brought in this tab: a server that has forgotten one is told again. */
const kept = (id: string): string => `cosca.record.${id}`;

/** Brings a record; the id under which it is replayed. */
export async function bring(record: string): Promise<string> {
  await session.ensure();
  const { id } = await api.post<{ id: string }>("/api/replay", { record });
  try {
    sessionStorage.setItem(kept(id), record);
  } catch {
    // Without room for it, it is asked for again.
  }
  return id;
}

/** Opens a replay; a record that the server has forgotten and this tab has not is brought again. */
export async function openAgain(source: Source, place: Place | null): Promise<Opened> {
  try {
    return await open(source, place);
  } catch (error) {
    const record =
      source.record && error instanceof ApiError && error.code === "not_found" ? sessionStorage.getItem(kept(source.record)) : null;
    if (record === null) throw error;
    await bring(record);
    return open(source, place);
  }
}

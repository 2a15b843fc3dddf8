/** Opens replays of tables and records. */
import { api, ApiError } from "../net/api";
import { savedAnswers } from "../net/savedAnswers";
import { DEFAULT_PACING } from "../playback/moves";
import { createGameTexts } from "../session/gameWords";
import { TableModel } from "../model/tableModel.svelte";
import { emptyTable } from "../model/emptyTable";
import type { ReplayIndex, TableMeta } from "../protocol/messages";
import { session } from "../session/session.svelte";
import { loadGame } from "../games/loadGame";
import { stepOf, type Place } from "./stepIndex";
import { ReplayPlayer } from "./replayPlayer.svelte";
import { ReplayTrack } from "./replayTrack";

/** What is replayed: a table or an uploaded record. */
export interface ReplaySource {
  table: string;
  record: string;
}

export interface OpenedReplay {
  player: ReplayPlayer;
  /** The view in the address is not allowed. */
  refused: boolean;
}

/** Return the API path of a replay. */
export function replayPath({ table, record }: ReplaySource): string {
  return table ? `/api/tables/${encodeURIComponent(table)}/replay` : `/api/replay/${encodeURIComponent(record)}`;
}

/** Return whether people share the device who must not see each other's secrets of a running game. */
function isShared(meta: TableMeta | null): boolean {
  return meta?.status === "running" && meta.me.seats.length > 1;
}

/** Return the view that a replay opens with: all of a finished game or a record, of a running game the own seat. */
export function usualView(meta: TableMeta | null): string {
  if (!meta || meta.status === "over") return "all";
  return (isShared(meta) ? undefined : meta.me.seats[0]?.toString()) ?? "public";
}

/** Open a replay at a place; by default a finished game or a record at its start, a running game at its end. */
async function openReplay(source: ReplaySource, place: Place | null): Promise<OpenedReplay> {
  if (!savedAnswers.find) await session.load(); // a saved replay needs no connection
  const base = replayPath(source);
  const meta = source.table ? await api.get<TableMeta>(`/api/tables/${encodeURIComponent(source.table)}`) : null;
  const shared = isShared(meta);
  const usual = usualView(meta);
  let refused = false;
  const track = await ReplayTrack.load(base, place?.view ?? usual).catch((error: unknown) => {
    if (!place || !(error instanceof ApiError) || error.status !== 403) throw error;
    refused = true;
    return ReplayTrack.load(base, usual);
  });
  const { index } = track;
  const game = await loadGame(index.game, index.set);
  const model = new TableModel({
    meta: { ...(meta ?? recordMeta(index)), id: `replay ${index.id}`, proposals: [], settled: [], watching: 0, hot_seat: false },
    components: game.components,
    glossary: game.glossary,
    words: createGameTexts(game.words),
    rules: game.rules,
    pacing: { ...(game.renderer.pacing ?? DEFAULT_PACING), splitsBefore: () => false }, // a step is one move
    send: (message) => {
      if (message.type === "hello" && message.seat !== null) void player.seatTaken(message.seat);
      return "";
    },
  });
  model.whyNot = () => ""; // nothing is asked in a replay
  model.seat = track.seat;
  const player: ReplayPlayer = new ReplayPlayer(model, game.renderer, track, (view, near) => ReplayTrack.load(base, view, near), shared);
  if (place && !refused) player.at = stepOf(track.steps, place.item);
  else if (index.status === "over" || !meta) player.at = 0;
  await player.go(player.at);
  if (shared && track.seat !== null) model.handOver(track.seat);
  return { player, refused };
}

/** Return the table of a record. */
function recordMeta({ id, game, set, options, teams, views }: ReplayIndex): TableMeta {
  return emptyTable({ id, game, set, options, teams, seats: views.filter((view) => /^\d+$/.test(view)).map(Number) });
}

/** The records uploaded in this tab are stored, so that they can be sent again when the server has dropped them. */
const storageKey = (id: string): string => `cosca.record.${id}`;

/** Upload a record and return its id. */
export async function uploadRecord(record: string): Promise<string> {
  await session.ensure();
  const { id } = await api.post<{ id: string }>("/api/replay", { record });
  try {
    sessionStorage.setItem(storageKey(id), record);
  } catch {
    // Without storage, the user is asked for it again.
  }
  return id;
}

/** Open a replay; a record that the server has dropped is uploaded again from this tab. */
export async function openOrReupload(source: ReplaySource, place: Place | null): Promise<OpenedReplay> {
  try {
    return await openReplay(source, place);
  } catch (error) {
    const record =
      source.record && error instanceof ApiError && error.code === "not_found" ? sessionStorage.getItem(storageKey(source.record)) : null;
    if (record === null) throw error;
    await uploadRecord(record);
    return openReplay(source, place);
  }
}

/** Recorded games (tools/fixtures/record_games.py --moves) as the moves shown to seat 1, for the tests of pacing. */
import { splitUpdate, nextMove, moveDuration, type Move, type TableUpdate, type Pacing } from "../playback/moves";
import { eventKind, type Item, type Snapshot } from "../protocol/messages";
import { question } from "./factories";

type Frame = [items: Record<string, unknown>[], kind: string, waiting: number[], asks: number];

/** A recorded game as updates for seat 1. */
function toUpdates(frames: Frame[]): TableUpdate[] {
  let asked = { kind: "", seat: 0 };
  let n = 0;
  return frames.map(([facts, kind, waiting, asks]) => {
    const items = facts.map((one): Item => ({ n: (n += 1), facts: one }));
    const snapshot = { view: {}, facts: { asked: { kind } }, waiting, question: asks ? question([]) : null } as unknown as Snapshot;
    const update: TableUpdate = { items, snapshot, last: n, asked, own: asked.seat === 1 };
    asked = { kind, seat: waiting[0] ?? 0 };
    return update;
  });
}

/** Split each update as the player does. */
function splitUpdates(came: TableUpdate[], pacing: Pacing): TableUpdate[] {
  return came.flatMap((update, i) => splitUpdate(update, came[i - 1]?.snapshot ?? null, pacing, 1));
}

/** Return the moves of each game. */
export function recordedGames(recorded: unknown, pacing: Pacing): Move[][] {
  return (recorded as { frames: Frame[] }[]).map(({ frames }) => {
    const found: Move[] = [];
    for (let queue = splitUpdates(toUpdates(frames), pacing); queue.length > 0; queue = queue.slice(found.at(-1)!.updates.length))
      found.push(nextMove(queue, pacing, true)!);
    return found;
  });
}

export const kindsOf = (move: Move): string[] => move.items.map(eventKind);

/** Return how long seat 1 waits in each round, in milliseconds at normal speed: for plain moves, and in all. */
export function waitsOf(game: Move[], pacing: Pacing, starts: (move: Move) => boolean): { plain: number; all: number }[] {
  const found = [{ plain: 0, all: 0 }];
  let waited = 0;
  for (const move of game) {
    if (starts(move)) found.push({ plain: 0, all: 0 });
    if (move.updates.some(({ own }) => own)) waited = 0;
    if (move.updates.every(({ own }) => own)) continue;
    // Own moves delay nothing: only what came before them is waited for.
    const items = move.updates.flatMap((update) => (update.own ? [] : update.items));
    const ms = pacing.staging(items)?.ms ?? moveDuration(items, items.length, waited, pacing);
    if (ms > 0) waited += 1;
    const round = found.at(-1)!;
    round.all += ms;
    if (!items.some((item) => eventKind(item) in pacing.extraMs)) round.plain += ms;
  }
  return found;
}

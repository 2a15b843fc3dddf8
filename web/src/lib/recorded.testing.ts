/** Recorded games (tools/recorded.py --moves) as the moves that somebody at seat 1 is shown, for the tests of pacing. */
import { apart, nextBeat, timeOf, type Beat, type Moment, type Pacing } from "./beats";
import { eventOf, type Item, type Snapshot } from "./protocol";
import { question } from "./testing";

type Frame = [items: Record<string, unknown>[], kind: string, waiting: number[], asks: number];

/** A recorded game as moments of seat 1. */
function moments(frames: Frame[]): Moment[] {
  let asked = { kind: "", seat: 0 };
  let n = 0;
  return frames.map(([facts, kind, waiting, asks]) => {
    const items = facts.map((one): Item => ({ n: (n += 1), facts: one }));
    const snapshot = { view: {}, facts: { asked: { kind } }, waiting, question: asks ? question([]) : null } as unknown as Snapshot;
    const moment: Moment = { items, snapshot, last: n, asked, own: asked.seat === 1 };
    asked = { kind, seat: waiting[0] ?? 0 };
    return moment;
  });
}

/** What came at once and is shown one after the other. */
function shownOf(came: Moment[], pacing: Pacing): Moment[] {
  return came.flatMap((moment, i) => apart(moment, came[i - 1]?.snapshot ?? null, pacing, 1));
}

/** The moves of each game. */
export function gamesOf(recorded: unknown, pacing: Pacing): Beat[][] {
  return (recorded as { frames: Frame[] }[]).map(({ frames }) => {
    const found: Beat[] = [];
    for (let queue = shownOf(moments(frames), pacing); queue.length > 0; queue = queue.slice(found.at(-1)!.moments.length))
      found.push(nextBeat(queue, pacing, true)!);
    return found;
  });
}

export const kindsOf = (beat: Beat): string[] => beat.items.map(eventOf);

/** What somebody who plays seat 1 waits for in each round, in milliseconds at normal speed: plain moves, and all. */
export function waitsOf(game: Beat[], pacing: Pacing, starts: (beat: Beat) => boolean): { plain: number; all: number }[] {
  const found = [{ plain: 0, all: 0 }];
  let waited = 0;
  for (const beat of game) {
    if (starts(beat)) found.push({ plain: 0, all: 0 });
    if (beat.moments.some(({ own }) => own)) waited = 0;
    if (beat.moments.every(({ own }) => own)) continue;
    // What one does oneself is shown when it is done: only what came before it is waited for.
    const items = beat.moments.flatMap((moment) => (moment.own ? [] : moment.items));
    const ms = timeOf(items, items.length, waited, pacing);
    if (ms > 0) waited += 1;
    const round = found.at(-1)!;
    round.all += ms;
    if (!items.some((item) => eventOf(item) in pacing.worth)) round.plain += ms;
  }
  return found;
}

/** Beats: what a player would call one move, made of the moments that the server tells, and how long each is shown. */

import { seatOf } from "./items";
import { eventOf, type Item, type Snapshot } from "./protocol";

/** What a frame of the line brought: what happened, and how all stands after it. */
export interface Moment {
  items: Item[];
  snapshot: Snapshot;
  /** The number of the last item. */
  last: number;
  /** What was asked, and of whom, when this happened. */
  asked: Asked;
  /** It answers what the person in front has just sent. */
  own: boolean;
}

export interface Asked {
  /** The kind of the question, where the game tells it to all. */
  kind: string;
  seat: number;
}

/** Which moments of a game belong together and how much there is to see: kinds of questions and events, by name. */
export interface Pacing {
  /** The kind of question that the table waits for, of the facts beside the view. */
  asked: (facts: never) => string;
  /** Questions whose answer starts a move. */
  starts: readonly string[];
  /** Questions whose answer goes on with the move, whoever gives it. */
  goesOn: readonly string[];
  /** Events with which a move is over: the next answer starts another. */
  ends: readonly string[];
  /** Events with which a move begins, although nobody answered anything: what comes before them is another. */
  begins: readonly string[];
  /** Events that are a move of their own, with all that is told with them. */
  alone: readonly string[];
  /** Whether with this event something begins that was not part of the answer: what came of that is shown first, by itself. */
  apart: (item: Item) => boolean;
  /** How the table stood before this item, as far as that is known, of how it stood before all that came with it and after. */
  between: (item: Item, before: Snapshot, after: Snapshot) => Snapshot;
  /** Events that are worth seeing, and so many milliseconds more at normal speed. */
  worth: Readonly<Record<string, number>>;
  /** So many milliseconds more at most, however much happens at once. */
  longest: number;
  /** Events that go along with a move: they are told after what it is about. */
  minor: readonly string[];
  /** The number of the item with which a fight of this seat is decided, whose outcome its person may want to look at; 0: none. */
  fights: (items: readonly Item[], seat: number) => number;
}

/** However much happens at once, it is shown no longer than this and a plain move. */
export const LONGEST = 4000;

/** For a game that says nothing about it: each seat's answers in a row are one move. */
export const PLAIN: Pacing = {
  asked: () => "",
  starts: [],
  goesOn: [],
  ends: [],
  begins: [],
  alone: [],
  apart: () => false,
  between: (_, before) => before,
  worth: {},
  longest: LONGEST,
  minor: [],
  fights: () => 0,
};

/** One move. */
export interface Beat {
  moments: Moment[];
  items: Item[];
  seat: number;
  /** It starts something; another beat of the same turn goes on with it. */
  turn: boolean;
}

const FIRST = 450;
const LINE = 120;
const MOST = 780;
/** Who has waited for so many moves sees the next ones faster, but never what is worth seeing. */
const PATIENCE = 4;
const HURRY = 0.6;
const has = (moment: Moment, kinds: readonly string[]) => moment.items.some((item) => kinds.includes(eventOf(item)));

/**
 * What came at once, as moments of their own. How the table stood between them nobody is told: the game knows what of it,
 * and nothing is to be decided there. What begins with the viewer's own turn leads to their question and delays it no more.
 */
export function apart(moment: Moment, before: Snapshot | null, pacing: Pacing, viewer: number | null): Moment[] {
  const cuts = moment.items.flatMap((item, i) => (i > 0 && pacing.apart(item) ? [i] : []));
  if (before === null || cuts.length === 0) return [moment];
  return [0, ...cuts].map((from, part): Moment => {
    const items = moment.items.slice(from, cuts[part]);
    const seat = Math.max(0, seatOf(items[0]!));
    const own = part === 0 ? moment.own : seat > 0 && seat === viewer;
    const asked = part === 0 ? moment.asked : { kind: "", seat };
    if (part === cuts.length) return { ...moment, items, own, asked };
    const stood = pacing.between(moment.items[cuts[part]!]!, before, moment.snapshot);
    const snapshot: Snapshot = { ...stood, question: null, anytime: [], undo: null, free: 0, waiting: moment.snapshot.waiting };
    return { items, snapshot, last: items.at(-1)!.n, own, asked };
  });
}

/** What the table waits for after a snapshot. */
export function askedOf({ facts, waiting }: Snapshot, pacing: Pacing): Asked {
  return { kind: pacing.asked(facts as never), seat: waiting[0] ?? 0 };
}

/** Whether the next answer starts a move, as far as that is known before it comes. */
function closed(beat: readonly Moment[], next: Asked, pacing: Pacing): boolean {
  const last = beat.at(-1)!;
  if (has(last, pacing.ends) || has(last, pacing.alone) || pacing.starts.includes(next.kind)) return true;
  return !pacing.goesOn.includes(next.kind) && next.seat !== beat[0]!.asked.seat;
}

/** The next move of those that wait; null while more of it may come, as far as the table knows. */
export function nextBeat(queue: readonly Moment[], pacing: Pacing, whole = false): Beat | null {
  const [first, ...rest] = queue;
  if (!first) return null;
  const moments = [first];
  for (const moment of rest) {
    const [item] = moment.items;
    const begins = item !== undefined && pacing.begins.includes(eventOf(item));
    if (begins || has(moment, pacing.alone) || closed(moments, moment.asked, pacing)) return made(moments, pacing);
    moments.push(moment);
  }
  const { snapshot } = moments.at(-1)!;
  const asks = snapshot.question !== null && !snapshot.question.done;
  if (whole || asks || snapshot.waiting.length === 0 || closed(moments, askedOf(snapshot, pacing), pacing)) return made(moments, pacing);
  return null;
}

function made(moments: Moment[], pacing: Pacing): Beat {
  const { kind, seat } = moments[0]!.asked;
  return { moments, items: moments.flatMap(({ items }) => items), seat, turn: !pacing.goesOn.includes(kind) };
}

/**
 * How long a beat is shown at normal speed: `lines` is how much of it is told, `waited` how many were shown since the
 * person last decided something. What nothing is told of takes no time.
 */
export function timeOf(items: readonly Item[], lines: number, waited: number, pacing: Pacing): number {
  if (lines === 0) return 0;
  const plain = Math.min(FIRST + LINE * lines, MOST) * (waited < PATIENCE ? 1 : HURRY);
  return (
    plain +
    Math.min(
      items.reduce((sum, item) => sum + (pacing.worth[eventOf(item)] ?? 0), 0),
      pacing.longest,
    )
  );
}

/** What is told of a beat in so many lines: what it is about first, and of the rest what is worth seeing. */
export function inShort(told: readonly Item[], pacing: Pacing, most = told.length): Item[] {
  const is = (item: Item, kinds: readonly string[]) => kinds.includes(eventOf(item));
  const weight = (item: Item) => (eventOf(item) in pacing.worth ? 0 : is(item, pacing.begins) ? 1 : is(item, pacing.minor) ? 3 : 2);
  const chosen = new Set([...told].sort((a, b) => weight(a) - weight(b)).slice(0, most));
  const minor = (item: Item) => is(item, pacing.minor);
  return [...told.filter((item) => !minor(item)), ...told.filter(minor)].filter((item) => chosen.has(item));
}

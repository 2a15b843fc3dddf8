/** Moves: what a player would call one move, built from table updates, and how long each is shown. */

import { seatOf } from "../protocol/items";
import { eventKind, type Item, type Snapshot } from "../protocol/messages";
import type { Staging } from "./staging";

/** What one frame brought: what happened, and the state after it. */
export interface TableUpdate {
  items: Item[];
  snapshot: Snapshot;
  /** The number of the last item. */
  last: number;
  /** The question, and whose it was, when this happened. */
  asked: AskedQuestion;
  /** It answers what the active seat has just sent. */
  own: boolean;
}

export interface AskedQuestion {
  /** The kind of the question, if the game makes it public. */
  kind: string;
  seat: number;
}

/** Which updates of a game form one move, and how long they are shown; questions and events are named by kind. */
export interface Pacing {
  /** Return the kind of question the table waits for, from the facts. */
  asked: (facts: never) => string;
  /** Questions whose answer starts a move. */
  starts: readonly string[];
  /** Questions whose answer continues the move, whoever answers. */
  continues: readonly string[];
  /** Events that end a move: the next answer starts another. */
  ends: readonly string[];
  /** Events that begin a move without an answer. */
  begins: readonly string[];
  /** Events that are a move of their own. */
  alone: readonly string[];
  /** Return whether something begins with this event that was not part of the answer; what came before it is shown first. */
  splitsBefore: (item: Item) => boolean;
  /** Return the state before this item, as far as it is known, from the states before and after the whole update. */
  stateBetween: (item: Item, before: Snapshot, after: Snapshot) => Snapshot;
  /** Extra milliseconds at normal speed for events worth seeing. */
  extraMs: Readonly<Record<string, number>>;
  /** The most extra milliseconds for one move. */
  maxExtraMs: number;
  /** Kinds of elements that are one thing for everybody; a card's kind or a family's own row is only named. Empty: all. */
  places: readonly string[];
  /** Minor events: they are shown after what the move is about. */
  minor: readonly string[];
  /** Return the number of the item that decides a fight of this seat, which its player may want to look at; 0 if there is none. */
  decisiveItem: (items: readonly Item[], seat: number) => number;
  /** Return how a move is staged; null if it is plain. */
  staging: (items: readonly Item[]) => Staging | null;
}

/** The most extra milliseconds for a move, however much happens in it. */
export const MAX_EXTRA_MS = 4000;

/** For a game without pacing: consecutive answers of a seat are one move. */
export const DEFAULT_PACING: Pacing = {
  asked: () => "",
  starts: [],
  continues: [],
  ends: [],
  begins: [],
  alone: [],
  splitsBefore: () => false,
  stateBetween: (_, before) => before,
  extraMs: {},
  maxExtraMs: MAX_EXTRA_MS,
  places: [],
  minor: [],
  decisiveItem: () => 0,
  staging: () => null,
};

/** One move. */
export interface Move {
  updates: TableUpdate[];
  items: Item[];
  seat: number;
  /** It starts a turn; other moves continue it. */
  startsTurn: boolean;
}

const BASE_MS = 560;
const LINE_MS = 140;
const MAX_PLAIN_MS = 1100;
/** After so many moves without a decision, plain moves are shown faster; events worth seeing never are. */
const FULL_SPEED_MOVES = 4;
const FASTER = 0.7;
const hasEvent = (update: TableUpdate, kinds: readonly string[]) => update.items.some((item) => kinds.includes(eventKind(item)));

/**
 * Split an update into several. The states between them are not sent: the game knows parts of them, and nothing is to
 * be decided there. What begins with the viewer's own turn leads to their question and delays it no longer.
 */
export function splitUpdate(update: TableUpdate, before: Snapshot | null, pacing: Pacing, viewer: number | null): TableUpdate[] {
  const cuts = update.items.flatMap((item, i) => (i > 0 && pacing.splitsBefore(item) ? [i] : []));
  if (before === null || cuts.length === 0) return [update];
  return [0, ...cuts].map((from, part): TableUpdate => {
    const items = update.items.slice(from, cuts[part]);
    const seat = Math.max(0, seatOf(items[0]!));
    const own = part === 0 ? update.own : seat > 0 && seat === viewer;
    const asked = part === 0 ? update.asked : { kind: "", seat };
    if (part === cuts.length) return { ...update, items, own, asked };
    const stood = pacing.stateBetween(update.items[cuts[part]!]!, before, update.snapshot);
    const snapshot: Snapshot = { ...stood, question: null, anytime: [], undo: null, free: 0, waiting: update.snapshot.waiting };
    return { items, snapshot, last: items.at(-1)!.n, own, asked };
  });
}

/** Return the question the table waits for after a snapshot. */
export function askedAfter({ facts, waiting }: Snapshot, pacing: Pacing): AskedQuestion {
  return { kind: pacing.asked(facts as never), seat: waiting[0] ?? 0 };
}

/** Return whether the next answer starts another move, as far as that is known before it comes. */
function isComplete(move: readonly TableUpdate[], next: AskedQuestion, pacing: Pacing): boolean {
  const last = move.at(-1)!;
  if (hasEvent(last, pacing.ends) || hasEvent(last, pacing.alone) || pacing.starts.includes(next.kind)) return true;
  return !pacing.continues.includes(next.kind) && next.seat !== move[0]!.asked.seat;
}

/** Return the next move in the queue; null while more of it may come. */
export function nextMove(queue: readonly TableUpdate[], pacing: Pacing, whole = false): Move | null {
  const [first, ...rest] = queue;
  if (!first) return null;
  const updates = [first];
  for (const update of rest) {
    const [item] = update.items;
    const begins = item !== undefined && pacing.begins.includes(eventKind(item));
    if (begins || hasEvent(update, pacing.alone) || isComplete(updates, update.asked, pacing)) return buildMove(updates, pacing);
    updates.push(update);
  }
  const { snapshot } = updates.at(-1)!;
  const asks = snapshot.question !== null && !snapshot.question.done;
  if (whole || asks || snapshot.waiting.length === 0 || isComplete(updates, askedAfter(snapshot, pacing), pacing))
    return buildMove(updates, pacing);
  return null;
}

function buildMove(updates: TableUpdate[], pacing: Pacing): Move {
  const { kind, seat } = updates[0]!.asked;
  return { updates, items: updates.flatMap(({ items }) => items), seat, startsTurn: !pacing.continues.includes(kind) };
}

/**
 * Return how long a move is shown at normal speed: `lines` is the number of its sentences, `waited` the number of moves
 * shown since the viewer's last decision. A move without sentences takes no time.
 */
export function moveDuration(items: readonly Item[], lines: number, waited: number, pacing: Pacing): number {
  if (lines === 0) return 0;
  const plain = Math.min(BASE_MS + LINE_MS * lines, MAX_PLAIN_MS) * (waited < FULL_SPEED_MOVES ? 1 : FASTER);
  return (
    plain +
    Math.min(
      items.reduce((sum, item) => sum + (pacing.extraMs[eventKind(item)] ?? 0), 0),
      pacing.maxExtraMs,
    )
  );
}

/** Return at most `most` items of a move: what it is about first, then what is worth seeing. */
export function summarize(items: readonly Item[], pacing: Pacing, most = items.length): Item[] {
  const is = (item: Item, kinds: readonly string[]) => kinds.includes(eventKind(item));
  const weight = (item: Item) => (eventKind(item) in pacing.extraMs ? 0 : is(item, pacing.begins) ? 1 : is(item, pacing.minor) ? 3 : 2);
  const chosen = new Set([...items].sort((a, b) => weight(a) - weight(b)).slice(0, most));
  const minor = (item: Item) => is(item, pacing.minor);
  return [...items.filter((item) => !minor(item)), ...items.filter(minor)].filter((item) => chosen.has(item));
}

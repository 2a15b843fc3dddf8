import { loadStored, saveStored } from "../prefs/storage";
import { actorOf } from "../protocol/items";
import { eventKind, type Item } from "../protocol/messages";
import type { Pacing } from "../playback/moves";
import type { TableModel } from "./tableModel.svelte";

/** Fewer new lines than this do not open the recap of somebody who returns. */
export const MIN_RECAP_LINES = 3;

/** Only the last steps leave marks: after a long time everything would have one. */
const MARKED_STEPS = 12;

/** What one seat did in a row, or what happened without an actor. */
export interface RecapStep {
  items: Item[];
  /** The seat that acted; 0 or less if none did. */
  seat: number;
  /** What it names on the board. */
  elements: string[];
}

/**
 * Divide items into steps: another seat acts, or an event begins a move or is one of its own. Minor events, such as
 * payments to others, belong to what happens around them.
 */
export function recapSteps(items: readonly Item[], pacing: Pacing, elements: (item: Item) => string[]): RecapStep[] {
  const steps: RecapStep[] = [];
  let minor: Item[] = [];
  let alone = false;
  for (const item of items) {
    const [seat, last, kind] = [actorOf(item), steps.at(-1), eventKind(item)];
    if (pacing.minor.includes(kind)) {
      minor.push(item);
      continue;
    }
    const begins = pacing.alone.includes(kind) || pacing.begins.includes(kind);
    if (last && !begins && !(alone && seat > 0) && (seat <= 0 || last.seat <= 0 || seat === last.seat)) {
      last.items.push(...minor, item);
      if (last.seat <= 0) last.seat = seat;
    } else {
      // What the seat paid before it acted belongs to its step.
      const own = minor.findIndex((each) => last === undefined || actorOf(each) === seat);
      const before = own < 0 ? minor : minor.slice(0, own);
      last?.items.push(...before);
      steps.push({ items: [...minor.slice(before.length), item], seat, elements: [] });
      alone = pacing.alone.includes(kind);
    }
    minor = [];
  }
  if (steps.length > 0) steps.at(-1)!.items.push(...minor);
  else if (minor.length > 0) steps.push({ items: minor, seat: actorOf(minor[0]!), elements: [] });
  for (const step of steps) step.elements = [...new Set(step.items.flatMap(elements))];
  return steps;
}

/**
 * What happened since the viewer's last turn, step by step; for somebody without a seat, since they last looked. It is
 * open while a new turn of the viewer begins, or when they return to the table, until they act or close it.
 */
export class Recap {
  readonly #model: TableModel;
  /** The last item that needs no telling. */
  #from = $state(Number.POSITIVE_INFINITY);
  /** The viewer was away: the recap does not wait for their question. */
  #returned = $state(false);
  #at = $state(-1);
  /** The view after the viewer's last move; null if this page has not shown it. */
  before = $state.raw<unknown>(null);

  /** The steps to tell, empty while the recap is closed. */
  steps: RecapStep[] = $derived.by(() => {
    const { playing, question, items, undone, seat, pacing, words, meta } = this.#model;
    // In a lesson the coach tells what matters.
    const begins = question !== null && !question.done && !pacing.continues.includes(question.kind) && !meta.lesson;
    if (playing || !(begins || this.#returned)) return [];
    const described = items.filter((item) => item.n > this.#from && !undone.has(item.n) && words.eventText(item) !== "");
    const steps = recapSteps(described, pacing, (item) => this.#model.elementsOf(item));
    // While they were away, a stand-in may have played the seat.
    return this.#returned || steps.some((step) => step.seat !== seat) ? steps : [];
  });
  /** The number of the step that is shown; -1: all of them. */
  at: number = $derived(Math.min(this.#at, this.steps.length - 1));
  step: RecapStep | null = $derived(this.steps[this.at] ?? null);
  /** What others changed on the board. */
  marks: string[] = $derived.by(() => {
    const others = this.steps.slice(-MARKED_STEPS).filter(({ seat }) => this.#returned || seat !== this.#model.seat);
    return [...new Set(others.flatMap(({ elements }) => elements))];
  });

  constructor(model: TableModel) {
    this.#model = model;
  }

  #key(kind: "seen" | "turn"): string {
    return `${kind}.${this.#model.meta.id}.${this.#model.seat ?? "public"}`;
  }

  #tellAfter(last: number): void {
    this.#from = last;
    this.#at = -1;
    this.#returned = false;
    saveStored(this.#key("turn"), last);
  }

  /** Record that the viewer has made a move, which ends with the item `last` and leaves `view`. */
  markActed(last: number, view: unknown): void {
    this.#tellAfter(last);
    this.before = view;
  }

  markSeen(last: number): void {
    saveStored(this.#key("seen"), last);
  }

  /** Record that items were shown; they count as seen only if the page was visible. */
  markShown(last: number): void {
    if (document.visibilityState !== "hidden") this.markSeen(last);
  }

  /** Begin with the loaded items of a viewer: there is nothing to recap on a first visit. */
  begin(): void {
    const { seat, lastItemNumber } = this.#model;
    const [seen, turn] = [loadStored(this.#key("seen"), 0), loadStored(this.#key("turn"), 0)];
    this.before = null;
    this.#at = -1;
    this.#from = (seat === null ? 0 : turn) || seen || lastItemNumber;
    this.#returned = false;
    this.offer(0);
  }

  /** Tell somebody who returns what happened, if more than `few` lines are new to them. */
  offer(few: number): void {
    const { seat, items, words } = this.#model;
    const seen = loadStored(this.#key("seen"), 0);
    const unseen = seen > 0 ? items.filter((item) => item.n > seen && words.eventText(item) !== "") : [];
    if (unseen.length <= few) return;
    if (seat === null) this.#from = seen;
    this.#returned = true;
  }

  /** Show the next step (1) or the one before (-1); before the first one is the overview. */
  go(by: 1 | -1): void {
    this.#at = Math.max(-1, Math.min(this.at + by, this.steps.length - 1));
  }

  /** Close it: everything so far has been seen. */
  close(): void {
    this.#tellAfter(this.#model.lastItemNumber);
  }
}

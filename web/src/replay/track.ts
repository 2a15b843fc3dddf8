/** The steps of a game as one view saw them, and what the board showed; frames are fetched when they are needed. */
import { api } from "../lib/api";
import { patched } from "../lib/frames";
import type { Item, ReplayFrames, ReplayIndex, ReplayStep, Sight, Snapshot } from "../lib/protocol";

/** Frames that are fetched at once. */
const CHUNK = 64;

export class Track {
  readonly #sights = new Map<number, Sight>();
  readonly #coming = new Map<number, Promise<void>>();

  constructor(
    readonly base: string,
    readonly index: ReplayIndex,
  ) {}

  /** The steps of a view; `near`: a step of another view (`1/57`) whose moment is looked for. */
  static async of(base: string, view: string, near = ""): Promise<Track> {
    return new Track(base, await api.get<ReplayIndex>(`${base}?${new URLSearchParams({ view, ...(near ? { near } : {}) })}`));
  }

  get view(): string {
    return this.index.view;
  }

  get steps(): ReplayStep[] {
    return this.index.steps;
  }

  /** The seat whose view it is; null for the public's and everybody's. */
  get seat(): number | null {
    return /^\d+$/.test(this.view) ? Number(this.view) : null;
  }

  /** All that had been told by the end of a step. */
  itemsUpTo(step: number): Item[] {
    return this.index.items.slice(0, this.steps[step]!.last);
  }

  /** The items of one step. */
  itemsOf(step: number): Item[] {
    return this.index.items.slice(step > 0 ? this.steps[step - 1]!.last : 0, this.steps[step]!.last);
  }

  /** The last step up to this one of which it is known how the game stood; -1 if there is none. */
  known(step: number): number {
    let found = step;
    while (found >= 0 && this.steps[found]!.known === false) found -= 1;
    return found;
  }

  /** What the board showed; undefined where it has to be fetched first. */
  sight(step: number): Sight | undefined {
    return this.#sights.get(step);
  }

  /** Sees to it that the frames around a step are there. */
  fetch(step: number): Promise<void> {
    if (this.#sights.has(step) || step < 0 || step >= this.steps.length) return Promise.resolve();
    const first = Math.floor(step / CHUNK) * CHUNK;
    let coming = this.#coming.get(first);
    if (!coming) {
      coming = this.#load(first).finally(() => this.#coming.delete(first));
      this.#coming.set(first, coming);
    }
    return coming;
  }

  async #load(first: number): Promise<void> {
    const asked = new URLSearchParams({ view: this.view, first: String(first), last: String(first + CHUNK - 1) });
    const { frames } = await api.get<ReplayFrames>(`${this.base}/frames?${asked}`);
    let held: Sight | null = null;
    frames.forEach((frame, i) => {
      if (!frame) return;
      held = frame.whole ?? (patched(held as unknown as Snapshot, frame.changes ?? []) as Sight);
      this.#sights.set(first + i, held);
    });
  }
}

/** The steps of a game in one view, and their states, which are loaded on demand. */
import { api } from "../net/api";
import { applyPatch } from "../protocol/frames";
import type { Item, ReplayFrames, ReplayIndex, ReplayStep, VisibleState, Snapshot } from "../protocol/messages";

/** States per request. */
const CHUNK = 64;

export class ReplayTrack {
  readonly #states = new Map<number, VisibleState>();
  readonly #requests = new Map<number, Promise<void>>();

  constructor(
    readonly base: string,
    readonly index: ReplayIndex,
  ) {}

  /** Load the steps of a view; `near` is a step of another view (`1/57`) whose moment is looked up. */
  static async load(base: string, view: string, near = ""): Promise<ReplayTrack> {
    return new ReplayTrack(base, await api.get<ReplayIndex>(`${base}?${new URLSearchParams({ view, ...(near ? { near } : {}) })}`));
  }

  get view(): string {
    return this.index.view;
  }

  get steps(): ReplayStep[] {
    return this.index.steps;
  }

  /** The seat of the view; null for the public view and the complete one. */
  get seat(): number | null {
    return /^\d+$/.test(this.view) ? Number(this.view) : null;
  }

  /** Return the items of one step. */
  itemsOf(step: number): Item[] {
    return this.index.items.slice(step > 0 ? this.steps[step - 1]!.last : 0, this.steps[step]!.last);
  }

  /** Return the last step up to this one whose state is known, or -1. */
  lastKnownStep(step: number): number {
    let found = step;
    while (found >= 0 && this.steps[found]!.known === false) found -= 1;
    return found;
  }

  /** Return the state of a step; undefined if it is not loaded. */
  stateAt(step: number): VisibleState | undefined {
    return this.#states.get(step);
  }

  /** Load the states around a step. */
  fetch(step: number): Promise<void> {
    if (this.#states.has(step) || step < 0 || step >= this.steps.length) return Promise.resolve();
    const first = Math.floor(step / CHUNK) * CHUNK;
    let coming = this.#requests.get(first);
    if (!coming) {
      coming = this.#load(first).finally(() => this.#requests.delete(first));
      this.#requests.set(first, coming);
    }
    return coming;
  }

  async #load(first: number): Promise<void> {
    const asked = new URLSearchParams({ view: this.view, first: String(first), last: String(first + CHUNK - 1) });
    const { frames } = await api.get<ReplayFrames>(`${this.base}/frames?${asked}`);
    let held: VisibleState | null = null;
    frames.forEach((frame, i) => {
      if (!frame) return;
      held = frame.whole ?? (applyPatch(held as unknown as Snapshot, frame.changes ?? []) as VisibleState);
      this.#states.set(first + i, held);
    });
  }
}

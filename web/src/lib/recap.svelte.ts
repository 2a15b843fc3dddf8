import type { Item } from "./protocol";
import { recall, remember } from "./storage";

/** So few lines need no recap. */
export const FEW_LINES = 3;

/** What came while nobody looked: this browser keeps how far a viewer has seen, and whoever comes back is told the rest. */
export class Recap {
  readonly #viewer: () => string;
  /** What is told until it is closed. */
  missed = $state.raw<Item[]>([]);

  /** `viewer` names the table and the seat in front. */
  constructor(viewer: () => string) {
    this.#viewer = viewer;
  }

  get #key(): string {
    return `seen.${this.#viewer()}`;
  }

  upTo(last: number): void {
    remember(this.#key, last);
  }

  /** It was shown up to there; seen it is only where the page was in sight. */
  shown(last: number): void {
    if (document.visibilityState !== "hidden") this.upTo(last);
  }

  /** Offers what came after the last thing seen, if that is more than `few`; nothing where nothing was seen yet. */
  offer(told: readonly Item[], few: number): void {
    const seen = recall(this.#key, 0);
    const unseen = seen > 0 ? told.filter((item) => item.n > seen) : [];
    if (unseen.length > few) this.missed = unseen;
  }

  close(): void {
    this.missed = [];
  }
}

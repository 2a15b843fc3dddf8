import type { Item } from "./protocol";
import { recall, remember } from "./storage";

/** So few lines need no recap. */
export const FEW_LINES = 3;

/** How far a viewer has seen what happened, kept by this browser: whoever comes back is told the rest. */
export class Seen {
  readonly #viewer: () => string;

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

  /** What came after the last thing seen; nothing where nothing was seen yet. */
  after(items: readonly Item[]): Item[] {
    const seen = recall(this.#key, 0);
    return seen > 0 ? items.filter((item) => item.n > seen) : [];
  }
}

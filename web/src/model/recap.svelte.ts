import type { Item } from "../protocol/messages";
import { loadStored, saveStored } from "../prefs/storage";

/** Fewer new lines than this need no recap. */
export const MIN_RECAP_LINES = 3;

/** What happened while the viewer was away. The browser stores how far each viewer has seen. */
export class Recap {
  readonly #viewer: () => string;
  /** The missed items, until the recap is closed. */
  missed = $state.raw<Item[]>([]);

  /** `viewer` returns a key for the table and the active seat. */
  constructor(viewer: () => string) {
    this.#viewer = viewer;
  }

  get #key(): string {
    return `seen.${this.#viewer()}`;
  }

  markSeen(last: number): void {
    saveStored(this.#key, last);
  }

  /** Record that items were shown; they count as seen only if the page was visible. */
  markShown(last: number): void {
    if (document.visibilityState !== "hidden") this.markSeen(last);
  }

  /** Show the items since the last one seen, if there are more than `few`; nothing on a first visit. */
  offer(told: readonly Item[], few: number): void {
    const seen = loadStored(this.#key, 0);
    const unseen = seen > 0 ? told.filter((item) => item.n > seen) : [];
    if (unseen.length > few) this.missed = unseen;
  }

  close(): void {
    this.missed = [];
  }
}

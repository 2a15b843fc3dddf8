import { recall, remember } from "./storage";

const KEPT = "unasked";

/** The kinds of choices before which this person wants to be asked no more, on this device. */
class Unasked {
  kinds = $state.raw<string[]>([]);

  constructor() {
    const kept = recall<unknown>(KEPT, []);
    if (Array.isArray(kept)) this.kinds = kept.filter((each) => typeof each === "string");
  }

  has(kind: string): boolean {
    return this.kinds.includes(kind);
  }

  add(kind: string): void {
    if (!this.has(kind)) this.#set([...this.kinds, kind]);
  }

  /** All are asked about again. */
  clear(): void {
    this.#set([]);
  }

  #set(kinds: string[]): void {
    this.kinds = kinds;
    remember(KEPT, kinds);
  }
}

export const unasked = new Unasked();

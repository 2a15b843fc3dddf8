import { loadStored, saveStored } from "./storage";

const STORAGE_KEY = "unasked";

/** The kinds of choices that need no confirmation any more, on this device. */
class WaivedConfirmations {
  kinds = $state.raw<string[]>([]);

  constructor() {
    const kept = loadStored<unknown>(STORAGE_KEY, []);
    if (Array.isArray(kept)) this.kinds = kept.filter((each) => typeof each === "string");
  }

  has(kind: string): boolean {
    return this.kinds.includes(kind);
  }

  add(kind: string): void {
    if (!this.has(kind)) this.#set([...this.kinds, kind]);
  }

  /** Ask for every confirmation again. */
  clear(): void {
    this.#set([]);
  }

  #set(kinds: string[]): void {
    this.kinds = kinds;
    saveStored(STORAGE_KEY, kinds);
  }
}

export const waivedConfirmations = new WaivedConfirmations();

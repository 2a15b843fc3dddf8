/** What management came to, of the log: which Mandamenti changed hands, the score, the tiles that were marked or cleared. */

import type { Events } from "../../generated/la_famiglia";
import { untrack } from "svelte";
import { eventOf, type Item } from "../../lib/protocol";
import type { Model } from "./types";

export interface Tally {
  /** The number of the item that begins it. */
  n: number;
  facts: Events["control"];
  /** Tiles that were marked or cleared, each as it was told. */
  tiles: Item[];
}

const TILES = ["tile_marked", "tile_cleared"];

/** The last management of a log. */
export function lastTally(log: readonly Item[], undone: ReadonlySet<number> = new Set()): Tally | null {
  const at = log.findLastIndex((item) => eventOf(item) === "control" && !undone.has(item.n));
  const control = log[at];
  if (!control) return null;
  const facts = control.facts as unknown as Events["control"];
  const rest = log.slice(at + 1);
  const end = rest.findIndex((item) => eventOf(item) === "phase");
  const tiles = rest.slice(0, end < 0 ? undefined : end).filter((item) => TILES.includes(eventOf(item)) && !undone.has(item.n));
  return { n: control.n, facts, tiles };
}

/** Whether there is something to tell: each round has its tally at its end, and one between its phases if something changed. */
export function tells({ facts, tiles }: Tally): boolean {
  return facts.changes !== undefined && (facts.after === "encounter" || facts.changes.length > 0 || tiles.length > 0);
}

/** The tally on the table: which one it is, and whether it is open. */
export class Tallies {
  readonly #model: Model;
  readonly #small: () => boolean;
  #closed = $state(0);
  #opened = $state(0);

  /** `small`: there is little room, so it makes place for what a question lights up. */
  constructor(model: Model, small: () => boolean) {
    this.#model = model;
    this.#small = small;
    // What lay there when one came is no news.
    this.#closed = untrack(() => lastTally(model.log)?.n ?? 0);
  }

  #last: Tally | null = $derived.by(() => lastTally(this.#model.log, this.#model.undone));
  now: Tally | null = $derived.by(() => (this.#last && this.#last.n > this.#closed && tells(this.#last) ? this.#last : null));
  /** Tiles are asked for: they are part of it. */
  #tiles = $derived.by(() => this.#model.question?.kind.startsWith("tile.") ?? false);
  /** The table tells all of it then. */
  #over = $derived.by(() => this.#model.meta.status === "over" && !this.#model.playing);
  /** It is there, but lies in nobody's way. */
  folded: boolean = $derived.by(() => this.now !== null && (this.#over || (this.#small() && this.brief)) && this.#opened !== this.now.n);
  /** Something is asked beside it: it says what counts, and the log has the rest. */
  brief: boolean = $derived.by(() => this.#model.question !== null && !this.#tiles);

  open(): void {
    this.#opened = this.now?.n ?? 0;
  }

  close(): void {
    this.#closed = this.#last?.n ?? this.#closed;
  }

  /** Whoever goes on playing has read it. */
  answered(): void {
    if (this.#model.sent !== null && !this.#tiles) untrack(() => this.close());
  }
}

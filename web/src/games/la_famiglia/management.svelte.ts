/** The result of a management phase from the log: Mandamenti that changed hands, the score, tiles marked or cleared. */

import type { Events } from "../../generated/la_famiglia";
import { untrack } from "svelte";
import { eventKind, type Item } from "../../protocol/messages";
import type { Model } from "./types";

export interface Tally {
  /** The number of its first item. */
  n: number;
  facts: Events["control"];
  /** The events of tiles marked or cleared. */
  tiles: Item[];
}

const TILES = ["tile_marked", "tile_cleared"];

/** Return the last management phase of a log. */
export function lastTally(log: readonly Item[], undone: ReadonlySet<number> = new Set()): Tally | null {
  const at = log.findLastIndex((item) => eventKind(item) === "control" && !undone.has(item.n));
  const control = log[at];
  if (!control) return null;
  const facts = control.facts as unknown as Events["control"];
  const rest = log.slice(at + 1);
  const end = rest.findIndex((item) => eventKind(item) === "phase");
  const tiles = rest.slice(0, end < 0 ? undefined : end).filter((item) => TILES.includes(eventKind(item)) && !undone.has(item.n));
  return { n: control.n, facts, tiles };
}

/** Return whether there is something to show: at the end of each round, and between its phases if something changed. */
export function isWorthShowing({ facts, tiles }: Tally): boolean {
  return facts.changes !== undefined && (facts.after === "encounter" || facts.changes.length > 0 || tiles.length > 0);
}

/** The tally on the table: which one, and whether it is open. */
export class TallyPanel {
  readonly #model: Model;
  readonly #small: () => boolean;
  #closed = $state(0);
  #opened = $state(0);

  /** `small`: there is little room, so it makes way for what a question highlights. */
  constructor(model: Model, small: () => boolean) {
    this.#model = model;
    this.#small = small;
    // What was there on arrival is no news.
    this.#closed = untrack(() => lastTally(model.log)?.n ?? 0);
  }

  #last: Tally | null = $derived.by(() => lastTally(this.#model.log, this.#model.undone));
  now: Tally | null = $derived.by(() => (this.#last && this.#last.n > this.#closed && isWorthShowing(this.#last) ? this.#last : null));
  /** Tiles are asked for: they are part of it. */
  #tiles = $derived.by(() => this.#model.question?.kind.startsWith("tile.") ?? false);
  /** The end of the table shows all of it. */
  #over = $derived.by(() => this.#model.meta.status === "over" && !this.#model.playing);
  /** It is folded out of the way. */
  folded: boolean = $derived.by(
    () => this.now !== null && (this.#over || (this.#small() && this.#model.question !== null)) && this.#opened !== this.now.n,
  );
  /** A question is open beside it: it shows the essentials, and the log has the rest. */
  brief: boolean = $derived.by(() => this.#model.question !== null && !this.#tiles);

  open(): void {
    this.#opened = this.now?.n ?? 0;
  }

  close(): void {
    this.#closed = this.#last?.n ?? this.#closed;
  }

  /** Close it when the viewer continues to play. */
  answered(): void {
    if (this.#model.pendingChoice !== null && !this.#tiles) untrack(() => this.close());
  }
}

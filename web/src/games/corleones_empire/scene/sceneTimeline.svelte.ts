/** The public moments of a move, one after another within its time. */

import type { Item } from "../../../model/tableModel.svelte";
import { eventKind } from "../../../protocol/messages";
import type { Events } from "../../../generated/corleones_empire";
import type { Model } from "../types";

const SHOWN: readonly (keyof Events)[] = [
  "turf_war",
  "bids_revealed",
  "tribute_revealed",
  "offers_revealed",
  "tax_revealed",
  "suitcase_robbed",
  "entracte",
  "act",
  "job_completed",
  "game_over",
];
/** The last moment is shown this many times as long as the others. */
const STAY = 2;

type War = Events["turf_war"];

export class SceneTimeline {
  readonly #model: Model;
  #at = $state(0);

  readonly #moments: Item[] = $derived.by(() =>
    this.#model.currentMoveItems.filter((item) => (SHOWN as readonly string[]).includes(eventKind(item))),
  );
  /** The current moment. */
  readonly now: Item | null = $derived.by(() => this.#moments[Math.min(this.#at, this.#moments.length - 1)] ?? null);
  /** The turf wars of this move up to now, in order. */
  readonly wars: War[] = $derived.by(() =>
    this.#moments
      .slice(0, this.#at + 1)
      .filter((item) => eventKind(item) === "turf_war")
      .map((item) => item.facts as unknown as War),
  );
  /** Whether the current moment is played over the city: the final count has its own place. */
  readonly overCity: boolean = $derived.by(() => this.now !== null && eventKind(this.now) !== "game_over");
  /** Whether bids are opened now, which has its own place too. */
  readonly bids: boolean = $derived.by(() => this.now !== null && eventKind(this.now) === "bids_revealed");
  /** The turf of the current war. */
  readonly turf: string | null = $derived.by(() =>
    this.now && eventKind(this.now) === "turf_war" ? (this.wars.at(-1)?.turf ?? null) : null,
  );

  /** Milliseconds per moment; the last one is longer. */
  readonly each: number = $derived.by(() => this.#model.currentMoveMs / (this.#moments.length - 1 + STAY));

  constructor(model: Model) {
    this.#model = model;
    $effect.pre(() => {
      const n = this.#moments.length;
      this.#at = 0;
      if (n < 2) return;
      const timer = setInterval(() => (this.#at = Math.min(this.#at + 1, n - 1)), this.each);
      return () => clearInterval(timer);
    });
    // What follows from a moment is shown with it; what comes with the next one is not shown before it.
    $effect.pre(() => {
      const next = this.#moments[this.#at + 1];
      if (this.#moments.length > 0) model.player.reach(next ? next.n - 1 : Infinity);
    });
  }
}

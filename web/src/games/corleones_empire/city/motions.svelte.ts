/** The motions of the current move, and which of them plays. */

import { dataOf } from "../data";
import type { Model } from "../types";
import type { SceneTimeline } from "../scene/sceneTimeline.svelte";
import { motionsOf, motionDuringWars, pendingCount, stateOf, type Motion } from "./motions";

export class Motions {
  readonly #model: Model;
  readonly #timeline: SceneTimeline;
  #at = $state(0);

  readonly all: Motion[] = $derived.by(() =>
    this.#model.currentMoveMs > 0 ? motionsOf(this.#model.currentMoveItems, dataOf(this.#model.components), this.#model.view.tiles) : [],
  );
  /** Milliseconds per motion. A marker is placed while its war is shown. */
  readonly each: number = $derived.by(() =>
    this.#timeline.turf === null ? this.#model.currentMoveMs / Math.max(1, this.all.length) : this.#timeline.each,
  );
  readonly now: number = $derived.by(() =>
    this.#timeline.turf === null
      ? this.#at
      : motionDuringWars(
          this.all,
          this.#timeline.wars.map(({ turf }) => turf),
        ),
  );

  constructor(model: Model, timeline: SceneTimeline) {
    this.#model = model;
    this.#timeline = timeline;
    $effect.pre(() => {
      const n = this.all.length;
      this.#at = 0;
      if (n === 0 || timeline.turf !== null) return;
      const timer = setInterval(() => (this.#at = Math.min(this.#at + 1, n)), model.currentMoveMs / n);
      return () => clearInterval(timer);
    });
  }

  get drawn(): { motion: Motion; state: "plays" | "waits" }[] {
    return this.all.flatMap((motion, i) => {
      const state = stateOf(this.all, i, this.now);
      return state ? [{ motion, state }] : [];
    });
  }

  /** The motion that plays now. */
  get playing(): Motion | null {
    return this.all[this.now] ?? null;
  }

  /** Whether a figure at a business, space or turf has not arrived yet. */
  comes(at: string): boolean {
    return pendingCount(this.all, this.now, at, ({ figure }) => figure !== null) > 0;
  }

  /** How many markers of a turf are not placed yet. */
  unlaid(turf: string): number {
    return pendingCount(this.all, this.now, turf, ({ what }) => what === "marker");
  }

  /** How many figures of a kind are not in the river yet. */
  falls(seat: number, figure: string): number {
    return pendingCount(this.all, this.now, "hudson", (motion) => motion.seat === seat && motion.figure === figure);
  }
}

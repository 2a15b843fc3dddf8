/** The motions of the scene that is shown, and which of them plays. */

import { dataOf } from "../data";
import type { Model } from "../types";
import type { Stage } from "../scene/stage.svelte";
import { motionsOf, nowInWars, pending, stateOf, type Motion } from "./motions";

export class Motions {
  readonly #model: Model;
  readonly #stage: Stage;
  #at = $state(0);

  readonly all: Motion[] = $derived.by(() =>
    this.#model.sceneMs > 0 ? motionsOf(this.#model.scene, dataOf(this.#model.components), this.#model.view.tiles) : [],
  );
  /** How long each is shown. A marker is laid while its war is on the stage. */
  readonly each: number = $derived.by(() =>
    this.#stage.turf === null ? this.#model.sceneMs / Math.max(1, this.all.length) : this.#stage.each,
  );
  readonly now: number = $derived.by(() =>
    this.#stage.turf === null
      ? this.#at
      : nowInWars(
          this.all,
          this.#stage.wars.map(({ turf }) => turf),
        ),
  );

  constructor(model: Model, stage: Stage) {
    this.#model = model;
    this.#stage = stage;
    $effect.pre(() => {
      const n = this.all.length;
      this.#at = 0;
      if (n === 0 || stage.turf !== null) return;
      const timer = setInterval(() => (this.#at = Math.min(this.#at + 1, n)), model.sceneMs / n);
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

  /** Whether a figure that stands at a business, a space or a turf has not come there yet. */
  comes(at: string): boolean {
    return pending(this.all, this.now, at, ({ figure }) => figure !== null) > 0;
  }

  /** How many markers of a turf are not laid yet. */
  unlaid(turf: string): number {
    return pending(this.all, this.now, turf, ({ what }) => what === "marker");
  }

  /** How many figures of that kind are not in the river yet. */
  falls(seat: number, figure: string): number {
    return pending(this.all, this.now, "hudson", (motion) => motion.seat === seat && motion.figure === figure);
  }
}

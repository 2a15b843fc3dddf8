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

  /** How many markers of a seat are not placed yet. */
  held(seat: number): number {
    return this.all.slice(Math.ceil(this.now)).filter((motion) => motion.what === "marker" && motion.seat === seat).length;
  }

  /** The stack of a turf, as far as it is placed; the last marker is on top. */
  stack(turf: string): number[] {
    const all = this.#model.view.stacks[turf] ?? [];
    return all.slice(0, all.length - this.unlaid(turf));
  }

  /** Who controls a turf by the markers placed so far; 0 if nobody does. */
  controller(turf: string): number {
    return this.unlaid(turf) > 0 ? (this.stack(turf).at(-1) ?? 0) : (this.#model.facts.turfs[turf]?.controller ?? 0);
  }

  /** How many figures of a kind are not in the river yet. */
  falls(seat: number, figure: string): number {
    return pendingCount(this.all, this.now, "hudson", (motion) => motion.seat === seat && motion.figure === figure);
  }
}

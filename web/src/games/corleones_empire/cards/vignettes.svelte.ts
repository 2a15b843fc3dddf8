/** Which picture a card has, and when the pictures are loaded: after everything that a decision needs. */

import { flushSync, type Component } from "svelte";
import { afterPaint, stagedRender } from "../../../ui/stagedRender.svelte";

export type Picture =
  | "gun"
  | "booze"
  | "blood_money"
  | "narcotics"
  | "cash"
  | "suitcase"
  | "crates"
  | "news"
  | "horse"
  | "shot"
  | "car"
  | "shop"
  | "alley"
  | "control"
  | "envelope"
  | "mayor"
  | "union_boss"
  | "police_chief";

/** An effect of a card, as the components name it. */
export interface Effect {
  op: string;
  figure?: string;
}

/** By effect: its picture. What a card costs has none. */
const PICTURES: Record<string, Picture> = {
  suitcase: "suitcase",
  bank_to_suitcase: "suitcase",
  take_money: "cash",
  control_bonus: "cash",
  take_goods: "crates",
  trade: "crates",
  draw_jobs: "news",
  horse_head: "horse",
  gun_down: "shot",
  displace: "car",
  move_figure: "car",
  use_front: "shop",
  use_back: "alley",
  place_control: "control",
  remove_control: "control",
  offer: "envelope",
  rival_suitcase: "envelope",
};
const FIGURES: readonly string[] = ["mayor", "union_boss", "police_chief"];

/** Return the picture of the first effect that has one; a card of another component set may have none. */
export function pictureOf(effects: readonly Effect[] | undefined): Picture | null {
  for (const { op, figure } of effects ?? []) {
    if (op === "place_neutral" && figure && FIGURES.includes(figure)) return figure as Picture;
    const picture = PICTURES[op];
    if (picture) return picture;
  }
  return null;
}

/** Milliseconds that a task may spend on showing pictures. */
const MAX_TASK_MS = 8;

class Vignettes {
  Drawing = $state.raw<Component<{ picture: Picture }> | null>(null);
  #asked = false;
  #waiting: (() => void)[] = [];
  #going = false;

  /** Whether a new card has its picture from the beginning: the first ones, drawn with the table, wait. */
  get shownAtOnce(): boolean {
    return this.Drawing !== null && !this.#going;
  }

  /** Show a picture as soon as pictures are loaded and the table is drawn, few in each task. Return how to cancel that. */
  request(show: () => void): () => void {
    this.#waiting.push(show);
    this.#go();
    return () => (this.#waiting = this.#waiting.filter((each) => each !== show));
  }

  #go(): void {
    if (this.#going || stagedRender.active) return;
    this.#going = true;
    idle(() => void this.#next().finally(() => (this.#going = false)));
  }

  async #next(): Promise<void> {
    if (!this.Drawing) {
      if (this.#asked) return;
      this.#asked = true;
      const { default: drawing } = await import("./Drawing.svelte");
      this.Drawing = drawing;
    }
    while (this.#waiting.length > 0) {
      const since = performance.now();
      while (this.#waiting.length > 0 && performance.now() - since < MAX_TASK_MS) {
        this.#waiting.shift()!();
        flushSync();
      }
      await new Promise<void>((resolve) => idle(resolve));
    }
  }
}

/** Run a task when the browser has nothing else to do, or soon. */
function idle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 250 });
  else afterPaint(task);
}

export const vignettes = new Vignettes();

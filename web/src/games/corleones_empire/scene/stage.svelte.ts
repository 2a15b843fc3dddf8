/** The moments of a scene that all look at, one after another within the scene's time. */

import type { Item } from "../../../lib/model.svelte";
import { eventOf } from "../../../lib/protocol";
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
/** The last moment stays for so many times as long as one before it. */
const STAY = 2;

type War = Events["turf_war"];

export class Stage {
  readonly #model: Model;
  #at = $state(0);

  readonly #moments: Item[] = $derived.by(() => this.#model.scene.filter((item) => (SHOWN as readonly string[]).includes(eventOf(item))));
  /** What is on the stage now. */
  readonly now: Item | null = $derived.by(() => this.#moments[Math.min(this.#at, this.#moments.length - 1)] ?? null);
  /** The turf wars of this scene up to now, the first one first. */
  readonly wars: War[] = $derived.by(() =>
    this.#moments
      .slice(0, this.#at + 1)
      .filter((item) => eventOf(item) === "turf_war")
      .map((item) => item.facts as unknown as War),
  );
  /** Whether what is on the stage now is played over the city: the final count has a place of its own. */
  readonly overCity: boolean = $derived.by(() => this.now !== null && eventOf(this.now) !== "game_over");
  /** The turf that is fought for now. */
  readonly turf: string | null = $derived.by(() =>
    this.now && eventOf(this.now) === "turf_war" ? (this.wars.at(-1)?.turf ?? null) : null,
  );

  /** How long each of them is shown; the last one stays longer. */
  readonly each: number = $derived.by(() => this.#model.sceneMs / (this.#moments.length - 1 + STAY));

  constructor(model: Model) {
    this.#model = model;
    $effect.pre(() => {
      const n = this.#moments.length;
      this.#at = 0;
      if (n < 2) return;
      const timer = setInterval(() => (this.#at = Math.min(this.#at + 1, n - 1)), this.each);
      return () => clearInterval(timer);
    });
  }
}

/** The loudspeaker of this page: silent until the first click or key, while the page is hidden, and when switched off. */

import { settings } from "../prefs/settings.svelte";
import type { SoundName } from "../playback/soundNames";
import { Synth } from "./synth";

/** The shortest time between two sounds, in milliseconds: several moves at once are no rattle. */
const GAP_MS = 70;
const GESTURES = ["pointerdown", "keydown"] as const;

export class Loudspeaker {
  #context: AudioContext | null = null;
  #synth: Synth | null = null;
  #last = -Infinity;
  readonly #wake = () => this.#start();
  readonly #hush = () => {
    if (!this.#context) return;
    void (document.visibilityState === "hidden" ? this.#context.suspend() : this.#context.resume()).catch(() => undefined);
  };

  /** `activated`: the person has already clicked or typed here. */
  constructor(activated = navigator.userActivation?.hasBeenActive ?? false) {
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, { capture: true, passive: true });
    document.addEventListener("visibilitychange", this.#hush);
    if (activated) this.#start();
  }

  /** Browsers allow sound from a gesture on only. */
  #start(): void {
    if (!settings.sound || typeof AudioContext === "undefined") return;
    if (!this.#context) {
      this.#context = new AudioContext();
      this.#synth = new Synth(this.#context);
    }
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => undefined);
  }

  play(name: SoundName): void {
    if (!settings.sound || document.visibilityState === "hidden" || this.#context?.state !== "running") return;
    const now = performance.now();
    if (now - this.#last < GAP_MS) return;
    this.#last = now;
    this.#synth?.play(name);
  }

  close(): void {
    for (const gesture of GESTURES) removeEventListener(gesture, this.#wake, { capture: true });
    document.removeEventListener("visibilitychange", this.#hush);
    void this.#context?.close().catch(() => undefined);
    this.#context = this.#synth = null;
  }
}

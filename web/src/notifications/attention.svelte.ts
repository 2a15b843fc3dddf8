/** What tells of waiting games outside the page's content: the icon of the tab, the badge of the app, a bell. */

import { settings } from "../prefs/settings.svelte";
import { myGames } from "../session/myGames.svelte";
import { Synth } from "../sound/synth";
import { iconWithDot } from "./favicon";
import { isInstalled } from "./installed";
import { registerRootWorker, workerFault } from "./rootWorker";

const GESTURES = ["pointerdown", "keydown"] as const;

/** Keep icon, badge and bell up to date while the page lives; an installed app gets its worker. */
export function drawAttention(): void {
  if (isInstalled() && !workerFault()) registerRootWorker().catch(() => undefined);
  const bell = new Bell();
  $effect.root(() => {
    let before = -1;
    $effect(() => {
      const calls = myGames.allCalls;
      showIcon(calls > 0);
      showBadge(calls);
      // At a visible table its own sounds ring.
      if (before >= 0 && calls > before && !(myGames.open && document.visibilityState === "visible")) bell.ring();
      before = calls;
    });
  });
}

/** Show the icon of the tab with or without a dot. It is drawn here, so nothing is loaded. */
export function showIcon(dot: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  const address = dot ? `data:image/svg+xml,${encodeURIComponent(iconWithDot)}` : "/favicon.svg";
  if (link.getAttribute("href") !== address) link.href = address;
}

/** Show how many games wait on the icon of the installed app, where the system has such badges. */
function showBadge(calls: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = calls > 0 ? setAppBadge?.call(navigator, calls) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
}

/** A bell that also rings while the page is hidden. Browsers allow it after a click or key only. */
export class Bell {
  #context: AudioContext | null = null;
  #synth: Synth | null = null;

  constructor() {
    for (const gesture of GESTURES) addEventListener(gesture, () => this.#wake(), { capture: true, passive: true });
    if (navigator.userActivation?.hasBeenActive) this.#wake();
  }

  #wake(): void {
    if (!settings.chime || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    this.#synth ??= new Synth(this.#context);
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => undefined);
  }

  ring(): void {
    if (settings.chime && this.#context?.state === "running") this.#synth?.play("bell");
  }
}

import { recall, remember } from "./storage";
import { taught } from "./taught.svelte";

export type Speed = "slow" | "normal" | "fast" | "off";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];

export type Theme = "auto" | "light" | "dark";
/** "auto": as the device shows everything else. */
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, off: 0 };

const ACCOUNT = "coach.account";

/** What a person set in this browser; every change is kept. */
class Settings {
  speed = $state<Speed>("normal");
  /** A hot-seat hides everything until the next person says who they are. */
  cover = $state(true);
  theme = $state<Theme>("auto");
  /** A fight of one's own stays in sight until one goes on. */
  wait = $state(true);
  /** Tips and warnings at ordinary tables, as set on this device; null: for newcomers alone. */
  coach = $state<boolean | null>(null);
  /** The same as the account has it, when this device last heard of it; null: it has none. */
  #account = $state<boolean | null>(null);

  constructor() {
    const kept = recall<Record<string, unknown>>("settings", {});
    if (SPEEDS.includes(kept.speed as Speed)) this.speed = kept.speed as Speed;
    if (typeof kept.cover === "boolean") this.cover = kept.cover;
    if (THEMES.includes(kept.theme as Theme)) this.theme = kept.theme as Theme;
    this.#paint();
    if (typeof kept.wait === "boolean") this.wait = kept.wait;
    if (typeof kept.coach === "boolean") this.coach = kept.coach;
    const account = recall<unknown>(ACCOUNT, null);
    if (typeof account === "boolean") this.#account = account;
  }

  /** How long things take that last `ms` at normal speed; 0 when animation is off. */
  time(ms: number): number {
    return ms * FACTOR[this.speed];
  }

  /** Whether ordinary tables are coached: as the account has it, else the device, else for who finished no coached game. */
  get coached(): boolean {
    return this.#account ?? this.coach ?? taught.games.length === 0;
  }

  set(change: { speed?: Speed; cover?: boolean; wait?: boolean; theme?: Theme; coach?: boolean }): void {
    Object.assign(this, change);
    const { speed, cover, wait, theme, coach } = this;
    remember("settings", { speed, cover, wait, theme, coach });
    this.#paint();
  }

  /** Who is signed in has it so; null: as each device has it. */
  signedIn(coach: boolean | null): void {
    this.#account = coach;
    remember(ACCOUNT, coach);
  }

  #paint(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "auto") delete dataset.theme;
    else dataset.theme = this.theme;
  }
}

export const settings = new Settings();

import { loadStored, saveStored } from "./storage";
import { completedLessons } from "./completedLessons.svelte";

export type Speed = "slow" | "normal" | "fast" | "off";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];

export type Theme = "auto" | "light" | "dark";
/** "auto" follows the device. */
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

const TIME_FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, off: 0 };

const ACCOUNT_COACH_KEY = "coach.account";

/** The settings of this browser; every change is stored. */
class Settings {
  speed = $state<Speed>("normal");
  /** In hot-seat games, hide everything until the next person takes the device. */
  cover = $state(true);
  theme = $state<Theme>("auto");
  /** A fight of the viewer stays on the board until they continue. */
  wait = $state(true);
  /** Sounds at the table, once the person has clicked or typed. */
  sound = $state(true);
  /** A bell when a game starts to wait for the user, even while the page is hidden. */
  chime = $state(false);
  /** Tips and warnings at ordinary tables, as set on this device; null: only for newcomers. */
  coach = $state<boolean | null>(null);
  /** The same setting of the account when it was last known; null: not set. */
  #accountCoach = $state<boolean | null>(null);

  constructor() {
    const kept = loadStored<Record<string, unknown>>("settings", {});
    if (SPEEDS.includes(kept.speed as Speed)) this.speed = kept.speed as Speed;
    if (typeof kept.cover === "boolean") this.cover = kept.cover;
    if (THEMES.includes(kept.theme as Theme)) this.theme = kept.theme as Theme;
    this.#applyTheme();
    if (typeof kept.wait === "boolean") this.wait = kept.wait;
    if (typeof kept.sound === "boolean") this.sound = kept.sound;
    if (typeof kept.chime === "boolean") this.chime = kept.chime;
    if (typeof kept.coach === "boolean") this.coach = kept.coach;
    const account = loadStored<unknown>(ACCOUNT_COACH_KEY, null);
    if (typeof account === "boolean") this.#accountCoach = account;
  }

  /** Scale a duration by the speed; 0 when animation is off. */
  scaledTime(ms: number): number {
    return ms * TIME_FACTOR[this.speed];
  }

  /** Whether ordinary tables are coached: by the account, else the device, else if no coached game was finished. */
  get coached(): boolean {
    return this.#accountCoach ?? this.coach ?? completedLessons.games.length === 0;
  }

  set(change: { speed?: Speed; cover?: boolean; wait?: boolean; theme?: Theme; sound?: boolean; chime?: boolean; coach?: boolean }): void {
    Object.assign(this, change);
    const { speed, cover, wait, theme, sound, chime, coach } = this;
    saveStored("settings", { speed, cover, wait, theme, sound, chime, coach });
    this.#applyTheme();
  }

  /** Apply the account's setting; null leaves it to the device. */
  setAccountCoach(coach: boolean | null): void {
    this.#accountCoach = coach;
    saveStored(ACCOUNT_COACH_KEY, coach);
  }

  #applyTheme(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "auto") delete dataset.theme;
    else dataset.theme = this.theme;
  }
}

export const settings = new Settings();

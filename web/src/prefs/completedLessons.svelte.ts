import { loadStored, saveStored } from "./storage";

const STORAGE_KEY = "taught";

/** The games whose coached game was played to its end in this browser. */
class CompletedLessons {
  games = $state.raw<string[]>([]);

  constructor() {
    const kept = loadStored<unknown>(STORAGE_KEY, []);
    if (Array.isArray(kept)) this.games = kept.filter((each) => typeof each === "string");
  }

  add(game: string): void {
    if (this.games.includes(game)) return;
    this.games = [...this.games, game];
    saveStored(STORAGE_KEY, this.games);
  }
}

export const completedLessons = new CompletedLessons();

import { recall, remember } from "./storage";

const KEPT = "taught";

/** The games whose coached game was played to its end, in this browser. */
class Taught {
  games = $state.raw<string[]>([]);

  constructor() {
    const kept = recall<unknown>(KEPT, []);
    if (Array.isArray(kept)) this.games = kept.filter((each) => typeof each === "string");
  }

  add(game: string): void {
    if (this.games.includes(game)) return;
    this.games = [...this.games, game];
    remember(KEPT, this.games);
  }
}

export const taught = new Taught();

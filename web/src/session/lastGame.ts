/** The game that was used last in this browser: played, learned or looked up. */
import { loadStored, saveStored } from "../prefs/storage";
import { offeredGames } from "./offeredGames";

const KEY = "game";

/** Return the game used last, or the one that is listed first. */
export function lastGame(): string {
  const kept = loadStored<unknown>(KEY, "");
  return offeredGames.find((game) => game === kept) ?? offeredGames[0] ?? "";
}

/** Remember a game as the one used last. */
export function rememberGame(game: string): void {
  if (offeredGames.includes(game)) saveStored(KEY, game);
}

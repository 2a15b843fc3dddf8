import { hasText, text } from "./text";

/** The names of a game's bots, as `GET /api/games` lists them. */
export function botNames(games: { name: string; bots: string[] }[], game: string): string[] {
  return games.find((one) => one.name === game)?.bots ?? [];
}

/** What a bot is called. */
export function botName(bot: string): string {
  return hasText(`bots.${bot}`) ? text(`bots.${bot}`) : bot;
}

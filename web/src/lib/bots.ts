/** The names of a game's bots, as `GET /api/games` lists them. */
export function botNames(games: { name: string; bots: (string | { name: string })[] }[], game: string): string[] {
  const bots = games.find((one) => one.name === game)?.bots ?? [];
  return bots.map((bot) => (typeof bot === "string" ? bot : bot.name));
}

import { hasText, text } from "./text";

/** The ranks offered to people, from weakest to strongest; other bots follow them. */
const LEVELS = ["picciotto", "soldato", "caporegime", "capo", "don"];
/** Baseline bots, hidden where there are ranks. */
const BASELINES = ["random", "default"];
const DEFAULT = "soldato";

/** Return the bots of a game from `GET /api/games`, in the order in which they are offered. */
export function botNames(games: { name: string; bots: string[] }[], game: string): string[] {
  return sortBots(games.find((one) => one.name === game)?.bots ?? []);
}

/** Sort bots: the ranks first, then the others in their order. */
export function sortBots(bots: string[]): string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  return [...levels, ...bots.filter((bot) => !levels.includes(bot) && !(levels.length > 0 && BASELINES.includes(bot)))];
}

/** Return the bot that plays unless another one is chosen. */
export function defaultBot(bots: string[]): string {
  return bots.includes(DEFAULT) ? DEFAULT : (bots[0] ?? "");
}

/** Return the name of a bot. */
export function botName(bot: string): string {
  return hasText(`bots.${bot}`) ? text(`bots.${bot}`) : bot;
}

/** Return how a bot plays, in one line. */
export function botAbout(bot: string): string {
  return hasText(`botAbout.${bot}`) ? text(`botAbout.${bot}`) : "";
}

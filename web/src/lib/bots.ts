import { hasText, text } from "./text";

/** The bots that people should meet, from the weakest to the strongest; others follow them. */
const LEVELS = ["picciotto", "soldato", "caporegime", "capo", "don"];
/** Yardsticks for other bots: nobody has a game with them where there is a level. */
const CRUDE = ["random", "default"];
const USUAL = "soldato";

/** The names of a game's bots, as `GET /api/games` lists them, in the order in which they are offered. */
export function botNames(games: { name: string; bots: string[] }[], game: string): string[] {
  return ranked(games.find((one) => one.name === game)?.bots ?? []);
}

/** The levels first, then the others as they come. */
export function ranked(bots: string[]): string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  return [...levels, ...bots.filter((bot) => !levels.includes(bot) && !(levels.length > 0 && CRUDE.includes(bot)))];
}

/** The bot that plays unless somebody wishes another. */
export function usual(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? "");
}

/** What a bot is called. */
export function botName(bot: string): string {
  return hasText(`bots.${bot}`) ? text(`bots.${bot}`) : bot;
}

/** How a bot plays, in a line. */
export function botAbout(bot: string): string {
  return hasText(`botAbout.${bot}`) ? text(`botAbout.${bot}`) : "";
}

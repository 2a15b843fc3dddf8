/** The game that is listed first. */
const FIRST = "la_famiglia";

/** The games that have a renderer, in the order in which they are listed. Nothing is loaded. */
export const offeredGames: string[] = Object.keys(import.meta.glob("../games/*/index.ts"))
  .map((path) => path.split("/")[2] ?? "")
  .sort((one, other) => Number(other === FIRST) - Number(one === FIRST));

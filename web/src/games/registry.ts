import type { Renderer } from "../boardkit/renderer";
import PlainTable from "./PlainTable.svelte";

/**
 * Each game's folder has an `index.ts` whose default export is its renderer; the folder's name is the game's. A renderer is
 * only given tables of its own game, so it may rely on the types of their views.
 */
const renderers = import.meta.glob<{ default: Renderer }>("./*/index.ts");

const plainRenderer: Renderer = { title: "", Table: PlainTable, short: () => "" };

/** Load the renderer of a game; a plain one for a game without its own. */
export async function loadRenderer(game: string): Promise<Renderer> {
  const load = renderers[`./${game}/index.ts`];
  return load ? (await load()).default : plainRenderer;
}

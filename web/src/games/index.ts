import type { Component } from "svelte";
import type { Pacing } from "../lib/beats";
import type { TableModel } from "../lib/model.svelte";
import type { Voice } from "../lib/voice.svelte";
import Fallback from "./Fallback.svelte";

/** What a game brings to the page: its table, and one short sentence on where the game stands. */
export interface Renderer<V = unknown, F = unknown> {
  title: string;
  Table: Component<{ model: TableModel<V, F> }>;
  short(model: TableModel<V, F>): string;
  /** What is worth to be seen always, in one short line for small screens. */
  Hud?: Component<{ model: TableModel<V, F> }>;
  /** What a player would call one move; without it, each seat's answers in a row are one. */
  pacing?: Pacing;
  /** What a phase is called, by its name among the facts. */
  phase?(name: string, words: Voice): string;
  /** How an element looks, shown with what it means; nothing where words are enough. */
  Card?: Component<{ model: TableModel<V, F>; element: string }>;
  /** What its rulebook shows, loaded when somebody reads it. */
  rulebook?(): Promise<{ default: Drawings<V, F> }>;
}

/** What a game draws in its rulebook: each picture shows one of the guide's tables. */
export interface Drawings<V = unknown, F = unknown> {
  pictures: Record<string, { scene: string; Picture: Component<{ model: TableModel<V, F> }> }>;
  Symbol: Component<{ model: TableModel<V, F>; name: string }>;
}

/**
 * Each game's folder has a `index.ts` whose default export is its renderer; the folder's name is the game's. Only the
 * renderer of a game is given its tables, so it may take their views for what its types say.
 */
const found = import.meta.glob<{ default: Renderer }>("./*/index.ts");

/** The game that a newcomer is shown first. */
const FIRST = "la_famiglia";

/** The names of the games that the page offers. */
export const offered: string[] = Object.keys(found)
  .map((path) => path.split("/")[1] ?? "")
  .sort((one, other) => Number(other === FIRST) - Number(one === FIRST));

const generic: Renderer = { title: "", Table: Fallback, short: () => "" };

/** The renderer of a game, loaded when its first table is opened; a plain one for a game without its own. */
export async function rendererOf(game: string): Promise<Renderer> {
  const load = found[`./${game}/index.ts`];
  return load ? (await load()).default : generic;
}

import type { Component } from "svelte";
import type { GameTexts } from "../i18n/gameTexts.svelte";
import type { TableModel } from "../model/tableModel.svelte";
import type { Pacing } from "../playback/moves";

/** What a game provides for the page. */
export interface Renderer<V = unknown, F = unknown> {
  title: string;
  Table: Component<{ model: TableModel<V, F> }>;
  short(model: TableModel<V, F>): string;
  /** The most important facts, in one short line for small screens. */
  Hud?: Component<{ model: TableModel<V, F> }>;
  /** What is one move; by default the consecutive answers of a seat. */
  pacing?: Pacing;
  /** Return the name of a phase. */
  phase?(name: string, words: GameTexts): string;
  /** A picture of an element, shown with its explanation. */
  Card?: Component<{ model: TableModel<V, F>; element: string }>;
  /** The pictures of its rulebook, loaded on demand. */
  rulebook?(): Promise<{ default: RulebookPictures<V, F> }>;
}

/** The pictures of a game's rulebook: each shows one scene of the guide. */
export interface RulebookPictures<V = unknown, F = unknown> {
  pictures: Record<string, { scene: string; Picture: Component<{ model: TableModel<V, F> }> }>;
  Symbol: Component<{ model: TableModel<V, F>; name: string }>;
}

import type { Component } from "svelte";
import type { GameTexts } from "../i18n/gameTexts.svelte";
import type { TableModel } from "../model/tableModel.svelte";
import type { Pacing } from "../playback/moves";
import type { SoundName } from "../playback/soundNames";

/** What a game provides for the page. */
export interface Renderer<V = unknown, F = unknown> {
  title: string;
  Table: Component<{ model: TableModel<V, F> }>;
  short(model: TableModel<V, F>): string;
  /** The most important facts, in one short line for small screens. */
  Hud?: Component<{ model: TableModel<V, F> }>;
  /** What is one move; by default the consecutive answers of a seat. */
  pacing?: Pacing;
  /** What is heard of its events, by kind. */
  sounds?: Readonly<Record<string, SoundName>>;
  /** Return the name of a phase. */
  phase?(name: string, words: GameTexts): string;
  /** Return what a seat itself has contributed to the score of its team, if teams win together. */
  ownScore?(model: TableModel<V, F>, seat: number): number;
  /** A picture of an element, shown with its explanation. */
  Card?: Component<{ model: TableModel<V, F>; element: string }>;
  /** The pictures of its rulebook, loaded on demand. */
  rulebook?(): Promise<{ default: RulebookPictures<V, F> }>;
  /** Draws the end of a game for the picture to share, loaded on demand. */
  finalPicture?(): Promise<{ default: FinalPicture<V, F> }>;
}

/** Returns the end of a game as SVG of this width and height, without references to the page: it becomes an image. */
export type FinalPicture<V = unknown, F = unknown> = (model: TableModel<V, F>, drawing: FinalDrawing) => string;

/** What a picture of the end is drawn with. */
export interface FinalDrawing {
  width: number;
  height: number;
  /** Return the color of a family, as the page has it. */
  colour(family: string | null, shade?: "" | "-ink" | "-edge"): string;
  /** Return text with its special characters escaped. */
  escape(text: string): string;
}

/** The pictures of a game's rulebook: each shows one scene of the guide. */
export interface RulebookPictures<V = unknown, F = unknown> {
  pictures: Record<string, { scene: string; Picture: Component<{ model: TableModel<V, F> }> }>;
  Symbol: Component<{ model: TableModel<V, F>; name: string }>;
}

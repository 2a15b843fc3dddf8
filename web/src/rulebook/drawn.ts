/** The tables that a guide's pictures show, and who draws them. */
import type { Drawings } from "../games";
import { voiceOf } from "../lib/gameWords";
import { TableModel } from "../lib/model.svelte";
import { nobodys } from "../lib/nobody";
import { type Guide, VERSION } from "../lib/protocol";
import { gameOf } from "../lib/sitting.svelte";

export interface Drawn {
  title: string;
  drawings: Drawings;
  models: Record<string, TableModel>;
}

/** Loads what the pictures need; null for a game that draws none. */
export async function drawn(name: string, guide: Guide): Promise<Drawn | null> {
  const game = await gameOf(name, guide.set);
  const found = await game.renderer.rulebook?.();
  if (!found) return null;
  const models: Record<string, TableModel> = {};
  for (const [scene, { seat, sight }] of Object.entries(guide.scenes)) {
    const model = new TableModel({
      meta: nobodys({ id: `guide ${name}`, game: name, set: guide.set, options: {}, seats: guide.seats, teams: guide.teams }),
      components: game.components,
      glossary: game.glossary,
      words: voiceOf(game.words),
      rules: [],
      send: () => "",
    });
    model.whyNot = () => "";
    model.seat = seat;
    const whole = { ...sight, question: null, anytime: [], undo: null, free: 0, act: 0 };
    model.receive({ v: VERSION, type: "state", seat, frame: 1, base: null, since: 0, items: [], whole });
    models[scene] = model;
  }
  return { title: game.renderer.title, drawings: found.default, models };
}

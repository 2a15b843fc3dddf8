/** The table models that a guide's pictures show. */
import type { RulebookPictures } from "../boardkit/renderer";
import { createGameTexts } from "../session/gameWords";
import { TableModel } from "../model/tableModel.svelte";
import { emptyTable } from "../model/emptyTable";
import { type Guide, VERSION } from "../protocol/messages";
import { loadGame } from "../games/loadGame";

export interface GuideTables {
  title: string;
  drawings: RulebookPictures;
  models: Record<string, TableModel>;
}

/** Load the models and pictures; null for a game without pictures. */
export async function loadGuideTables(name: string, guide: Guide): Promise<GuideTables | null> {
  const game = await loadGame(name, guide.set);
  const found = await game.renderer.rulebook?.();
  if (!found) return null;
  const models: Record<string, TableModel> = {};
  for (const [scene, { seat, sight }] of Object.entries(guide.scenes)) {
    const model = new TableModel({
      meta: emptyTable({ id: `guide ${name}`, game: name, set: guide.set, options: {}, seats: guide.seats, teams: guide.teams }),
      components: game.components,
      glossary: game.glossary,
      words: createGameTexts(game.words),
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

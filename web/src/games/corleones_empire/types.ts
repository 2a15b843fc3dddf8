// The types of a table of Corleone's Empire.

import type { TableModel } from "../../model/tableModel.svelte";
import type { Events, TableFacts, View } from "../../generated/corleones_empire";
import { eventKind } from "../../protocol/messages";

export type { Count, Figure, Hand, JobFacts, SeatFacts, TableFacts, View } from "../../generated/corleones_empire";

export type { Choice } from "../../model/tableModel.svelte";
export type Model = TableModel<View, TableFacts>;
export type FigureKind = "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";

/** Return the seats of a table, in order. */
export function seatsOf(model: Model): number[] {
  return Object.keys(model.facts.seats).map(Number);
}

/** Moments of a move that end a phase in which nothing is decided after them. */
const PHASES: { [Kind in keyof Events]?: TableFacts["phase"] } = { turf_war: "turf_war", tribute_revealed: "tribute" };
const ACTS: readonly string[] = ["entracte", "act"] satisfies (keyof Events)[];

/** Return act and phase of what is shown: the state after a turf war or a tribute is in the next phase already. */
export function momentOf(model: Pick<Model, "facts" | "currentMoveItems" | "shownMoveItems">): Pick<TableFacts, "act" | "phase"> {
  const { act, phase } = model.facts;
  const kinds = model.shownMoveItems.map((item) => eventKind(item) as keyof Events);
  const moment = kinds.findLast((kind) => kind in PHASES || ACTS.includes(kind));
  const shown = moment && PHASES[moment];
  if (!shown) return { act, phase };
  const begun = model.currentMoveItems.some((item) => eventKind(item) === "act");
  return { act: begun ? act - 1 : act, phase: shown };
}

/** Return the seats in turn order, the holder of the Horse Head first. */
export function turnOrder(model: Model): number[] {
  const all = seatsOf(model);
  const from = Math.max(0, all.indexOf(model.facts.horse));
  return [...all.slice(from), ...all.slice(0, from)];
}

/** Return the viewer's hand; undefined for spectators. */
export function handOf(model: Model) {
  return model.seat === null ? undefined : model.view.hands[model.seat];
}

/** Return the other seats whose hands lie open: all after the end and in a replay that hides nothing, else none. */
export function openSeats(model: Model): number[] {
  return Object.keys(model.view.hands)
    .map(Number)
    .filter((seat) => seat !== model.seat);
}

// The types of a table of Corleone's Empire.

import type { TableModel } from "../../model/tableModel.svelte";
import type { TableFacts, View } from "../../generated/corleones_empire";

export type { Count, Figure, Hand, JobFacts, SeatFacts, TableFacts, View } from "../../generated/corleones_empire";

export type Model = TableModel<View, TableFacts>;
export type FigureKind = "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";

/** Return the seats of a table, in order. */
export function seatsOf(model: Model): number[] {
  return Object.keys(model.facts.seats).map(Number);
}

/** Return the viewer's hand; undefined for spectators. */
export function handOf(model: Model) {
  return model.seat === null ? undefined : model.view.hands[model.seat];
}

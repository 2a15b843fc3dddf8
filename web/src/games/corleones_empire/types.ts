// A table of Corleone's Empire: what its view and the facts beside it hold.

import type { TableModel } from "../../lib/model.svelte";
import type { TableFacts, View } from "../../generated/corleones_empire";

export type { Count, Figure, Hand, JobFacts, SeatFacts, TableFacts, View } from "../../generated/corleones_empire";

export type Model = TableModel<View, TableFacts>;
export type FigureKind = "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";

/** The seats of a table, from the first. */
export function seatsOf(model: Model): number[] {
  return Object.keys(model.facts.seats).map(Number);
}

/** The viewer's hand, or nothing for whoever only looks on. */
export function handOf(model: Model) {
  return model.seat === null ? undefined : model.view.hands[model.seat];
}

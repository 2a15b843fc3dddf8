// The orders of an encounter phase, as the bar above the map shows them.

import type { Events, SequenceEntry } from "../../generated/la_famiglia";
import { eventOf } from "../../lib/protocol";
import type { Model } from "./types";

/** The orders in sequence: all that were revealed, those that are done and gone among them. */
export function orders(model: Model): SequenceEntry[] {
  const lying = model.facts.sequence;
  if (lying.length === 0) return [];
  const revealed = model.log.findLast((item) => eventOf(item) === "orders_revealed")?.facts as Partial<Events["orders_revealed"]> | undefined;
  const all = (revealed?.sequence ?? []).map(({ args }) => args);
  const now = new Map(lying.map((entry) => [entry.order, entry]));
  if (!lying.every(({ order }) => all.some((one) => one.order === order))) return lying;
  return all.map((one) => now.get(one.order) ?? { ...one, state: "done" });
}

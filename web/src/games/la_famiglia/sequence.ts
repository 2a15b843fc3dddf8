// The orders of an encounter phase, as the bar above the map shows them.

import type { Events, SequenceEntry } from "../../generated/la_famiglia";
import { eventOf } from "../../lib/protocol";
import type { Model } from "./types";

/**
 * The orders in sequence: all that were revealed, those that are done and gone among them. While a fight of one's own is
 * held on the board, its order is still the one that is carried out, whatever came after it.
 */
export function orders(model: Model): SequenceEntry[] {
  const lying = model.facts.sequence;
  const held = model.showing.held;
  if (lying.length === 0 && !held) return [];
  const revealed = model.log.findLast((item) => eventOf(item) === "orders_revealed")?.facts as Partial<Events["orders_revealed"]> | undefined;
  const all = (revealed?.sequence ?? []).map(({ args }) => args);
  if (!lying.every(({ order }) => all.some((one) => one.order === order))) return lying;
  const now = new Map(lying.map((entry) => [entry.order, entry]));
  const found = all.map((one): SequenceEntry => now.get(one.order) ?? { ...one, state: "done" });
  const begun = held ? model.log.findLast((item) => eventOf(item) === "order_executed")?.facts.order : undefined;
  const at = found.findIndex(({ order }) => order === begun);
  if (at < 0) return found;
  return found.map((one, i) => ({ ...one, area: i < at ? one.area : all[i]!.area, state: i < at ? "done" : i === at ? "now" : "next" }));
}

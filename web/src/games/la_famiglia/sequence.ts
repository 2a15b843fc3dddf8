// The orders of an encounter phase, as the bar above the map shows them.

import type { Events, SequenceEntry } from "../../generated/la_famiglia";
import { eventOf } from "../../lib/protocol";
import type { Model } from "./types";

/**
 * The orders in sequence: all that were revealed, those that are done and gone among them. While moves are shown, the
 * order that is carried out is the last that was told of, whatever came after it.
 */
export function orders(model: Model): SequenceEntry[] {
  const lying = model.facts.sequence;
  const { playing } = model;
  if (lying.length === 0 && !playing) return [];
  const revealed = model.log.findLast((item) => eventOf(item) === "orders_revealed")?.facts as
    Partial<Events["orders_revealed"]> | undefined;
  const all = (revealed?.sequence ?? []).map(({ args }) => args);
  if (!lying.every(({ order }) => all.some((one) => one.order === order))) return lying;
  const now = new Map(lying.map((entry) => [entry.order, entry]));
  const found = all.map((one): SequenceEntry => now.get(one.order) ?? { ...one, state: "done" });
  const begun = playing ? model.log.findLast((item) => eventOf(item) === "order_executed")?.facts.order : undefined;
  const at = found.findIndex(({ order }) => order === begun);
  if (at < 0) return found;
  return found.map((one, i) => ({ ...one, area: i < at ? one.area : all[i]!.area, state: i < at ? "done" : i === at ? "now" : "next" }));
}

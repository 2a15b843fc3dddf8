// The orders of an encounter phase for the bar above the map.

import type { Events, SequenceEntry } from "../../generated/la_famiglia";
import { eventKind } from "../../protocol/messages";
import type { Model } from "./types";

/**
 * Return the order sequence: all revealed orders, including those already executed. During playback, the current order
 * is the last one that was executed, whatever came after it.
 */
export function orderSequence(model: Model): SequenceEntry[] {
  const lying = model.facts.sequence;
  const { playing } = model;
  if (lying.length === 0 && !playing) return [];
  const revealed = model.log.findLast((item) => eventKind(item) === "orders_revealed")?.facts as
    Partial<Events["orders_revealed"]> | undefined;
  const all = (revealed?.sequence ?? []).map(({ args }) => args);
  if (!lying.every(({ order }) => all.some((one) => one.order === order))) return lying;
  const now = new Map(lying.map((entry) => [entry.order, entry]));
  const found = all.map((one): SequenceEntry => now.get(one.order) ?? { ...one, state: "done" });
  const begun = playing ? model.log.findLast((item) => eventKind(item) === "order_executed")?.facts.order : undefined;
  const at = found.findIndex(({ order }) => order === begun);
  if (at < 0) return found;
  return found.map((one, i) => ({ ...one, area: i < at ? one.area : all[i]!.area, state: i < at ? "done" : i === at ? "now" : "next" }));
}

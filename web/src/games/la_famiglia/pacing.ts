/** What is one move in La Famiglia: a turn of the planning phase, an order, a part of a conflict. */

import type { Events, TableFacts, View } from "../../generated/la_famiglia";
import { MAX_EXTRA_MS, type Pacing } from "../../playback/moves";
import { eventKind, type Item, type Snapshot } from "../../protocol/messages";
import { staging } from "./staging";

/** Kinds of events, checked against the types of the rules. */
const events = (...kinds: (keyof Events)[]): readonly string[] => kinds;

/** Events that decide a fight. */
const DECISIVE = events("cards_revealed", "attack_over");

const EXTRA_MS: { [Kind in keyof Events]?: number } = {
  line_up: 1200,
  orders_revealed: 900,
  control: 700,
  attack: 350,
  strike: 500,
  conflict: 150,
  cards_revealed: 1200,
  attack_over: 350,
  game_over: 1200,
};

export const pacing: Pacing = {
  asked: (facts: TableFacts) => facts.asked?.kind ?? "",
  starts: ["planning.move", "ultima.space", "conflict.approach", "tile.mark", "tile.clear"],
  continues: ["raise.grant", "conflict.defender", "conflict.card", "conflict.take", "tiles.bribery", "tiles.recruitment"],
  ends: events("attack_over"),
  begins: events("order_executed"),
  alone: events("phase", "control", "cards_revealed", "game_over"),
  splitsBefore: (item) => ["control", "order_executed"].includes(eventKind(item)) || isEncounter(item),
  stateBetween,
  extraMs: EXTRA_MS,
  maxExtraMs: MAX_EXTRA_MS,
  places: ["area", "sea", "space", "column", "tile", "order"],
  minor: events("money", "recruited", "mat_revealed", "order_unlocked", "bonuses", "order_back", "bust_back"),
  decisiveItem: (items, seat) =>
    items.some((item) => isFight(item, seat)) ? (items.findLast((item) => DECISIVE.includes(eventKind(item)))?.n ?? 0) : 0,
  staging,
};

const isEncounter = (item: Item) => eventKind(item) === "phase" && item.facts.phase === "encounter";

/**
 * One update may hold several moves: the last planning turn, the management after it and the reveal of the orders; an
 * order and the next one; the last order and the management after it. An order is shown with its effect on the map, but
 * before the management changes it.
 */
function stateBetween(item: Item, before: Snapshot, after: Snapshot): Snapshot {
  const [was, is] = [before.view, after.view] as unknown as [View, View];
  if (eventKind(item) === "order_executed" && is.phase === "encounter") return after;
  if (was.phase !== "encounter") return before;
  const { areas, seas, hq, supply } = is;
  return { ...before, view: { ...was, areas, seas, hq, supply, fight: null }, facts: { ...before.facts, asked: null, fight: null } };
}

/** Return whether an event belongs to a fight of the seat. */
function isFight(item: Item, seat: number): boolean {
  const facts = item.facts as Partial<Events["cards_revealed"] & Events["attack"]>;
  switch (eventKind(item) as keyof Events) {
    case "cards_revealed":
      return facts.seats?.includes(seat) ?? false;
    case "attack":
    case "attack_over":
      return facts.leader === seat || facts.whose === seat;
    default:
      return false;
  }
}

/** What a player of La Famiglia would call one move: a turn of the planning phase, an order, a part of a conflict. */

import type { Events, TableFacts, View } from "../../generated/la_famiglia";
import { LONGEST, type Pacing } from "../../lib/beats";
import { eventOf, type Item, type Snapshot } from "../../lib/protocol";

/** Kinds of events, checked against those that the rules tell. */
const events = (...kinds: (keyof Events)[]): readonly string[] => kinds;

/** With these a fight is decided. */
const OVER = events("cards_revealed", "attack_over");

const WORTH: { [Kind in keyof Events]?: number } = {
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
  goesOn: ["raise.grant", "conflict.defender", "conflict.card", "conflict.take", "tiles.bribery", "tiles.recruitment"],
  ends: events("attack_over"),
  begins: events("order_executed"),
  alone: events("phase", "control", "cards_revealed", "game_over"),
  apart: (item) => ["control", "order_executed"].includes(eventOf(item)) || isEncounter(item),
  between,
  worth: WORTH,
  longest: LONGEST,
  minor: events("money", "recruited", "mat_revealed", "order_unlocked", "bonuses", "order_back", "bust_back"),
  fights: (items, seat) =>
    items.some((item) => isFight(item, seat)) ? (items.findLast((item) => OVER.includes(eventOf(item)))?.n ?? 0) : 0,
};

const isEncounter = (item: Item) => eventOf(item) === "phase" && item.facts.phase === "encounter";

/**
 * What came at once is several things to look at: the last turn of planning, the management after it and the orders' reveal;
 * an order and the next one; the last order and the management after it. An order is seen with what it did on the map, but
 * before what management made of it.
 */
function between(item: Item, before: Snapshot, after: Snapshot): Snapshot {
  const [was, is] = [before.view, after.view] as unknown as [View, View];
  if (eventOf(item) === "order_executed" && is.phase === "encounter") return after;
  if (was.phase !== "encounter") return before;
  const { areas, seas, hq, supply } = is;
  return { ...before, view: { ...was, areas, seas, hq, supply, fight: null }, facts: { ...before.facts, asked: null, fight: null } };
}

/** Whether an event tells of a fight that the seat has a part in. */
function isFight(item: Item, seat: number): boolean {
  const facts = item.facts as Partial<Events["cards_revealed"] & Events["attack"]>;
  switch (eventOf(item) as keyof Events) {
    case "cards_revealed":
      return facts.seats?.includes(seat) ?? false;
    case "attack":
    case "attack_over":
      return facts.leader === seat || facts.whose === seat;
    default:
      return false;
  }
}

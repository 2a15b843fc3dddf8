// The types of a table of La Famiglia.

import type { TableModel } from "../../model/tableModel.svelte";
import type { TableFacts, View } from "../../generated/la_famiglia";

export type { AreaView, FightView, Headquarters, Supply, TableFacts, View } from "../../generated/la_famiglia";

export type Model = TableModel<View, TableFacts>;

/** Where the viewer knows an order to be; "unknown": in HQ or face down on the board. */
export type OrderState = "hq" | "board" | "sold" | "mat" | "unknown";

export function orderState(model: Model, seat: number, order: string): OrderState {
  return model.facts.orders[seat]?.[order] ?? "unknown";
}

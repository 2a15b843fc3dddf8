// What follows from a view: base values, who controls how much, where an order is, whose turn it is.

import type { GameData, MatData, OrderData } from "./data";

export type OrderState = "hq" | "board" | "sold" | "mat" | "unknown";
export interface Step {
  order: OrderData;
  seat: number;
  area: string;
  state: "done" | "now" | "next";
}

const SLOTS = 13; // orders of a family

/** The base values that are visible on a mat (F7): recruit, place, attack, bomb. */
export function baseValues(mat: MatData, taken: Record<string, number>): Record<string, number> {
  const values: Record<string, number> = {};
  for (const row of mat.row) {
    const shown = [row.start, ...row.spaces.slice(0, taken[row.row] ?? 0).map((space) => space.value ?? {})];
    for (const value of shown) {
      for (const [name, n] of Object.entries(value)) values[name] = Math.max(values[name] ?? 0, n);
    }
  }
  return values;
}

/** The base values of a seat, or none before it leads a family. */
export function valuesOf(data: GameData, view: any, seat: number): Record<string, number> {
  const mat = data.mats.get(view.families[seat] ?? "");
  return mat ? baseValues(mat, view.mats[seat]) : {};
}

/** Where the viewer knows an order to be; "unknown": in HQ or face down on the board. */
export function orderState(data: GameData, view: any, seat: number, order: OrderData): OrderState {
  if (view.sold[seat].includes(order.id)) return "sold";
  if (view.hq[seat]?.orders.includes(order.id)) return "hq";
  for (const area of Object.values<any>(view.areas)) {
    if (area.orders.some((one: any) => one.order === order.id)) return "board";
  }
  const row = data.mats.get(order.family)?.row.find((one) => one.row === order.set);
  const at = row?.spaces.findIndex((space) => space.unlocks === order.id) ?? -1;
  if (at >= 0 && (view.mats[seat][order.set] ?? 0) <= at) return "mat";
  return "unknown";
}

/** How many Mandamenti a seat controls as of the last management. */
export function controlled(view: any, seat: number): number {
  return Object.values<number>(view.control).filter((one) => one === seat).length;
}

/** Who would control a Mandamento if it were checked now (M2); 0: nobody. */
export function leading(data: GameData, view: any, mandamento: string): number {
  const areas = data.mandamenti.find((one) => one.id === mandamento)?.areas ?? [];
  const holders = areas.map((area) => view.areas[area].holder as number | null);
  return holders.find((seat) => seat && holders.filter((one) => one === seat).length >= 2) ?? 0;
}

/** The orders of this encounter phase in sequence (E2), with those that are done. */
export function sequence(data: GameData, view: any, revealed: { seat: number; area: string; order: string }[]): Step[] {
  const waiting = new Set<number>();
  let now = -1;
  for (const [name, facts] of view.steps as [string, any][]) {
    if (name === "encounter.next" || name === "encounter.which") for (const at of facts.queue) waiting.add(at);
    if (name === "order.done") now = facts.seat * SLOTS + facts.slot;
  }
  const turns = data.turnsFrom(view.first);
  const steps: Step[] = [];
  for (const one of revealed) {
    const order = data.orders.get(one.order);
    if (!order) continue;
    const at = one.seat * SLOTS + (data.ordersOf.get(order.family)?.indexOf(order) ?? 0);
    const lies = view.areas[one.area]?.orders.some((there: any) => there.order === one.order);
    const state = at === now ? "now" : waiting.has(at) && lies ? "next" : "done";
    steps.push({ order, seat: one.seat, area: one.area, state });
  }
  const rank = (step: Step): number =>
    (step.order.kind === "supply" ? 0 : 1e4) + step.order.initiative * 10 + turns.indexOf(step.seat);
  return steps.sort((a, b) => rank(a) - rank(b));
}

/** The orders that lie open on the board, as an event would name them. */
export function openOrders(view: any): { seat: number; area: string; order: string }[] {
  return Object.entries<any>(view.areas).flatMap(([area, there]) =>
    there.orders.filter((one: any) => one.order).map((one: any) => ({ ...one, area })),
  );
}

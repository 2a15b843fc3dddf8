import { describe, expect, it } from "vitest";
import type { Item } from "../../protocol/messages";
import { orderSequence } from "./orderSequence";
import type { Model } from "./types";

const entry = (order: string, state: string) => ({ order, seat: 1, area: "gela", initiative: 1, supply: false, state });

function model(lying: object[], playing: boolean, executed: string[]): Model {
  const revealed = { event: "orders_revealed", sequence: ["a", "b", "c"].map((order) => ({ id: "x", args: entry(order, "next") })) };
  const log: Item[] = [revealed, ...executed.map((order) => ({ event: "order_executed", order }))].map((facts, i) => ({ n: i + 1, facts }));
  return { facts: { sequence: lying }, log, playing } as unknown as Model;
}

const states = (found: ReturnType<typeof orderSequence>) => found.map(({ order, state }) => `${order} ${state}`);

describe("the order sequence", () => {
  it("includes all revealed orders, also executed ones", () => {
    expect(states(orderSequence(model([entry("b", "now"), entry("c", "next")], false, ["a", "b"])))).toEqual(["a done", "b now", "c next"]);
    expect(orderSequence(model([], false, ["a", "b", "c"]))).toEqual([]);
  });

  it("follows the move on the board, not the newest state", () => {
    expect(states(orderSequence(model([entry("b", "now"), entry("c", "next")], true, ["a"])))).toEqual(["a now", "b next", "c next"]);
    expect(states(orderSequence(model([], true, ["a", "b", "c"])))).toEqual(["a done", "b done", "c now"]);
  });
});

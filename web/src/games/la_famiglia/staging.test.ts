import { describe, expect, it } from "vitest";
import { lastToldItem } from "../../playback/staging";
import { FLIPPED, RESULT, finalCount, revealedOrders, staging } from "./staging";

const items = (...facts: (Record<string, unknown> & { event: string })[]) => facts.map((one, i) => ({ n: i + 1, facts: one }));
const order = (name: string) => ({ id: "x", args: { order: name, seat: 1, area: "gela", initiative: 3, supply: false } });

describe("the staging of a move", () => {
  it("leaves plain moves alone, also those of older games", () => {
    expect(staging(items({ event: "placed" }))).toBeNull();
    expect(staging(items({ event: "orders_revealed", orders: [] }))).toBeNull();
    expect(staging(items({ event: "game_over", team: 1, reason: "bronte" }))).toBeNull();
  });

  it("tells the cards of a duel when they turn over, and the rest with the result", () => {
    const duel = staging(items({ event: "card_left" }, { event: "cards_revealed" }, { event: "removed" }, { event: "attack_over" }))!;
    expect([0, FLIPPED, RESULT].map((beat) => lastToldItem(duel, beat, 4))).toEqual([1, 2, 4]);
    expect(duel.stateBeat).toBe(RESULT);
  });

  it("turns the orders over one by one, however many there are, and then tells them", () => {
    const of = (count: number) =>
      items({ event: "phase" }, { event: "orders_revealed", sequence: Array.from({ length: count }, (_, i) => order(`${i}`)) });
    expect(revealedOrders(of(2)).map((one) => one.order)).toEqual(["0", "1"]);
    for (const count of [1, 4, 16]) {
      const flips = staging(of(count))!;
      expect(flips.beats.length).toBe(count);
      expect(flips.ms).toBeLessThan(8000);
      expect([lastToldItem(flips, count - 1, 2), lastToldItem(flips, count, 2)]).toEqual([1, 2]);
    }
  });

  it("counts the end on the map: teams take turns, the deciding Mandamento is last, and nothing is told before", () => {
    const control = { M1: 1, M2: 3, M3: 1, M4: 2 };
    const over = items({ event: "control" }, { event: "game_over", team: 1, reason: "mandamenti", control, decided_by: "mandamento:M1" });
    const { counted, decidedBy } = finalCount(over, (seat) => seat % 2 === 1)!;
    expect(counted.map(({ mandamento }) => mandamento)).toEqual(["M2", "M4", "M3", "M1"]);
    expect(decidedBy).toBe("mandamento:M1");
    const count = staging(over)!;
    expect([count.beats.length, count.stateBeat]).toEqual([6, null]);
    expect([lastToldItem(count, 5, 2), lastToldItem(count, 6, 2)]).toEqual([0, 2]);
  });
});

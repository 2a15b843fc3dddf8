import { describe, expect, it } from "vitest";
import { lastToldItem } from "../../playback/staging";
import { OPENED, finalCounts, staging } from "./staging";

const items = (...facts: (Record<string, unknown> & { event: string })[]) => facts.map((one, i) => ({ n: i + 1, facts: one }));
const count = (seat: number, rank: number) => ({
  seat,
  rank,
  suitcase: 10,
  turfs: [],
  turf_bonus: 5,
  colours: [],
  colour_bonus: 0,
  total: 15,
});

describe("the staging of a move", () => {
  it("leaves plain moves alone, also the ends of older games", () => {
    expect(staging(items({ event: "money_taken" }))).toBeNull();
    expect(staging(items({ event: "game_over", counts: [{ seat: 1, total: 9 }] }))).toBeNull();
  });

  it("opens all bids together, and tells and shows them with that", () => {
    const bids = staging(items({ event: "sealed" }, { event: "bids_revealed", bids: [] }, { event: "suitcase_paid" }))!;
    expect([lastToldItem(bids, 0, 3), lastToldItem(bids, OPENED, 3), bids.stateBeat]).toEqual([1, 3, OPENED]);
  });

  it("opens suitcase by suitcase by seat, then adds the bonuses, and tells the result last", () => {
    const over = items({ event: "game_over", counts: [count(3, 1), count(1, 2), count(2, 3)] });
    const { counts, turfs, jobs, verdict } = finalCounts(over)!;
    expect(counts.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect([turfs, jobs, verdict]).toEqual([4, 5, 6]);
    const staged = staging(over)!;
    expect([staged.beats.length, staged.stateBeat]).toEqual([verdict, null]);
    expect([lastToldItem(staged, jobs, 1), lastToldItem(staged, verdict, 1)]).toEqual([0, 1]);
  });
});

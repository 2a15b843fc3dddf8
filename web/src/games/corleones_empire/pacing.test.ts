import { describe, expect, it } from "vitest";
import { recordedGames, kindsOf, waitsOf } from "../../testing/recordedMoves";
import recorded from "./moves.recorded.json"; // recorded by tools/fixtures/record_games.py --moves with 5 seats, the longest waiting times
import { pacing } from "./pacing";

const games = recordedGames(recorded, pacing);
const most = (all: number[]) => Math.max(...all);

describe("the pacing of recorded games of five families", () => {
  it("keeps plain waiting between two turns under 10 seconds", () => {
    const rounds = games.flatMap((game) => waitsOf(game, pacing, (move) => move.updates.some(({ own }) => own)));
    expect(rounds.length).toBeGreaterThan(2 * 30);
    expect(most(rounds.map(({ plain }) => plain))).toBeLessThan(10_000);
    expect(most(rounds.map(({ all }) => all))).toBeLessThan(28_000);
  });

  it("keeps waiting in an act under 85 seconds", () => {
    const acts = games.flatMap((game) => waitsOf(game, pacing, (move) => kindsOf(move).includes("act")));
    expect(acts.length).toBe(games.length * 5);
    expect(most(acts.map(({ all }) => all))).toBeLessThan(85_000);
  });

  it("shows each turn as one move, and public moments on their own", () => {
    for (const game of games) {
      for (const move of game) expect(kindsOf(move).filter((kind) => kind === "job_completed").length).toBeLessThan(2);
      const wars = game.filter((move) => kindsOf(move).includes("turf_war"));
      expect(wars.length).toBe(4);
      for (const move of wars) expect(kindsOf(move)).not.toContain("bids_revealed");
    }
  });
});

describe("a fight of the viewer", () => {
  const items = (...facts: (Record<string, unknown> & { event: string })[]) => facts.map((one, i) => ({ n: i + 1, facts: one }));
  const seats = [1, 2, 3, 4];
  const held = (...facts: Parameters<typeof items>) => seats.map((seat) => pacing.decisiveItem(items(...facts), seat));

  it("is a turf war of the viewer's family; the result of all wars is held", () => {
    const war = (turf: string, ...of: number[]) => ({
      event: "turf_war",
      turf,
      winner: of[0],
      result: "won",
      counts: of.map((seat) => ({ seat, n: 1 })),
    });
    expect(held(war("chelsea", 1, 3), war("midtown", 3, 4), { event: "marker_laid", seat: 3 })).toEqual([2, 0, 2, 2]);
  });

  it("is the end of a bidding in which the viewer has bid", () => {
    const bid = (seat: number, total: number) => ({ seat, cards: total ? [total] : [], total });
    expect(held({ event: "phase", phase: "bribery" }, { event: "bids_revealed", bids: [bid(1, 5), bid(2, 0), bid(4, 3)] })).toEqual([
      2, 0, 0, 2,
    ]);
  });

  it("is a shot at the viewer's family, not by it", () => {
    expect(
      held({ event: "gunned_down", seat: 2, by: 1 }, { event: "money_taken", seat: 1 }, { event: "gunned_down", seat: 1, by: 1 }),
    ).toEqual([0, 3, 0, 0]);
  });
});

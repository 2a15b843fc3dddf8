import { describe, expect, it } from "vitest";
import { gamesOf, kindsOf, waitsOf } from "../../lib/recorded.testing";
import recorded from "./moves.recorded.json"; // by tools/recorded.py --moves with 5 seats: nobody waits for more
import { pacing } from "./pacing";

const games = gamesOf(recorded, pacing);
const most = (all: number[]) => Math.max(...all);

describe("the pacing of recorded games of five families", () => {
  it("lets nobody wait for more than 20 seconds between two turns without something worth seeing", () => {
    const rounds = games.flatMap((game) => waitsOf(game, pacing, (beat) => beat.moments.some(({ own }) => own)));
    expect(rounds.length).toBeGreaterThan(2 * 30);
    expect(most(rounds.map(({ plain }) => plain))).toBeLessThan(8_000);
    expect(most(rounds.map(({ all }) => all))).toBeLessThan(25_000);
  });

  it("lets nobody wait for more than 75 seconds in an act", () => {
    const acts = games.flatMap((game) => waitsOf(game, pacing, (beat) => kindsOf(beat).includes("act")));
    expect(acts.length).toBe(games.length * 5);
    expect(most(acts.map(({ all }) => all))).toBeLessThan(75_000);
  });

  it("shows each turn as one move, and what all look at alone", () => {
    for (const game of games) {
      for (const beat of game) expect(kindsOf(beat).filter((kind) => kind === "job_completed").length).toBeLessThan(2);
      const wars = game.filter((beat) => kindsOf(beat).includes("turf_war"));
      expect(wars.length).toBe(4);
      for (const beat of wars) expect(kindsOf(beat)).not.toContain("bids_revealed");
    }
  });
});

describe("a battle of one's own", () => {
  const items = (...facts: (Record<string, unknown> & { event: string })[]) => facts.map((one, i) => ({ n: i + 1, facts: one }));
  const seats = [1, 2, 3, 4];
  const held = (...facts: Parameters<typeof items>) => seats.map((seat) => pacing.fights(items(...facts), seat));

  it("is a turf war in which one's family stands; what came of all wars is held", () => {
    const war = (turf: string, ...of: number[]) => ({
      event: "turf_war",
      turf,
      winner: of[0],
      result: "won",
      counts: of.map((seat) => ({ seat, n: 1 })),
    });
    expect(held(war("chelsea", 1, 3), war("midtown", 3, 4), { event: "marker_laid", seat: 3 })).toEqual([2, 0, 2, 2]);
  });

  it("is the end of a bidding in which one has bid", () => {
    const bid = (seat: number, total: number) => ({ seat, cards: total ? [total] : [], total });
    expect(held({ event: "phase", phase: "bribery" }, { event: "bids_revealed", bids: [bid(1, 5), bid(2, 0), bid(4, 3)] })).toEqual([
      2, 0, 0, 2,
    ]);
  });

  it("is a shot at one's family, none that one fires oneself", () => {
    expect(
      held({ event: "gunned_down", seat: 2, by: 1 }, { event: "money_taken", seat: 1 }, { event: "gunned_down", seat: 1, by: 1 }),
    ).toEqual([0, 3, 0, 0]);
  });
});

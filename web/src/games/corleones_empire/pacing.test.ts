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

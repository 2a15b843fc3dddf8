import { describe, expect, it } from "vitest";
import { apart, inShort, nextBeat, type Beat, type Moment } from "../../lib/beats";
import { eventOf, type Item, type Snapshot } from "../../lib/protocol";
import { gamesOf, kindsOf, waitsOf } from "../../lib/recorded.testing";
import { question } from "../../lib/testing";
import recorded from "./moves.recorded.json"; // by tools/recorded.py --moves
import { pacing } from "./pacing";

const games = gamesOf(recorded, pacing);
const planning = (beat: Beat) => beat.items.some((item) => eventOf(item) === "phase" && item.facts.phase === "planning");

describe("the pacing of recorded games", () => {
  it("lets nobody wait for more than 20 seconds a round without something worth seeing", () => {
    const all = games.flatMap((game) => waitsOf(game, pacing, planning));
    expect(all.length).toBeGreaterThan(3 * 4);
    expect(Math.max(...all.map(({ plain }) => plain))).toBeLessThan(20_000);
    expect(Math.max(...all.map((round) => round.all))).toBeLessThan(50_000);
  });

  it("shows each turn of the planning phase as one move", () => {
    for (const game of games) {
      const turns = game.filter((beat) => beat.moments[0]!.asked.kind === "planning.move");
      expect(turns.length).toBeGreaterThan(40);
      for (const beat of turns) {
        const moved = kindsOf(beat).filter((kind) => kind === "token_moved").length;
        if (!kindsOf(beat).includes("column_taken")) expect(moved).toBeLessThan(2);
      }
      // what a turn does comes with its token, not after it; the last one of the phase may come with what follows it
      const rest = game.filter((beat) => ["planning.space", "space.part", "column.token"].includes(beat.moments[0]!.asked.kind));
      expect(rest.filter((beat) => !kindsOf(beat).includes("phase") && !kindsOf(beat).includes("control"))).toEqual([]);
    }
  });

  it("shows a conflict as its attack, its approach with the cards, and its outcome", () => {
    for (const game of games) {
      const revealed = game.filter((beat) => kindsOf(beat).includes("cards_revealed"));
      expect(revealed.length).toBeGreaterThan(0);
      for (const beat of revealed) {
        const [attack, approach] = game.slice(game.indexOf(beat) - 2);
        expect(kindsOf(attack!)).toContain("attack");
        expect(kindsOf(approach!)[0]).toBe("conflict");
      }
    }
  });

  it("loses nothing and keeps the order", () => {
    for (const game of games) {
      const told = game.flatMap((beat) => beat.items.map((item) => item.n));
      expect(told).toEqual(told.map((_, i) => i + 1));
    }
  });
});

describe("what comes at once", () => {
  const told = (...kinds: [string, object?][]): Item[] => kinds.map(([event, facts], i) => ({ n: i + 1, facts: { event, ...facts } }));
  const stands = (phase: string, at: number) =>
    ({
      view: { phase, round: at, areas: at },
      facts: { asked: { kind: "conflict.take" } },
      question: question([]),
      anytime: [],
      undo: null,
      free: 0,
      act: 3,
      waiting: [1],
    }) as unknown as Snapshot;
  const parted = (items: Item[], from: Snapshot, to: Snapshot) => {
    const moment: Moment = { items, snapshot: to, last: items.length, asked: { kind: "place.number", seat: 1 }, own: true };
    return apart(moment, from, pacing, 1);
  };
  const kinds = (parts: Moment[]) => parts.map((part) => part.items.map(eventOf));

  it("at the end of planning is the last turn, the management, the reveal and the first order, one after the other", () => {
    const [before, after] = [stands("planning", 1), stands("encounter", 2)];
    const items = told(
      ["placed"],
      ["control", { after: "planning" }],
      ["tile_cleared"],
      ["phase", { phase: "encounter" }],
      ["orders_revealed"],
      ["order_executed", { seat: 2 }],
    );
    const parts = parted(items, before, after);
    expect(kinds(parts)).toEqual([["placed"], ["control", "tile_cleared"], ["phase", "orders_revealed"], ["order_executed"]]);
    expect(parts.map(({ last, own }) => [last, own])).toEqual([
      [1, true],
      [3, false],
      [5, false],
      [6, false],
    ]);
    expect(parts.map(({ snapshot }) => snapshot.view)).toEqual([before.view, before.view, after.view, after.view]);
    expect(parts.map(({ snapshot }) => snapshot.question === null)).toEqual([true, true, true, false]);
    expect([0, 1, 2].map((from) => nextBeat(parts.slice(from), pacing, true)!.moments.length)).toEqual([1, 1, 1]);
  });

  it("is an order with what it did on the map, and then the next one, with what its seat does", () => {
    const [before, after] = [stands("encounter", 1), stands("encounter", 2)];
    const parts = parted(told(["placed"], ["order_back"], ["order_executed", { seat: 1 }], ["money"]), before, after);
    expect(kinds(parts)).toEqual([
      ["placed", "order_back"],
      ["order_executed", "money"],
    ]);
    expect(parts.map(({ snapshot, own, asked }) => [(snapshot.view as { areas: number }).areas, own, asked.seat])).toEqual([
      [2, true, 1],
      [2, true, 1],
    ]);
    const moved: Moment = { ...parts[1]!, items: told(["moved"]), asked: { kind: "move.number", seat: 1 } };
    expect([parts, [parts[1]!, moved]].map((queue) => nextBeat(queue, pacing, true)!.moments.length)).toEqual([1, 2]);
  });

  it("is the last order before the management: its pieces have moved, and the round is not over yet", () => {
    const [before, after] = [stands("encounter", 1), stands("planning", 2)];
    const [fight] = parted(told(["attack_over"], ["control", { after: "encounter" }], ["phase", { phase: "planning" }]), before, after);
    expect(fight!.snapshot).toMatchObject({ view: { phase: "encounter", round: 1, areas: 2, fight: null }, facts: { asked: null } });
    expect(apart({ ...fight!, snapshot: after }, null, pacing, 1)).toHaveLength(1);
  });
});

describe("a fight of one's own", () => {
  const items = (...facts: (Record<string, unknown> & { event: string })[]): Item[] => facts.map((one, i) => ({ n: i + 1, facts: one }));
  const attack = { event: "attack", seat: 0, leader: 2, whose: 3 };

  it("is one that the seat led or stood in, once it is decided", () => {
    const over = items(attack, { event: "attack_over", seat: 0, leader: 2, taken: true }, { event: "order_executed", seat: 3 });
    expect([1, 2, 3, 4].map((seat) => pacing.fights(over, seat))).toEqual([0, 2, 2, 0]);
    expect(pacing.fights(items(attack), 2)).toBe(0);
    expect(pacing.fights(items({ event: "cards_revealed", seats: [1, 4] }), 4)).toBe(1);
  });
});

describe("what is told of a move", () => {
  it("is the order, what it did, and then what goes along with it", () => {
    const events = (...kinds: string[]): string[] =>
      inShort(
        kinds.map((event, i) => ({ n: i + 1, facts: { event } })),
        pacing,
      ).map(eventOf);
    expect(events("order_executed", "money", "placed", "order_back")).toEqual(["order_executed", "placed", "money", "order_back"]);
    const fight = ["order_executed", "car_placed", "moved", "attack", "removed", "attack_over", "order_back"].map((event, i) => ({
      n: i + 1,
      facts: { event },
    }));
    expect(inShort(fight, pacing, 2).map(eventOf)).toEqual(["attack", "attack_over"]);
    expect(inShort(fight, pacing, 3).map(eventOf)).toEqual(["order_executed", "attack", "attack_over"]);
    expect(inShort(fight, pacing, 6).map(eventOf)).toEqual(["order_executed", "car_placed", "moved", "attack", "removed", "attack_over"]);
  });
});

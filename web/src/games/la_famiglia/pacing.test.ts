import { describe, expect, it } from "vitest";
import { splitUpdate, summarize, nextMove, type Move, type TableUpdate } from "../../playback/moves";
import { eventKind, type Item, type Snapshot } from "../../protocol/messages";
import { recordedGames, kindsOf, waitsOf } from "../../testing/recordedMoves";
import { question } from "../../testing/factories";
import recorded from "./moves.recorded.json"; // recorded by tools/fixtures/record_games.py --moves
import { pacing } from "./pacing";

const games = recordedGames(recorded, pacing);
const planning = (move: Move) => move.items.some((item) => eventKind(item) === "phase" && item.facts.phase === "planning");

describe("the pacing of recorded games", () => {
  it("keeps plain waiting in a round under 30 seconds", () => {
    const all = games.flatMap((game) => waitsOf(game, pacing, planning));
    expect(all.length).toBeGreaterThan(3 * 4);
    expect(Math.max(...all.map(({ plain }) => plain))).toBeLessThan(30_000);
    expect(Math.max(...all.map((round) => round.all))).toBeLessThan(65_000);
  });

  it("shows each turn of the planning phase as one move", () => {
    for (const game of games) {
      const turns = game.filter((move) => move.updates[0]!.asked.kind === "planning.move");
      expect(turns.length).toBeGreaterThan(40);
      for (const move of turns) {
        const moved = kindsOf(move).filter((kind) => kind === "token_moved").length;
        if (!kindsOf(move).includes("column_taken")) expect(moved).toBeLessThan(2);
      }
      // what a turn does comes with its token; the last turn of the phase may come with what follows it
      const rest = game.filter((move) => ["planning.space", "space.part", "column.token"].includes(move.updates[0]!.asked.kind));
      expect(rest.filter((move) => !kindsOf(move).includes("phase") && !kindsOf(move).includes("control"))).toEqual([]);
    }
  });

  it("shows a conflict as its attack, its approach with the cards, and its outcome", () => {
    for (const game of games) {
      const revealed = game.filter((move) => kindsOf(move).includes("cards_revealed"));
      expect(revealed.length).toBeGreaterThan(0);
      for (const move of revealed) {
        const [attack, approach] = game.slice(game.indexOf(move) - 2);
        expect(kindsOf(attack!)).toContain("attack");
        expect(kindsOf(approach!)[0]).toBe("conflict");
      }
    }
  });

  it("loses nothing and keeps the order", () => {
    for (const game of games) {
      const described = game.flatMap((move) => move.items.map((item) => item.n));
      expect(described).toEqual(described.map((_, i) => i + 1));
    }
  });
});

describe("splitting an update", () => {
  const described = (...kinds: [string, object?][]): Item[] => kinds.map(([event, facts], i) => ({ n: i + 1, facts: { event, ...facts } }));
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
    const update: TableUpdate = { items, snapshot: to, last: items.length, asked: { kind: "place.number", seat: 1 }, own: true };
    return splitUpdate(update, from, pacing, 1);
  };
  const kinds = (parts: TableUpdate[]) => parts.map((part) => part.items.map(eventKind));

  it("splits the end of planning into last turn, management, reveal and first order", () => {
    const [before, after] = [stands("planning", 1), stands("encounter", 2)];
    const items = described(
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
    expect([0, 1, 2].map((from) => nextMove(parts.slice(from), pacing, true)!.updates.length)).toEqual([1, 1, 1]);
  });

  it("splits an order with its effect on the map from the next one", () => {
    const [before, after] = [stands("encounter", 1), stands("encounter", 2)];
    const parts = parted(described(["placed"], ["order_back"], ["order_executed", { seat: 1 }], ["money"]), before, after);
    expect(kinds(parts)).toEqual([
      ["placed", "order_back"],
      ["order_executed", "money"],
    ]);
    expect(parts.map(({ snapshot, own, asked }) => [(snapshot.view as { areas: number }).areas, own, asked.seat])).toEqual([
      [2, true, 1],
      [2, true, 1],
    ]);
    const moved: TableUpdate = { ...parts[1]!, items: described(["moved"]), asked: { kind: "move.number", seat: 1 } };
    expect([parts, [parts[1]!, moved]].map((queue) => nextMove(queue, pacing, true)!.updates.length)).toEqual([1, 2]);
  });

  it("splits the last order from the management: its pieces have moved, and the round is not over", () => {
    const [before, after] = [stands("encounter", 1), stands("planning", 2)];
    const [fight] = parted(
      described(["attack_over"], ["control", { after: "encounter" }], ["phase", { phase: "planning" }]),
      before,
      after,
    );
    expect(fight!.snapshot).toMatchObject({ view: { phase: "encounter", round: 1, areas: 2, fight: null }, facts: { asked: null } });
    expect(splitUpdate({ ...fight!, snapshot: after }, null, pacing, 1)).toHaveLength(1);
  });
});

describe("a fight of the viewer", () => {
  const items = (...facts: (Record<string, unknown> & { event: string })[]): Item[] => facts.map((one, i) => ({ n: i + 1, facts: one }));
  const attack = { event: "attack", seat: 0, leader: 2, whose: 3 };

  it("is one that the seat led or took part in, once it is decided", () => {
    const over = items(attack, { event: "attack_over", seat: 0, leader: 2, taken: true }, { event: "order_executed", seat: 3 });
    expect([1, 2, 3, 4].map((seat) => pacing.decisiveItem(over, seat))).toEqual([0, 2, 2, 0]);
    expect(pacing.decisiveItem(items(attack), 2)).toBe(0);
    expect(pacing.decisiveItem(items({ event: "cards_revealed", seats: [1, 4] }), 4)).toBe(1);
  });
});

describe("the summary of a move", () => {
  it("is the order, its effects, and then minor events", () => {
    const events = (...kinds: string[]): string[] =>
      summarize(
        kinds.map((event, i) => ({ n: i + 1, facts: { event } })),
        pacing,
      ).map(eventKind);
    expect(events("order_executed", "money", "placed", "order_back")).toEqual(["order_executed", "placed", "money", "order_back"]);
    const fight = ["order_executed", "car_placed", "moved", "attack", "removed", "attack_over", "order_back"].map((event, i) => ({
      n: i + 1,
      facts: { event },
    }));
    expect(summarize(fight, pacing, 2).map(eventKind)).toEqual(["attack", "attack_over"]);
    expect(summarize(fight, pacing, 3).map(eventKind)).toEqual(["order_executed", "attack", "attack_over"]);
    expect(summarize(fight, pacing, 6).map(eventKind)).toEqual([
      "order_executed",
      "car_placed",
      "moved",
      "attack",
      "removed",
      "attack_over",
    ]);
  });
});

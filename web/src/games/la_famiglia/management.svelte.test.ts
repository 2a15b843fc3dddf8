import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Item } from "../../protocol/messages";
import { lastTally, TallyPanel, isWorthShowing } from "./management.svelte";
import type { Model } from "./types";

const log = (...facts: (Record<string, unknown> & { event: string })[]): Item[] => facts.map((one, i) => ({ n: i + 1, facts: one }));
const gained = { id: "control-gained", args: { seat: 2, whose: 0, mandamento: "M03" } };
const control = (after: string, changes: object[] = []) => ({
  event: "control",
  control: {},
  held: [],
  changes,
  counts: {},
  teams: [0, 0],
  round: 2,
  after,
});
const marked = { event: "tile_marked", seat: 2, tile: "miniguns" };
const phase = { event: "phase", phase: "planning", round: 3 };

describe("the management tally", () => {
  it("is the last one, with the tiles up to the next phase", () => {
    const tally = lastTally(log(control("planning"), marked, phase, control("encounter", [gained]), marked, phase, marked));
    expect([tally?.n, tally?.facts.after, tally?.tiles.map((item) => item.n)]).toEqual([4, "encounter", [5]]);
    expect(lastTally(log(phase))).toBe(null);
  });

  it("is shown at the end of each round, and within it if something changed", () => {
    const described = (...facts: Parameters<typeof log>) => isWorthShowing(lastTally(log(...facts))!);
    expect([
      described(control("planning")),
      described(control("encounter")),
      described(control("planning", [gained])),
      described(control("planning"), marked),
    ]).toEqual([false, true, true, true]);
    expect(described({ event: "control", control: {}, held: [] })).toBe(false); // an older log has no changes
  });

  it("leaves out undone items", () => {
    expect(lastTally(log(control("encounter"), marked, marked), new Set([3]))?.tiles.map((item) => item.n)).toEqual([2]);
    expect(lastTally(log(control("planning", [gained]), control("encounter")), new Set([2]))?.n).toBe(1);
  });

  it("is open until it is closed or the viewer moves, and folded if a question needs the room", () => {
    const model = $state({
      log: log(control("encounter")),
      undone: new Set<number>(),
      question: null as { kind: string } | null,
      pendingChoice: null as string | null,
      meta: { status: "running" },
    });
    let small = $state(false);
    const tallies = new TallyPanel(model as unknown as Model, () => small);
    expect(tallies.now).toBe(null); // it was there before
    model.log = log(control("encounter"), phase, control("planning", [gained]));
    expect([tallies.now?.n, tallies.folded]).toEqual([3, false]);
    model.question = { kind: "planning.move" };
    small = true;
    flushSync();
    expect(tallies.folded).toBe(true);
    model.question = { kind: "tile.mark" }; // it would cover the tiles to choose from
    expect(tallies.folded).toBe(true);
    model.question = null;
    expect(tallies.folded).toBe(false);
    model.meta.status = "over"; // the result needs the room too
    expect(tallies.folded).toBe(true);
    tallies.open();
    expect(tallies.folded).toBe(false);
    model.question = { kind: "tile.mark" };
    model.pendingChoice = "x";
    tallies.answered();
    expect(tallies.now?.n).toBe(3);
    model.question = { kind: "planning.move" };
    tallies.answered();
    expect(tallies.now).toBe(null);
  });
});

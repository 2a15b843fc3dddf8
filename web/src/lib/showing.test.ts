import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN, type Moment, type Pacing } from "./beats";
import type { Item, Snapshot } from "./protocol";
import { settings } from "./settings.svelte";
import { Showing } from "./showing.svelte";
import { question } from "./testing";

const pacing: Pacing = {
  ...PLAIN,
  alone: ["battle"],
  worth: { battle: 1000 },
  fights: (items, seat) => items.find(({ facts }) => facts.fighter === seat)?.n ?? 0,
};
const me = 1;

describe("Showing", () => {
  let showing: Showing;
  let board: number[];
  let n: number;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    settings.wait = true;
    board = [];
    n = 0;
    showing = new Showing({
      pacing,
      show: ({ last }) => board.push(last),
      told: (items) => [...items],
      seat: () => me,
      mayHold: () => true,
    });
  });
  afterEach(() => {
    showing.halt();
    vi.useRealTimers();
  });

  /** Something that a seat did, and who is asked then. */
  function did(seat: number, next: number, facts: Record<string, unknown> = { event: "e" }, own = false): Moment {
    const items: Item[] = [{ n: (n += 1), facts }];
    const snapshot = { facts: {}, waiting: next ? [next] : [], question: next === me ? question([]) : null } as unknown as Snapshot;
    return { items, snapshot, last: n, asked: { kind: "", seat }, own };
  }
  const tell = (...moments: Moment[]) => moments.forEach((moment) => showing.add(moment));
  const ahead = (ms: number) => (vi.advanceTimersByTime(ms), flushSync());

  it("shows what a seat does in a row as one move, the rest of which may come late", () => {
    tell(did(2, 2), did(2, 2));
    expect([board, showing.playing]).toEqual([[], true]);
    ahead(200);
    tell(did(2, 3), did(3, 4));
    expect([board, showing.scene.length, showing.reached]).toEqual([[3], 3, 3]);
    ahead(810);
    expect([board, showing.reached]).toEqual([[3, 4], 4]);
  });

  it("waits for the rest of a move for a moment only", () => {
    tell(did(2, 2));
    ahead(300);
    expect(board).toEqual([1]);
  });

  it("delays nothing after what one did oneself", () => {
    tell(did(1, 1, { event: "e" }, true));
    expect([board, showing.scene.length, showing.playing]).toEqual([[1], 1, false]);
    tell(did(1, 1, { event: "e" }, true));
    expect([board, showing.playing]).toEqual([[1, 2], false]);
    tell(did(1, 2, { event: "battle" }, true));
    expect([board, showing.playing]).toEqual([[1, 2, 3], true]);
  });

  it("pauses, steps move by move, and goes on", () => {
    showing.pause();
    tell(did(2, 3), did(3, 4), did(4, 2), did(2, 1));
    ahead(9000);
    expect([board, showing.playing]).toEqual([[], true]);
    showing.step();
    expect([board, showing.scene.length]).toEqual([[1], 1]);
    showing.step();
    ahead(9000);
    expect([board, showing.paused, showing.playing]).toEqual([[1, 2], true, true]);
    showing.pause();
    ahead(9000);
    expect([board, showing.playing]).toEqual([[1, 2, 3, 4], false]);
  });

  it("shows no more of a seat's turn, also of what is still to come of it", () => {
    tell(did(2, 2), did(2, 2, { event: "battle" }), did(2, 2));
    showing.pass();
    expect([board.at(-1), showing.scene]).toEqual([3, []]);
    tell(did(2, 3), did(3, 4));
    expect([board.at(-1), showing.scene.length]).toEqual([5, 1]);
  });

  it("shows all at once up to one's own decision", () => {
    tell(did(2, 3), did(3, 4));
    showing.rush();
    tell(did(4, 2));
    ahead(100);
    expect([board.at(-1), showing.playing, showing.rushing]).toEqual([3, false, true]);
    tell(did(2, 1));
    ahead(100);
    expect([board.at(-1), showing.playing, showing.rushing]).toEqual([4, false, false]);
    tell(did(1, 2, { event: "e" }, true), did(2, 3));
    expect(showing.scene.length).toBe(1);
  });

  it("holds a fight of one's own until one goes on", () => {
    tell(did(2, 3, { event: "battle", fighter: me }), did(3, 1));
    ahead(9000);
    expect([board, showing.held, showing.scene.length]).toEqual([[1], true, 1]);
    showing.go();
    expect([board, showing.held]).toEqual([[1, 2], false]);
    ahead(9000);
    const battle = did(2, 3, { event: "battle", fighter: me });
    battle.items.push({ n: (n += 1), facts: { event: "e" } });
    battle.last = n;
    tell(battle, did(3, 1));
    ahead(9000);
    expect([showing.held, board.at(-1), showing.reached]).toEqual([true, n - 1, n - 2]); // the log tells no more than the fight
    showing.go();
    expect(showing.reached).toBe(n);
    ahead(9000);
    settings.wait = false;
    tell(did(2, 3, { event: "battle", fighter: me }), did(3, 1));
    ahead(9000);
    expect([board.at(-1), showing.playing]).toEqual([n, false]);
  });

  it("shows only the newest without animation, and holds nothing", () => {
    settings.speed = "off";
    tell(did(2, 3, { event: "battle", fighter: me }), did(3, 4), did(4, 1));
    ahead(100);
    expect([board, showing.playing, showing.held]).toEqual([[1, 3], false, false]);
  });

  it("shows moves faster to who has waited for long, but not what is worth seeing", () => {
    const lengths: number[] = [];
    tell(...[2, 3, 4, 2, 3].map((seat, i, all) => did(seat, all[i + 1] ?? 4)), did(4, 1, { event: "battle" }));
    while (showing.playing) {
      lengths.push(showing.ms);
      ahead(showing.ms);
    }
    expect(lengths.map(Math.round)).toEqual([570, 570, 570, 570, 342, 1342]);
  });
});

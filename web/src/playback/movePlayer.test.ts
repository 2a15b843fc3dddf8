import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_PACING, type TableUpdate, type Pacing } from "./moves";
import type { Item, Snapshot } from "../protocol/messages";
import { settings } from "../prefs/settings.svelte";
import { MovePlayer } from "./movePlayer.svelte";
import { question } from "../testing/factories";

const pacing: Pacing = {
  ...DEFAULT_PACING,
  alone: ["battle"],
  extraMs: { battle: 1000 },
  decisiveItem: (items, seat) => items.find(({ facts }) => facts.fighter === seat)?.n ?? 0,
  staging: (items) => {
    const reveal = items.find(({ facts }) => facts.event === "reveal");
    if (!reveal) return null;
    const stateBeat = reveal.facts.stateBeat as number | null;
    return { beats: [1000, 2000], ms: 3000, cues: [{ n: reveal.n, beat: 2 }], stateBeat, sound: "flip" };
  },
};
const me = 1;
const BOT = 5;

describe("MovePlayer", () => {
  let player: MovePlayer;
  let board: number[];
  let n: number;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    settings.wait = true;
    board = [];
    n = 0;
    player = new MovePlayer({
      pacing,
      show: ({ last }) => board.push(last),
      describable: (items) => [...items],
      seat: () => me,
      isBot: (seat) => seat === BOT,
      mayHold: () => true,
    });
  });
  afterEach(() => {
    player.stop();
    vi.useRealTimers();
  });

  /** An update in which a seat did something, and who is asked next. */
  function did(seat: number, next: number, facts: Record<string, unknown> = { event: "e" }, own = false): TableUpdate {
    const items: Item[] = [{ n: (n += 1), facts }];
    const snapshot = { facts: {}, waiting: next ? [next] : [], question: next === me ? question([]) : null } as unknown as Snapshot;
    return { items, snapshot, last: n, asked: { kind: "", seat }, own };
  }
  const tell = (...updates: TableUpdate[]) => updates.forEach((update) => player.enqueue(update));
  const ahead = (ms: number) => (vi.advanceTimersByTime(ms), flushSync());

  it("shows consecutive actions of a seat as one move, whose rest may come late", () => {
    tell(did(2, 2), did(2, 2));
    expect([board, player.playing]).toEqual([[], true]);
    ahead(200);
    tell(did(2, 3), did(3, 4));
    expect([board, player.items.length, player.lastShownItem]).toEqual([[3], 3, 3]);
    ahead(1210);
    expect([board, player.lastShownItem]).toEqual([[3, 4], 4]);
  });

  it("tells no item that the scene of its move has not reached", () => {
    const wars = did(2, 3);
    tell({ ...wars, items: [1, 2, 3].map((each) => ({ n: each, facts: { event: "e" } })), last: 3 });
    player.reach(1);
    expect([player.lastShownItem, player.items.length]).toEqual([1, 3]);
    player.reach(Infinity);
    expect(player.lastShownItem).toBe(3);
    player.reach(2);
    player.skip();
    expect([player.lastShownItem, player.items.length]).toEqual([3, 0]); // nothing stays hidden after the move
  });

  it("waits only briefly for the rest of a move", () => {
    tell(did(2, 2));
    ahead(300);
    expect(board).toEqual([1]);
  });

  it("waits for the whole move of a bot, and shows it as long as if it had come at once", () => {
    const durationOf = (updates: TableUpdate[], thinkMs: number): [number, number] => {
      player.stop();
      for (const update of updates) {
        tell(update);
        ahead(thinkMs);
      }
      return [player.items.length, player.durationMs];
    };
    const turn = () => [did(BOT, BOT), did(BOT, BOT), did(BOT, 3)];
    const [quick, slow] = [durationOf(turn(), 0), durationOf(turn(), 900)];
    expect(quick).toEqual([3, 980]);
    expect(slow).toEqual(quick);
    tell(did(3, BOT), did(BOT, BOT));
    ahead(5000);
    expect(board.at(-1)).toBe(n); // but not forever
  });

  it("delays nothing after the viewer's own move", () => {
    tell(did(1, 1, { event: "e" }, true));
    expect([board, player.items.length, player.playing]).toEqual([[1], 1, false]);
    tell(did(1, 1, { event: "e" }, true));
    expect([board, player.playing]).toEqual([[1, 2], false]);
    tell(did(1, 2, { event: "battle" }, true));
    expect([board, player.playing]).toEqual([[1, 2, 3], true]);
  });

  it("pauses, steps move by move, and resumes", () => {
    player.togglePause();
    tell(did(2, 3), did(3, 4), did(4, 2), did(2, 1));
    ahead(9000);
    expect([board, player.playing]).toEqual([[], true]);
    player.step();
    expect([board, player.items.length]).toEqual([[1], 1]);
    player.step();
    ahead(9000);
    expect([board, player.paused, player.playing]).toEqual([[1, 2], true, true]);
    player.togglePause();
    ahead(9000);
    expect([board, player.playing]).toEqual([[1, 2, 3, 4], false]);
  });

  it("skips the rest of a seat's turn, including what is still to come", () => {
    tell(did(2, 2), did(2, 2, { event: "battle" }), did(2, 2));
    player.skipTurn();
    expect([board.at(-1), player.items]).toEqual([3, []]);
    tell(did(2, 3), did(3, 4));
    expect([board.at(-1), player.items.length]).toEqual([5, 1]);
  });

  it("fast-forwards to the viewer's own decision", () => {
    tell(did(2, 3), did(3, 4));
    player.fastForward();
    tell(did(4, 2));
    ahead(100);
    expect([board.at(-1), player.playing, player.fastForwarding]).toEqual([3, false, true]);
    tell(did(2, 1));
    ahead(100);
    expect([board.at(-1), player.playing, player.fastForwarding]).toEqual([4, false, false]);
    tell(did(1, 2, { event: "e" }, true), did(2, 3));
    expect(player.items.length).toBe(1);
  });

  it("holds a fight of the viewer until they continue", () => {
    tell(did(2, 3, { event: "battle", fighter: me }), did(3, 1));
    ahead(9000);
    expect([board, player.holding, player.items.length]).toEqual([[1], true, 1]);
    player.resume();
    expect([board, player.holding]).toEqual([[1, 2], false]);
    ahead(9000);
    const battle = did(2, 3, { event: "battle", fighter: me });
    battle.items.push({ n: (n += 1), facts: { event: "e" } });
    battle.last = n;
    tell(battle, did(3, 1));
    ahead(9000);
    expect([player.holding, board.at(-1), player.lastShownItem]).toEqual([true, n - 1, n - 2]); // the log shows no more than the fight
    player.resume();
    expect(player.lastShownItem).toBe(n);
    ahead(9000);
    settings.wait = false;
    tell(did(2, 3, { event: "battle", fighter: me }), did(3, 1));
    ahead(9000);
    expect([board.at(-1), player.playing]).toEqual([n, false]);
  });

  it("shows only the newest state without animation, and holds nothing", () => {
    settings.speed = "off";
    tell(did(2, 3, { event: "battle", fighter: me }), did(3, 4), did(4, 1));
    ahead(100);
    expect([board, player.playing, player.holding]).toEqual([[1, 3], false, false]);
  });

  it("shows plain moves faster after a long wait", () => {
    const lengths: number[] = [];
    tell(...[2, 3, 4, 2, 3].map((seat, i, all) => did(seat, all[i + 1] ?? 4)), did(4, 1, { event: "battle" }));
    while (player.playing) {
      lengths.push(player.durationMs);
      ahead(player.durationMs);
    }
    expect(lengths.map(Math.round)).toEqual([700, 700, 700, 700, 490, 1490]);
  });

  describe("a staged move", () => {
    const stage = (stateBeat: number | null) => {
      tell(did(2, 3));
      ahead(9000);
      const update = did(3, 4, { event: "e" });
      update.items.push({ n: (n += 1), facts: { event: "reveal", stateBeat } });
      update.last = n;
      tell(update, did(4, 1));
    };
    const now = () => [board.at(-1), player.beat, player.lastShownItem];

    it("tells each item with its beat, and shows the state with its own", () => {
      stage(1);
      expect(now()).toEqual([1, 0, 2]);
      ahead(1000);
      expect([...now(), player.durationMs]).toEqual([3, 1, 2, 2000]);
      ahead(1000);
      expect(now()).toEqual([3, 2, 3]);
      ahead(1000);
      expect(now()).toEqual([4, 0, 4]);
    });

    it("withholds a state that tells the result to the end", () => {
      stage(null);
      ahead(2999);
      expect(now()).toEqual([1, 2, 3]);
      ahead(1);
      expect(now()).toEqual([4, 0, 4]);
    });

    it("takes its time at the chosen speed", () => {
      settings.speed = "slow";
      stage(0);
      expect(now()).toEqual([3, 0, 2]);
      ahead(3999);
      expect(now()).toEqual([3, 1, 2]);
      ahead(1);
      expect(now()).toEqual([3, 2, 3]);
    });

    it("is not staged without animation", () => {
      settings.speed = "off";
      stage(null);
      ahead(100);
      expect(now()).toEqual([4, 0, 4]);
    });

    it.each([
      ["click", () => player.finishMove()],
      ["step", () => player.step()],
      ["skipped turn", () => player.skipTurn()],
    ])("goes on with the next move after a %s", (_, skip) => {
      stage(null);
      skip();
      expect(now()).toEqual([4, 0, 4]);
    });

    it.each([
      ["click", () => player.finishMove()],
      ["step", () => player.step()],
      ["skipped turn", () => player.skipTurn()],
      ["skip to the latest", () => player.skip()],
      ["fast-forward", () => player.fastForward()],
    ])("shows the end of the game after a %s", (_, skip) => {
      tell(did(2, 3));
      ahead(9000);
      tell(did(3, 0, { event: "reveal", stateBeat: null }));
      expect(now()).toEqual([1, 0, 1]);
      skip();
      ahead(50);
      expect([...now(), player.playing]).toEqual([2, 0, 2, false]);
      ahead(9000);
      expect(now()).toEqual([2, 0, 2]);
    });
  });
});

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_PACING } from "../playback/moves";
import { settings } from "../prefs/settings.svelte";
import type { Item, Snapshot } from "../protocol/messages";
import { metaOf } from "../dev/fixtures";
import { choice, gameTexts, question, stateMessage } from "../testing/factories";
import { recapSteps } from "./recap.svelte";
import { TableModel } from "./tableModel.svelte";

const WORDS = "event-e = It happens.\nevent-war = War.\nevent-money = Money.\nask-q = Which one?\nask-more = And?\nchoice-area = There\n";
const PACING = { ...DEFAULT_PACING, alone: ["war"], continues: ["more"], minor: ["money"] };
const GLOSSARY = { "area:gela": {}, "area:noto": {}, "seat:2": {} } as never;

const item = (n: number, seat: number, facts: Record<string, unknown> = {}): Item => ({ n, facts: { event: "e", seat, ...facts } });

describe("the steps of a recap", () => {
  const numbers = (...items: Item[]) => recapSteps(items, PACING, () => []).map((step) => [step.seat, step.items.map(({ n }) => n)]);

  it("are what one seat did in a row, with what the rules did about it", () => {
    expect(numbers(item(1, 2), item(2, 2), item(3, -1), item(4, 3), item(5, 2))).toEqual([
      [2, [1, 2, 3]],
      [3, [4]],
      [2, [5]],
    ]);
  });

  it("belong to the seat that acts on another", () => {
    expect(numbers(item(1, 2), item(2, 4, { by: 2 }), item(3, 0, { by: 3 }))).toEqual([
      [2, [1, 2]],
      [3, [3]],
    ]);
  });

  it("keep payments with the move that they belong to", () => {
    const pays = (n: number, seat: number) => item(n, seat, { event: "money" });
    expect(numbers(item(1, 2), pays(2, 4), pays(3, 3), pays(4, 2), item(5, 3), pays(6, 2))).toEqual([
      [2, [1, 2]],
      [3, [3, 4, 5, 6]],
    ]);
    expect(numbers(pays(1, 4), item(2, 4), pays(3, 2), item(4, 4))).toEqual([[4, [1, 2, 3, 4]]]);
    expect(numbers(pays(1, 4))).toEqual([[4, [1]]]);
  });

  it("start with events that are moves of their own", () => {
    expect(numbers(item(1, 2), item(2, 2, { event: "war" }), item(3, 2), item(4, -1, { event: "war" }), item(5, 3))).toEqual([
      [2, [1]],
      [2, [2]],
      [2, [3]],
      [-1, [4]],
      [3, [5]],
    ]);
  });
});

describe("since the viewer's last turn", () => {
  let n: number;
  let model: TableModel;

  const make = (): TableModel => {
    const made = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: GLOSSARY,
      rules: [],
      words: gameTexts(WORDS),
      pacing: PACING,
      send: () => "id",
    });
    made.seat = 1;
    return made;
  };
  function tell(items: Item[], kind: string | null, view: Record<string, unknown> = {}): void {
    const snapshot: Partial<Snapshot> = {
      view,
      waiting: kind ? [1] : [2],
      act: n,
      question: kind ? question([choice("a")], { kind }) : null,
    };
    model.receive(stateMessage(snapshot, { since: n, items }));
    n += items.length;
    vi.advanceTimersByTime(100);
    flushSync();
  }
  const described = () => model.recap.steps.map((step) => step.items.map((each) => each.n));

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = "off";
    n = 0;
    model = make();
    tell([item(1, 2)], "q");
  });
  afterEach(() => {
    model.stop();
    vi.useRealTimers();
  });

  it("tells nothing on a first visit, nor while others still move", () => {
    expect(described()).toEqual([]);
    model.choose(choice("a"));
    tell([item(2, 1)], null, { at: 2 });
    tell([item(3, 2, { area: "gela" })], null);
    expect(described()).toEqual([]);
    tell([item(4, 3, { area: "noto" })], "q");
    expect(described()).toEqual([[3], [4]]);
    expect(model.recap.marks).toEqual(["area:gela", "area:noto"]);
    expect(model.recap.before).toEqual({ at: 2 });
  });

  it("steps to and fro, each step with its elements, and ends when the viewer acts", () => {
    model.choose(choice("a"));
    tell([item(2, 1)], null);
    tell([item(3, 2, { area: "gela" }), item(4, 3, { area: "noto" })], "q");
    expect([model.recap.at, model.litElements, model.actionElements]).toEqual([-1, [], []]);
    model.recap.go(1);
    expect([model.recap.at, model.litElements, model.actionElements]).toEqual([0, ["area:gela"], ["area:gela"]]);
    model.recap.go(1);
    model.recap.go(1);
    expect([model.recap.at, model.litElements]).toEqual([1, ["area:noto"]]);
    model.recap.go(-1);
    model.recap.go(-1);
    model.recap.go(-1);
    expect(model.recap.at).toBe(-1);
    model.choose(choice("a"));
    expect([described(), model.recap.marks, model.recap.step]).toEqual([[], [], null]);
  });

  it("does not interrupt a move, and stays closed once it was closed", () => {
    model.choose(choice("a"));
    tell([item(2, 1), item(3, 2)], "more");
    expect(described()).toEqual([]);
    model.choose(choice("a"));
    tell([item(4, 1)], null);
    tell([item(5, 2)], "q");
    expect(described()).toEqual([[5]]);
    model.recap.close();
    expect(described()).toEqual([]);
    tell([], "q");
    expect(described()).toEqual([]);
  });

  it("leaves out what was undone", () => {
    model.choose(choice("a"));
    tell([item(2, 1)], null);
    tell([item(3, 2), item(4, 2), item(5, 2, { event: "undone", items: [4] })], "q");
    expect(described()).toEqual([[3]]);
  });

  it("is kept over a reload until the viewer acts", () => {
    model.choose(choice("a"));
    tell([item(2, 1)], null);
    tell([item(3, 2)], "q");
    const log = [item(1, 2), item(2, 1), item(3, 2)];
    model = make();
    n = 0;
    tell(log, "q");
    expect([described(), model.recap.before]).toEqual([[[3]], null]);
    model.recap.close();
    model = make();
    n = 0;
    tell(log, "q");
    expect(described()).toEqual([]);
  });
});

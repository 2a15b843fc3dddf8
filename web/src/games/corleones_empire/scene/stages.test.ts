import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../../../dev/fixtures";
import { TableModel } from "../../../model/tableModel.svelte";
import type { Item, Question } from "../../../protocol/messages";
import { settings } from "../../../prefs/settings.svelte";
import { gameTexts, question, stateMessage } from "../../../testing/factories";
import { pacing } from "../pacing";
import { momentOf, type Model } from "../types";
import { t } from "../words";
import { briberyOf } from "./bribery";
import Bribery from "./Bribery.svelte";
import FinalCount from "./FinalCount.svelte";

const WORDS = `
event-phase = Bribery.
event-turf_war = War.
event-tribute_revealed = Tribute.
event-act = Act.
event-bids_revealed = The bids are revealed.
event-ally_taken = It is taken.
event-game_over = The money is counted.
outcome-money = { LIST($winners) } win.
ally-bookie = Bookie
ally-mayor = Mayor
`;
const components = {
  "board.toml": { turf: [], central_park: {}, family_space: [], hudson: { polygon: [] }, act: [], phase: [] },
  "allies.toml": { ally: [] },
  "jobs.toml": { job: [] },
};

describe("the stages", () => {
  let model: Model;
  let shown: Record<string, unknown> | null = null;
  let items: Item[];

  const facts = (kind: string, seats: number[], phase = "bribery") => ({ act: 2, phase, asked: { kind, seats } });
  function tell(
    now: Record<string, unknown>,
    waiting: number[],
    happened: object[] = [],
    asked: Question | null = null,
    allies = ["bookie", "mayor"],
  ): void {
    const fresh = happened.map((one, i) => ({ n: items.length + i + 1, facts: one as Item["facts"] }));
    const view = { allies, families: { 1: "blue", 2: "green", 3: "yellow" } } as never;
    model.receive(stateMessage({ view, facts: now, waiting, question: asked }, { since: items.length, items: fresh }));
    items = [...items, ...fresh];
    flushSync();
  }
  function show(component: Component<any>, props: object = {}): void {
    shown = mount(component, { target: document.body, props: { model, ...props } });
    flushSync();
  }
  const words = () => document.body.textContent.replace(/\s+/g, " ").replace(/[\u2068\u2069]/g, "");
  const ahead = (ms: number) => (vi.advanceTimersByTime(ms), flushSync());
  const phase = { event: "phase", phase: "bribery", act: 2, seats: [1, 2] };
  const bids = {
    event: "bids_revealed",
    bids: [
      { seat: 1, cards: [5, 2], total: 7 },
      { seat: 2, cards: [3], total: 3 },
    ],
  };

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    settings.wait = false;
    items = [];
    model = new TableModel({
      meta: metaOf(3, [], false, "corleones_empire", 3),
      components,
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      pacing,
      send: () => "",
    }) as unknown as Model;
    model.seat = 1;
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    model.stop();
    vi.useRealTimers();
    settings.wait = true;
  });

  it("show the allies while bids are made, and who has sealed one", () => {
    tell(facts("bid.card", [1, 2]), [2], [phase], question([], { kind: "bid.card", done: true, facts: { total: 7 } }));
    const bribery = briberyOf(model)!;
    expect(bribery.allies.map(({ ally }) => ally)).toEqual(["bookie", "mayor"]);
    expect(bribery.bidders.map(({ seat, state }) => [seat, state])).toEqual([
      [1, "sealed"],
      [2, "bids"],
    ]);
    show(Bribery, { bribery });
    expect(words()).toContain(t("bribery.own", { n: 7 }).replace(/[\u2068\u2069]/g, ""));
    expect(words()).toContain("Bookie");
  });

  it("open all bids together: before that, no number is in the page or in the log", () => {
    tell(facts("bid.card", [1, 2]), [2], [phase]);
    tell(facts("bribe.ally", [1]), [1], [bids]);
    expect(briberyOf(model)!.bidders.map(({ state, total, cards }) => [state, total, cards])).toEqual([
      ["sealed", 0, []],
      ["sealed", 0, []],
    ]);
    expect(model.log.length).toBe(1);
    expect(model.shownMoveItems).toEqual([]);
    ahead(1200);
    expect(briberyOf(model)!.bidders.map(({ total, chooses }) => [total, chooses])).toEqual([
      [7, true],
      [3, false],
    ]);
    expect(model.log.length).toBe(2);
  });

  it("keep an ally that was taken, with its new boss, until the bribery is over", () => {
    tell(facts("bid.card", [1, 2]), [2], [phase]);
    tell(facts("bribe.ally", [1]), [1], [bids]);
    ahead(9000);
    tell(facts("bribe.ally", [2]), [2], [{ event: "ally_taken", seat: 1, ally: "mayor" }], null, ["bookie"]);
    expect(briberyOf(model)!.allies).toEqual([
      { ally: "mayor", seat: 1 },
      { ally: "bookie", seat: 0 },
    ]);
    expect(briberyOf(model)!.bidders.map(({ ally }) => ally)).toEqual(["mayor", null]);
    ahead(9000);
    tell(facts("tribute.card", [2], "tribute"), [2], []);
    ahead(9000);
    expect(briberyOf(model)).toBeNull();
  });

  it("are not ahead of a turf war or a tribute, whose next phase the state is in already", () => {
    const war = { event: "turf_war", turf: "harlem", counts: [], winner: 0, result: "none" };
    tell(facts("business.action", [2], "family_business"), [2], [phase]);
    tell(facts("bid.card", [1, 2]), [1, 2], [war, phase]);
    expect([model.facts.phase, momentOf(model), briberyOf(model)]).toEqual(["bribery", { act: 2, phase: "turf_war" }, null]);
    ahead(9000);
    expect(momentOf(model).phase).toBe("bribery");
    expect(briberyOf(model)).not.toBeNull();
    tell({ ...facts("business.action", [2], "family_business"), act: 3 }, [2], [{ event: "tribute_revealed" }, { event: "act", act: 3 }]);
    model.player.reach(items.at(-2)!.n);
    expect(momentOf(model)).toEqual({ act: 2, phase: "tribute" });
    model.player.reach(Infinity);
    expect(momentOf(model)).toEqual({ act: 3, phase: "family_business" });
  });

  describe("of the end", () => {
    const count = (seat: number, rank: number, suitcase: number, total: number) => ({
      ...{ seat, rank, suitcase, total, turfs: [], turf_bonus: 5, colours: [], colour_bonus: 10 },
    });
    const over = { event: "game_over", scores: [], dominance: [], counts: [count(2, 1, 91, 106), count(1, 2, 62, 77)] };

    beforeEach(() => {
      tell(facts("tribute.card", [1], "tribute"), [1], [phase]);
      tell({ ...facts("", [], "over"), count: over.counts }, [], [over]);
      model.meta = { ...model.meta, status: "over", outcome: { winners: [2], ranks: {}, scores: {}, reason: "money", facts: {} } as never };
      show(FinalCount);
    });

    it("counts suitcase by suitcase, and nothing tells the winner before", () => {
      const hidden = ["106", "77", "win."];
      expect(words()).not.toMatch(/62|91/);
      ahead(950);
      expect(words()).toContain("62");
      expect(words()).not.toContain("91");
      ahead(1100);
      expect(words()).toContain("91");
      ahead(2600);
      for (const each of hidden) expect(words()).not.toContain(each);
      expect([model.outcome, model.log.length, model.facts.phase]).toEqual([null, 1, "tribute"]);
      ahead(1500);
      for (const each of hidden) expect(words()).toContain(each);
      expect([model.outcome?.winners, model.log.length]).toEqual([[2], 2]);
      ahead(5000);
      expect([model.playing, model.facts.phase]).toEqual([false, "over"]);
    });

    it("can be skipped", () => {
      document.querySelector<HTMLElement>("[data-stage=count] button")!.click();
      flushSync();
      expect([model.playing, model.facts.phase, model.outcome?.winners]).toEqual([false, "over", [2]]);
    });
  });
});

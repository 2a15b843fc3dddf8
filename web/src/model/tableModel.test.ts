import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableModel } from "./tableModel.svelte";
import type { Choice, ClientMessage, Item, Snapshot, State, TableMeta } from "../protocol/messages";
import { DEFAULT_PACING } from "../playback/moves";
import { settings } from "../prefs/settings.svelte";
import { choice as made, question, gameTexts, stateMessage } from "../testing/factories";

const WORDS = `
event-e = line { $words }
event-undone = { NAME($seat) } takes it back.
ask-q = ?
    .only = Not this.
choice-k = { NAME($name) }
confirm-q--risky = Everyone will see it.
`;
const choice = (text: string, touches: string[] = [], kind = "k"): Choice => made(text, kind, touches);
const line = (n: number, words = `${n}`): Item => ({ n, facts: { event: "e", seat: 1, words } });

/** A certain loss of the player. */
const LOSS = [{ id: "certain-lost", args: { hurts: true } }];

const meta: TableMeta = {
  id: "t",
  game: "g",
  set: "s",
  options: {},
  status: "running",
  open: false,
  spectators: true,
  hints: true,
  odds: "always",
  newcomers: true,
  rated: false,
  name: null,
  deal_of: null,
  invited: [],
  invited_by: null,
  watched: false,
  lesson: null,
  position: false,
  host: "u",
  pace: { kind: "untimed" },
  now: 0,
  me: { user: "u", seats: [1], front: 1, host: true },
  watching: 0,
  hot_seat: false,
  proposals: [],
  settled: [],
  commitment: "",
  waiting: [1],
  rematch: null,
  invite: null,
  outcome: null,
  seats: [1, 2].map((seat) => ({
    seat,
    team: seat,
    user: `u${seat}`,
    name: `P${seat}`,
    bot: null,
    here: true,
    mine: seat === 1,
    away: false,
  })),
};

function state(since: number, items: Item[], snapshot: Partial<Snapshot> = {}, rest: Partial<State> = {}): State {
  return stateMessage({ view: { at: since + items.length }, waiting: [1], act: 5, ...snapshot }, { since, items, ...rest });
}
const ask = (choices: Choice[]) => question(choices);
type Model = TableModel<{ at: number }>;

describe("TableModel", () => {
  let sent: ClientMessage[];
  let model: Model;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = "normal";
    sent = [];
    model = new TableModel({
      meta,
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: (message) => `id${sent.push(message)}`,
    });
    model.seat = 1;
    model.receive(state(0, [line(1)]));
    flushSync();
  });
  afterEach(() => {
    model.stop();
    vi.useRealTimers();
  });

  it("shows the first state at once", () => {
    expect(model.view).toEqual({ at: 1 });
    expect(model.playing).toBe(false);
  });

  it("plays moves one by one and asks only afterwards", () => {
    model.receive(state(1, [line(2)], { waiting: [2] }));
    model.receive(state(2, [line(3)], { question: ask([choice("a")]) }));
    expect([model.view.at, model.currentMoveItems.map((item) => item.n), model.question]).toEqual([2, [2], null]);
    expect(model.currentMoveMs).toBe(700);
    vi.advanceTimersByTime(700);
    expect([model.view.at, model.currentMoveItems.map((item) => item.n), model.question]).toEqual([3, [3], null]);
    vi.advanceTimersByTime(700);
    expect([model.currentMoveItems, model.question?.kind]).toEqual([[], "q"]);
    expect(model.items.map((item) => item.n)).toEqual([1, 2, 3]);
  });

  it("names what the move on the board is about, while it is played", () => {
    const shown = new TableModel({
      meta,
      components: {},
      glossary: { "area:gela": {}, "row:church": {} } as never,
      rules: [],
      words: gameTexts(WORDS),
      pacing: { ...DEFAULT_PACING, places: ["area"] },
      send: () => "",
    });
    shown.seat = 1;
    shown.receive(state(0, [line(1)]));
    const item = line(2);
    shown.receive(state(1, [{ ...item, facts: { ...item.facts, area: "gela", row: "church" } }], { waiting: [2] }));
    vi.advanceTimersByTime(300);
    expect(shown.actionElements).toEqual(["area:gela"]);
    vi.advanceTimersByTime(5000);
    expect(shown.actionElements).toEqual([]);
    shown.stop();
  });

  it("logs only what the board has shown", () => {
    const described = () => model.log.map((item) => item.n);
    model.receive(state(1, [line(2)], { waiting: [2] }));
    model.receive(state(2, [line(3), { n: 4, facts: { event: "undone", seat: 2, items: [2] } }], { waiting: [1] }));
    expect([described(), [...model.undone], model.lastItemNumber]).toEqual([[1, 2], [], 4]);
    vi.advanceTimersByTime(700);
    expect([described(), [...model.undone]]).toEqual([[1, 2, 3, 4], [2]]);
    model.receive(state(4, [line(5)]));
    expect(described()).toEqual([1, 2, 3, 4]);
    model.skip();
    expect(described()).toEqual([1, 2, 3, 4, 5]);
  });

  it("skips to the newest state", () => {
    model.receive(state(1, [line(2)]));
    model.receive(state(2, [line(3)], { question: ask([choice("a")]) }));
    model.skip();
    expect([model.view.at, model.playing, model.question?.kind]).toEqual([3, false, "q"]);
    vi.advanceTimersByTime(10_000);
    expect(model.view.at).toBe(3);
  });

  it("plays nothing when animation is off, and nothing without a sentence", () => {
    model.receive(state(1, [{ n: 2, facts: { event: "quiet" } }]));
    expect([model.view.at, model.playing]).toEqual([2, false]);
    settings.speed = "off";
    model.receive(state(2, [line(3)]));
    expect([model.view.at, model.playing]).toEqual([3, false]);
  });

  it("shows only the newest of several quick updates when animation is off", () => {
    settings.speed = "off";
    model.receive(state(1, [line(2)]));
    model.receive(state(2, [line(3)]));
    model.receive(state(3, [line(4)], { question: ask([choice("a")]) }));
    expect([model.view.at, model.question, model.items.map((item) => item.n)]).toEqual([2, null, [1, 2, 3, 4]]);
    vi.advanceTimersToNextTimer();
    expect([model.view.at, model.question?.kind, model.playing]).toEqual([4, "q", false]);
    vi.advanceTimersToNextTimer();
    model.receive(state(4, [line(5)]));
    expect(model.view.at).toBe(5);
  });

  it("makes the only choice of an element, selects the element if there are several", () => {
    const both = [choice("a", ["area:x", "token:1"]), choice("b", ["area:x", "token:2"]), choice("c", ["area:y"])];
    model.receive(state(1, [], { question: ask(both) }));
    expect([model.canChoose("area:x"), model.canChoose("area:z")]).toEqual([true, false]);
    model.clickElement("area:x");
    expect([model.selectedElement, model.shownChoices.length, sent.length]).toEqual(["area:x", 2, 0]);
    model.clickElement("token:2");
    expect(sent).toEqual([{ type: "choose", seat: 1, act: 5, choices: ["b"] }]);
    expect(model.canChoose("area:y")).toBe(false);
    model.clickElement("area:y");
    expect(sent).toHaveLength(1);
  });

  it("asks for confirmation before something is lost, not before what merely cannot be undone", () => {
    const risky = { ...choice("risky", ["area:x"]), certain: LOSS };
    model.receive(state(1, [], { question: ask([risky]) }));
    model.clickElement("area:x");
    expect([model.confirming?.text, sent.length]).toEqual(["risky", 0]);
    model.choose(risky);
    expect(sent).toMatchObject([{ choices: ["risky"] }]);
    model.pendingChoice = null;
    model.receive(state(1, [{ n: 2, facts: { event: "e", seat: 2 } }], { question: ask([choice("risky")]), act: 6 }));
    model.skip();
    model.choose(model.question!.choices[0]!);
    expect([model.confirming, sent.length]).toEqual([null, 2]);
  });

  it("asks at most once in a turn, and never about what is advised", () => {
    const risky = { ...choice("risky", ["area:x"]), certain: LOSS };
    const next = (since: number, seat: number, act: number) => {
      model.receive(state(since, [{ n: since + 1, facts: { event: "e", seat } }], { question: ask([risky]), act }));
      model.skip();
      model.choose(model.question!.choices[0]!);
      const asked = model.confirming !== null;
      if (asked) model.choose(model.confirming!);
      return asked;
    };
    expect([next(1, 2, 6), next(2, 1, 7), next(3, 1, 8)]).toEqual([true, false, false]);
    expect(next(4, 3, 9)).toBe(true); // another turn
    model.hintedChoice = "risky";
    expect(next(5, 2, 10)).toBe(false);
    model.hintedChoice = null;
    model.coachWarning = () => ({ id: "w", words: "Careful." });
    expect(next(6, 2, 11)).toBe(true);
    expect(sent).toHaveLength(6);
  });

  it("keeps a confirmation open while others move, and closes it when the choice is no longer offered", () => {
    const asks = (since: number, items: Item[], ...texts: string[]) =>
      model.receive(state(since, items, { question: ask(texts.map((each) => ({ ...choice(each, ["area:x"]), certain: LOSS }))) }));
    asks(1, [], "risky", "other");
    model.choose(model.question!.choices[0]!);
    model.clickElement("area:x");
    asks(1, [{ n: 2, facts: { ...line(2).facts, seat: 2 } }], "risky", "other");
    expect([model.playing, model.question, model.confirming?.text, model.selectedElement]).toEqual([true, null, "risky", "area:x"]);
    expect([model.confirmText(model.confirming!), model.lastError]).toEqual(["Everyone will see it.", null]);
    model.choose(model.confirming!);
    expect(sent).toMatchObject([{ choices: ["risky"] }]);
    model.receive({ v: 2, type: "error", id: "id1", code: "illegal", why: "", facts: {}, message: "No." });
    model.skip();
    model.choose(model.question!.choices[0]!);
    asks(2, [line(3)], "other");
    expect([model.confirming, model.lastError?.code, sent.length]).toEqual([null, "gone", 1]);
  });

  it("allows another choice after a refusal", () => {
    model.receive(state(1, [], { question: ask([choice("a")]) }));
    model.choose(choice("a"));
    expect(model.pendingChoice).toBe("a");
    model.receive({ v: 2, type: "error", id: "id1", code: "illegal", why: "", facts: {}, message: "No." });
    expect([model.pendingChoice, model.lastError?.message]).toEqual([null, "No."]);
  });

  it("drops items that are sent again, and requests missing ones", () => {
    model.receive(state(1, [line(2), line(3)]));
    model.receive(state(1, [line(2, "other")]));
    expect(model.items.map((item) => model.words.eventText(item))).toEqual(["line 1", "line other"]);
    model.receive(state(7, [line(8)]));
    expect(sent).toEqual([{ type: "hello", seat: 1, since: 2 }]);
  });

  it("applies patches, and requests a full frame after a gap", () => {
    const first = state(1, [], { view: { at: 1, left: { a: 1, b: [1, 2] } }, undo: "free" });
    model.receive(first);
    const next = (changes: State["changes"], base: number): State => ({
      ...first,
      frame: base + 1,
      base,
      changes,
      whole: undefined,
      items: [],
    });
    model.receive(next([[["view", "left", "b", 1], 3], [["view", "left", "a"]], [["view", "new"], null], [["undo"], null]], first.frame));
    expect([model.view, model.undo]).toEqual([{ at: 1, left: { b: [1, 3] }, new: null }, null]);
    expect(first.whole!.view).toEqual({ at: 1, left: { a: 1, b: [1, 2] } });
    model.receive(next([[["act"], 9]], first.frame + 7));
    expect(sent).toEqual([{ type: "hello", seat: 1, since: 1 }]);
    model.receive(next([[["act"], 9]], first.frame + 1));
    expect(sent).toHaveLength(2); // the loaded items do not count any more
    model.receive(state(1, [], { act: 7 }));
    expect(sent).toHaveLength(2);
  });

  it("starts with the latest items of a long game and loads earlier pages on request", async () => {
    const asked: [number | null, number][] = [];
    const fetchOlder = (seat: number | null, before: number) => {
      asked.push([seat, before]);
      return Promise.resolve({ items: [line(before - 2), line(before - 1)], more: before > 3 });
    };
    model = new TableModel({
      meta,
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: (message) => `id${sent.push(message)}`,
      fetchOlder,
    });
    model.seat = 1;
    model.receive(state(4, [line(5), line(6)], {}, { more: true }));
    flushSync();
    expect([sent, model.olderItems.hasMore]).toEqual([[], true]);
    await Promise.all([model.olderItems.loadPage(), model.olderItems.loadPage()]);
    await model.olderItems.loadPage();
    expect([asked, model.items.map(({ n }) => n), model.olderItems.hasMore]).toEqual([
      [
        [1, 5],
        [1, 3],
      ],
      [1, 2, 3, 4, 5, 6],
      false,
    ]);
    model.receive(state(6, [line(7)]));
    expect([sent, model.items.length]).toEqual([[], 7]);
  });

  it("knows undone items", () => {
    model.receive(state(1, [line(2), { n: 3, facts: { event: "undone", seat: 2, items: [2] } }]));
    model.skip();
    expect([...model.undone]).toEqual([2]);
    expect(model.words.eventText(model.items.at(-1)!)).toBe("Seat 2 takes it back.");
  });

  it("keeps each seat's items when the device is handed over", () => {
    model.receive(state(0, [line(1, "mine")], {}, { seat: 2 }));
    expect([model.seat, model.items.map((item) => model.words.eventText(item)), model.lastItemNumberOf(1)]).toEqual([2, ["line mine"], 1]);
    model.receive(state(1, [line(2)], {}, { seat: 1 }));
    expect(model.items.map((item) => model.words.eventText(item))).toEqual(["line 1", "line 2"]);
  });

  it("hides everything until the seat that gets the device is active", () => {
    settings.cover = true;
    model.handOver(2);
    expect([model.handOverTo, sent.length]).toEqual([2, 0]);
    model.receive(state(1, []));
    expect(model.handOverTo).toBe(2);
    model.receive(state(0, [], {}, { seat: 2 }));
    expect(model.handOverTo).toBe(null);
  });

  it("has teammates only where another seat is of the same team", () => {
    expect([1, 2, null].map((seat) => model.hasTeammates(seat))).toEqual([false, false, false]);
    const seats = [1, 2, 1].map((team, i) => ({ ...meta.seats[0]!, seat: i + 1, team }));
    const teams = new TableModel({
      meta: { ...meta, seats },
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: () => "",
    });
    expect([1, 2, 3, null].map((seat) => teams.hasTeammates(seat))).toEqual([true, false, true, false]);
  });

  it("recaps what happened since the last visit", () => {
    const later = new TableModel({ meta, components: {}, glossary: {}, rules: [], words: gameTexts(WORDS), send: () => "" });
    later.seat = 1;
    later.receive(state(0, [line(1), line(2), line(3)]));
    expect(later.recap.steps.flatMap(({ items }) => items.map(({ n }) => n))).toEqual([2, 3]);
    const stranger = new TableModel({
      meta: { ...meta, id: "other" },
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: () => "",
    });
    stranger.receive(state(0, [line(1), line(2)], {}, { seat: null }));
    expect(stranger.recap.steps).toEqual([]);
  });

  it("plays what comes while the page is visible, and recaps what came while the connection was lost", () => {
    const lines = (from: number) => Array.from({ length: 5 }, (_, i) => line(from + i + 1));
    model.receive(state(1, lines(1)));
    expect([model.playing, model.recap.steps]).toEqual([true, []]);
    model.skip();
    expect(model.helloMessage()).toEqual({ type: "hello", seat: 1, since: 6 });
    model.receive(state(6, lines(6)));
    // It tells everything since the viewer's last turn, as they find it now.
    expect([model.playing, model.recap.steps.flatMap(({ items }) => items).length, model.view.at]).toEqual([false, 10, 11]);
  });

  it("names a seat as the game does, and its player by name", () => {
    expect([model.seatName(2), model.fullName(2), model.seatName(0)]).toEqual(["P2", "P2", "Neutrals"]);
    model.receive(state(1, [], { view: { families: { "1": "blue", "2": "green" } } }));
    expect([model.seatName(2), model.playerName(2), model.fullName(2)]).toEqual(["Green", "P2", "Green (P2)"]);
    const seats = meta.seats.map((info) => (info.seat === 2 ? { ...info, user: null, name: null, bot: "soldato" } : info));
    model.receive({ v: 2, type: "table", ...meta, seats });
    expect(model.fullName(2)).toBe("Green (Average bot)");
  });

  it("reveals everything after the end, before or after the last state", () => {
    model.reveal({ hq: "open" });
    expect(model.view).toEqual({ at: 1, hq: "open" });
    const late = new TableModel({ meta, components: {}, glossary: {}, rules: [], words: gameTexts(WORDS), send: () => "" });
    late.reveal({ hq: "open" });
    expect(late.view).toBeUndefined();
    late.receive(state(0, [line(1)]));
    expect(late.view).toEqual({ at: 1, hq: "open" });
  });

  it("explains why something cannot be chosen", () => {
    expect(model.whyNot("area:x")).toContain("P1");
    model.receive(state(1, [], { question: ask([choice("a", ["area:x"])]) }));
    expect([model.whyNot("area:x"), model.whyNot("area:y")]).toEqual(["", "Not this."]);
    model.receive(state(1, [line(2)]));
    expect(model.whyNot("area:x")).toMatch(/moves/);
  });

  it("merges chat lines by their number", () => {
    const said = (n: number) => ({ n, seat: 1, user: "p1", name: "P1", text: `${n}`, team: false, at: 0 });
    model.receive({ v: 2, type: "chat", lines: [said(2), said(3)], whole: false, muted: [] });
    model.receive({ v: 2, type: "chat", lines: [said(3), said(1)], whole: false, muted: [] });
    expect(model.chat.map((one) => one.n)).toEqual([1, 2, 3]);
  });
});

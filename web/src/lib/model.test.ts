import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableModel } from "./model.svelte";
import type { Choice, ClientMessage, Item, StateMessage, TableMeta } from "./protocol";
import { settings } from "./settings.svelte";

const choice = (text: string, touches: string[] = [], confirm = ""): Choice => ({ text, kind: "k", label: text, touches, confirm });
const line = (n: number, words = `line ${n}`): Item => ({ n, facts: { event: "e" }, line: { seat: 1, text: words } });

const meta: TableMeta = {
  id: "t", game: "g", title: "G", options: {}, status: "running", open: false, spectators: true, hints: true, host: "u",
  me: { user: "u", seats: [1], front: 1, host: true }, watching: 0, proposal: null, settled: null, commitment: "", waiting: [1],
  rematch: null, invite: null, outcome: null,
  seats: [1, 2].map((seat) => ({ seat, team: seat, user: `u${seat}`, name: `P${seat}`, bot: null, here: true, mine: seat === 1 })),
};

function state(from: number, items: Item[], rest: Partial<StateMessage> = {}): StateMessage {
  return { v: 1, type: "state", seat: 1, from, at: from + items.length, items, view: { at: from + items.length }, waiting: [1], names: {}, act: 5, ask: null, anytime: [], undo: null, ...rest };
}
const ask = (choices: Choice[], id = 5) => ({ id, kind: "q", prompt: "?", about: {}, rules: [], not: "Not this.", sealed: false, done: false, choices });

describe("TableModel", () => {
  let sent: ClientMessage[];
  let model: TableModel;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = "normal";
    sent = [];
    model = new TableModel({
      meta, components: {}, glossary: {}, rules: [],
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

  it("plays moves one after the other, and asks only afterwards", () => {
    model.receive(state(1, [line(2)]));
    model.receive(state(2, [line(3)], { ask: ask([choice("a")]) }));
    expect([model.view.at, model.scene.map((item) => item.n), model.ask]).toEqual([2, [2], null]);
    expect(model.sceneMs).toBe(1200);
    vi.advanceTimersByTime(1200);
    expect([model.view.at, model.scene.map((item) => item.n), model.ask]).toEqual([3, [3], null]);
    vi.advanceTimersByTime(1200);
    expect([model.scene, model.ask?.id]).toEqual([[], 5]);
    expect(model.items.map((item) => item.n)).toEqual([1, 2, 3]);
  });

  it("skips to the newest", () => {
    model.receive(state(1, [line(2)]));
    model.receive(state(2, [line(3)], { ask: ask([choice("a")]) }));
    model.skip();
    expect([model.view.at, model.playing, model.ask?.id]).toEqual([3, false, 5]);
    vi.advanceTimersByTime(10_000);
    expect(model.view.at).toBe(3);
  });

  it("plays nothing when animation is off, and nothing that has no words", () => {
    model.receive(state(1, [{ n: 2, facts: { event: "quiet" }, line: null }]));
    expect([model.view.at, model.playing]).toEqual([2, false]);
    settings.speed = "off";
    model.receive(state(2, [line(3)]));
    expect([model.view.at, model.playing]).toEqual([3, false]);
  });

  it("shows only the newest of what comes in quick succession when animation is off", () => {
    settings.speed = "off";
    model.receive(state(1, [line(2)]));
    model.receive(state(2, [line(3)]));
    model.receive(state(3, [line(4)], { ask: ask([choice("a")]) }));
    expect([model.view.at, model.ask, model.items.map((item) => item.n)]).toEqual([2, null, [1, 2, 3, 4]]);
    vi.advanceTimersToNextTimer();
    expect([model.view.at, model.ask?.id, model.playing]).toEqual([4, 5, false]);
    vi.advanceTimersToNextTimer();
    model.receive(state(4, [line(5)]));
    expect(model.view.at).toBe(5);
  });

  it("chooses what only one choice touches, narrows where several do", () => {
    const both = [choice("a", ["area:x", "token:1"]), choice("b", ["area:x", "token:2"]), choice("c", ["area:y"])];
    model.receive(state(1, [], { ask: ask(both) }));
    expect([model.can("area:x"), model.can("area:z")]).toEqual([true, false]);
    model.pick("area:x");
    expect([model.narrowed, model.shown.length, sent.length]).toEqual(["area:x", 2, 0]);
    model.pick("token:2");
    expect(sent).toEqual([{ type: "choose", seat: 1, ask: 5, choice: "b" }]);
    expect(model.can("area:y")).toBe(false);
    model.pick("area:y");
    expect(sent).toHaveLength(1);
  });

  it("asks before what cannot be taken back", () => {
    const risky = choice("a", ["area:x"], "Everyone will see it.");
    model.receive(state(1, [], { ask: ask([risky]) }));
    model.pick("area:x");
    expect([model.confirming?.text, sent.length]).toEqual(["a", 0]);
    model.choose(risky);
    expect(sent).toMatchObject([{ choice: "a" }]);
  });

  it("lets one choose again after a refusal", () => {
    model.receive(state(1, [], { ask: ask([choice("a")]) }));
    model.choose(choice("a"));
    expect(model.sent).toBe("a");
    model.receive({ v: 1, type: "error", id: "id1", code: "illegal", message: "No." });
    expect([model.sent, model.trouble?.message]).toEqual([null, "No."]);
  });

  it("drops what the server tells anew, and asks for what is missing", () => {
    model.receive(state(1, [line(2), line(3)]));
    model.receive(state(1, [line(2, "other")]));
    expect(model.items.map((item) => item.line?.text)).toEqual(["line 1", "other"]);
    model.receive(state(7, [line(8)]));
    expect(sent).toEqual([{ type: "hello", seat: 1, since: 2 }]);
  });

  it("knows what was taken back", () => {
    model.receive(state(1, [line(2), { n: 3, facts: { event: "undone", items: [2] }, line: null }]));
    expect([...model.undone]).toEqual([2]);
    expect(model.items.at(-1)?.line?.text).toBe("takes the last choice back");
  });

  it("keeps each seat's own past when the device is passed on", () => {
    model.receive(state(0, [line(1, "mine")], { seat: 2 }));
    expect([model.seat, model.items.map((item) => item.line?.text), model.since(1)]).toEqual([2, ["mine"], 1]);
    model.receive(state(1, [line(2)], { seat: 1 }));
    expect(model.items.map((item) => item.line?.text)).toEqual(["line 1", "line 2"]);
  });

  it("hides everything until the seat that the device goes to is in front", () => {
    settings.cover = true;
    model.pass(2);
    expect([model.passTo, sent.length]).toEqual([2, 0]);
    model.receive(state(1, []));
    expect(model.passTo).toBe(2);
    model.receive(state(0, [], { seat: 2 }));
    expect(model.passTo).toBe(null);
  });

  it("tells what happened since one looked", () => {
    const later = new TableModel({ meta, components: {}, glossary: {}, rules: [], send: () => "" });
    later.seat = 1;
    later.receive(state(0, [line(1), line(2), line(3)]));
    expect(later.missed.map((item) => item.n)).toEqual([2, 3]);
    const stranger = new TableModel({ meta: { ...meta, id: "other" }, components: {}, glossary: {}, rules: [], send: () => "" });
    stranger.receive(state(0, [line(1), line(2)], { seat: null }));
    expect(stranger.missed).toEqual([]);
  });

  it("plays what comes while one looks, and recaps what came while the line was lost", () => {
    const lines = (from: number) => Array.from({ length: 5 }, (_, i) => line(from + i + 1));
    model.receive(state(1, lines(1)));
    expect([model.playing, model.missed.length]).toEqual([true, 0]);
    model.skip();
    expect(model.greet()).toEqual({ type: "hello", seat: 1, since: 6 });
    model.receive(state(6, lines(6)));
    expect([model.playing, model.missed.length, model.view.at]).toEqual([false, 5, 11]);
  });

  it("calls a seat as the game does, and its player by name", () => {
    expect([model.seatName(2), model.fullName(2), model.seatName(0)]).toEqual(["P2", "P2", "Neutrals"]);
    model.receive(state(1, [], { names: { "1": "Blue", "2": "Green" } }));
    expect([model.seatName(2), model.playerName(2), model.fullName(2)]).toEqual(["Green", "P2", "Green (P2)"]);
    const seats = meta.seats.map((info) => (info.seat === 2 ? { ...info, user: null, name: null, bot: "soldato" } : info));
    model.receive({ v: 1, type: "table", ...meta, seats });
    expect(model.fullName(2)).toBe("Green (Soldato)");
  });

  it("shows everything after the end, whether that or the last state comes first", () => {
    model.reveal({ hq: "open" });
    expect(model.view).toEqual({ at: 1, hq: "open" });
    const late = new TableModel({ meta, components: {}, glossary: {}, rules: [], send: () => "" });
    late.reveal({ hq: "open" });
    expect(late.view).toBe(null);
    late.receive(state(0, [line(1)]));
    expect(late.view).toEqual({ at: 1, hq: "open" });
  });

  it("says why something cannot be chosen", () => {
    expect(model.whyNot("area:x")).toContain("P1");
    model.receive(state(1, [], { ask: ask([choice("a", ["area:x"])]) }));
    expect([model.whyNot("area:x"), model.whyNot("area:y")]).toEqual(["", "Not this."]);
    model.receive(state(1, [line(2)]));
    expect(model.whyNot("area:x")).toMatch(/moves/);
  });

  it("merges chat lines by their number", () => {
    const said = (n: number) => ({ n, seat: 1, name: "P1", text: `${n}`, team: false, at: "" });
    model.receive({ v: 1, type: "chat", lines: [said(2), said(3)] });
    model.receive({ v: 1, type: "chat", lines: [said(3), said(1)] });
    expect(model.chat.map((one) => one.n)).toEqual([1, 2, 3]);
  });
});

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../model/tableModel.svelte";
import { Odds } from "../model/odds.svelte";
import type { Choice, ClientMessage, Snapshot, State } from "../protocol/messages";
import { settings } from "../prefs/settings.svelte";
import { choice as made, question, gameTexts, stateMessage } from "../testing/factories";
import ChoiceList from "./question/ChoiceList.svelte";
import Log from "./log/Log.svelte";
import PassScreen from "./PassScreen.svelte";
import Prompt from "./question/Prompt.svelte";
import ProposalCard from "./seats/ProposalCard.svelte";
import ScreenReaderLog from "./ScreenReaderLog.svelte";
import MoveCaption from "./MoveCaption.svelte";
import { DEFAULT_PACING } from "../playback/moves";

const LAWS = { e: ["G-A1", "G-A2"], "e.strike": ["G-B1"] };
const WORDS = `
ask-q = Which one?
choice-area = { NAME($name) }
choice-done = nothing more
event-e = { NAME($seat) } does it.
sure-lost = You lose 2 of 2
sure-car = You lose a car
event-undone = { NAME($seat) } takes it back.
`;
const choice = (label: string, kind = "area"): Choice => made(label, kind, [`area:${label}`]);

function state(choices: Choice[], snapshot: Partial<Snapshot> = {}, rest: Partial<State> = {}): State {
  const asked = question(choices, { rules: ["LF-P2"] });
  return stateMessage({ view: { secret: "hidden hand" }, waiting: [1], act: 3, question: asked, ...snapshot }, rest);
}

describe("the table", () => {
  let sent: ClientMessage[];
  let model: TableModel;
  let shown: Record<string, unknown> | null = null;

  function show(component: Component<any>, props: object = {}): void {
    shown = mount(component, { target: document.body, props: { model, ...props } });
    flushSync();
  }
  function press(key: string): void {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  }
  const buttons = () => [...document.querySelectorAll<HTMLElement>("[data-choice]")];
  const focused = () => (document.activeElement as HTMLElement).dataset.choice;

  beforeEach(() => {
    localStorage.clear();
    settings.speed = "off";
    sent = [];
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS, LAWS),
      send: (message) => `${sent.push(message)}`,
    });
    model.seat = 1;
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  });

  it("is played by keys: digits and letters find a choice, arrows move on", () => {
    model.receive(state([choice("Gela"), choice("Noto"), choice("Enna"), choice("nothing more", "done")]));
    show(ChoiceList);
    press("2");
    expect(focused()).toBe("Noto");
    press("ArrowDown");
    press("ArrowDown");
    expect(focused()).toBe("nothing more");
    press("ArrowUp");
    press("g");
    expect(focused()).toBe("Gela");
    (document.activeElement as HTMLElement).click();
    expect(sent).toEqual([{ type: "choose", seat: 1, act: 3, choices: ["Gela"] }]);
  });

  it("shows one button for equivalent choices, with certain consequences", () => {
    const said = (id: string) => ({ id, args: {} });
    const alike = ["Gela", "Noto"].map((name) => ({ ...choice(name), group: "east", certain: [said("sure-lost"), said("sure-car")] }));
    model.receive(state([...alike, { ...choice("Enna"), certain: [said("sure-lost")] }]));
    show(ChoiceList);
    expect(buttons().map((button) => button.dataset.choice)).toEqual(["Gela", "Enna"]);
    expect(buttons()[0]!.textContent).toMatch(/Gela.*You lose a car.*any of 2/s);
    expect(buttons()[1]!.textContent).not.toMatch(/lose|any of/);
    expect(document.querySelector(".any")!.textContent).toMatch(/In any case:\s+You lose 2 of 2/);
    buttons()[0]!.dispatchEvent(new Event("pointerenter"));
    expect(model.highlighted).toEqual(["area:Gela", "area:Noto"]);
  });

  it("offers all paths to the selected element, the cheapest marked", () => {
    const next = [{ text: "space a", element: "area:Enna" }];
    const token = (name: string, cost: number) => ({ ...made(name, "area", [`area:${name}`], { cost }), goal: true, next });
    model.receive(state([token("Gela", 1), token("Noto", 0)]));
    show(ChoiceList);
    model.clickElement("area:Enna");
    flushSync();
    expect(document.querySelector('[role="status"]')!.textContent).toMatch(/What do you move to .*Enna/);
    expect(buttons().map((button) => button.dataset.choice)).toEqual(["Noto", "Gela"]);
    expect(buttons().map((button) => /cheapest/.test(button.textContent ?? ""))).toEqual([true, false]);
    press("2");
    (document.activeElement as HTMLElement).click();
    expect(sent).toEqual([{ type: "choose", seat: 1, act: 3, choices: ["Gela", "space a"] }]);
  });

  it("shows the odds of a question that has some as the table wants: always, on request or never", async () => {
    const asked = vi.fn(async () => ({ kind: "q", choices: { Gela: { id: "sure-car", args: {} } } }));
    model = new TableModel({
      meta: { ...metaOf(1, [1], false), odds: "always" },
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS, LAWS),
      send: () => "",
      odds: new Odds(asked),
    });
    model.seat = 1;
    const ask = () => question([choice("Gela"), choice("Noto")], { odds: true });
    model.receive(state([], { question: ask() }));
    show(ChoiceList);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(buttons()[0]!.textContent).toMatch(/Odds: You lose a car/));
    expect(buttons()[1]!.textContent).not.toMatch(/Odds/);
    model.meta = { ...model.meta, hints: false };
    model.receive(state([], { question: ask() }));
    flushSync();
    expect(asked).toHaveBeenCalledOnce();
    expect(buttons()[0]!.textContent).not.toMatch(/Odds/);
    const offer = () => document.querySelector<HTMLElement>("[data-odds]");
    model.meta = { ...model.meta, hints: true, odds: "never" };
    model.receive(state([], { question: ask() }));
    model.skip();
    flushSync();
    expect(offer()).toBeNull();
    model.meta = { ...model.meta, odds: "request" };
    model.receive(state([], { question: ask() }));
    model.skip();
    flushSync();
    expect(asked).toHaveBeenCalledOnce();
    offer()!.click();
    await vi.waitFor(() => expect(buttons()[0]!.textContent).toMatch(/Odds: You lose a car/));
    expect(asked).toHaveBeenCalledTimes(2);
    expect(offer()).toBeNull();
  });

  it("filters a long list by typing", () => {
    model.receive(
      state(
        ["Gela", "Noto", "Enna", "Modica", "Ragusa", "Licata", "Messina", "Bronte", "Catania", "Augusta", "Scordia"].map((name) =>
          choice(name),
        ),
      ),
    );
    show(ChoiceList);
    expect(buttons()).toHaveLength(11);
    press("m");
    expect(document.activeElement?.tagName).toBe("INPUT");
    flushSync();
    expect(buttons().map((button) => button.dataset.choice)).toEqual(["Modica", "Messina"]);
    press("Escape");
    expect(buttons()).toHaveLength(11);
  });

  it("shows only the choices of the clicked element, and how to go back", () => {
    const both = [{ ...choice("A"), touches: ["x"] }, { ...choice("B"), touches: ["x"] }, choice("C")];
    model.receive(state(both));
    show(ChoiceList);
    model.clickElement("x");
    flushSync();
    expect(buttons().map((button) => button.dataset.choice)).toEqual(["A", "B"]);
    press("Escape");
    expect(buttons()).toHaveLength(3);
  });

  it("shows the question, else who the table waits for", () => {
    model.receive(state([choice("Gela")]));
    show(Prompt);
    expect(document.body.textContent).toContain("Which one?");
    model.receive(state([], { question: null, waiting: [2, 4] }));
    flushSync();
    expect(document.body.textContent).toContain("Waiting for Bruno and Dino.");
  });

  it("offers to hand the device to the next own seat", () => {
    model.receive(state([], { question: null, waiting: [3], view: { families: { "3": "blue" } } }));
    model.receive({ v: 2, type: "table", ...metaOf(1, [2], false), waiting: [3], me: { user: "u0", seats: [1, 3], front: 1, host: true } });
    show(Prompt);
    expect(document.querySelector("h2")!.textContent).toBe("Blue (Carla) has to decide.");
    document.querySelector("button")!.click();
    expect(model.handOverTo).toBe(3);
  });

  it("shows nothing of the table while the device is handed over", () => {
    model.receive(state([choice("Gela")]));
    model.handOver(3);
    show(PassScreen);
    expect(document.body.textContent).toContain("Carla");
    expect(document.body.innerHTML).not.toMatch(/Gela|hidden hand/);
    document.querySelector("button")!.click();
    expect(sent).toEqual([{ type: "hello", seat: 3, since: 0 }]);
  });

  it("strikes out undone lines", () => {
    const items = [
      { n: 1, facts: { event: "e", seat: 1 } },
      { n: 2, facts: { event: "undone", seat: 1, items: [1] } },
    ];
    model.receive(state([], {}, { items }));
    show(Log);
    expect([...document.querySelectorAll("li")].map((li) => li.classList.contains("undone"))).toEqual([true, false]);
  });

  it("links a selected log line to its rules", () => {
    const facts = [
      { event: "e", seat: 1 },
      { event: "e", seat: 1, why: "strike" },
    ];
    model.receive(state([], {}, { items: facts.map((each, at) => ({ n: at + 1, facts: each })) }));
    show(Log);
    const links = (): (string | null)[] => [...document.querySelectorAll("a.rule")].map((link) => link.getAttribute("href"));
    expect(links()).toEqual([]);
    for (const [n, rules] of [
      [1, ["G-A1", "G-A2"]],
      [2, ["G-B1"]],
    ] as const) {
      document.querySelector<HTMLElement>(`[data-item="${n}"]`)!.click();
      flushSync();
      expect(links()).toEqual(rules.map((rule) => `/rules/${model.game}/${rule}`));
      expect(document.querySelector("a.rule")!.closest("li")!.querySelector(`[data-item="${n}"]`)).not.toBeNull();
    }
  });

  it("lets voters answer a proposal, and its author withdraw it", () => {
    const proposal = { n: 7, what: "end" as const, seat: 2, name: "Bruno", yes: [2], waiting: [1, 3], others: [], asked: true };
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), proposals: [proposal] });
    show(ProposalCard);
    const [yes, no] = document.querySelectorAll("button");
    yes!.click();
    no!.click();
    expect(sent).toEqual([true, false].map((answer) => ({ type: "answer", proposal: 7, yes: answer })));
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), proposals: [{ ...proposal, seat: 1, waiting: [3], asked: false }] });
    flushSync();
    expect(document.querySelectorAll("button")).toHaveLength(1);
  });

  it("tells the end of the game when its staging tells it: not in the caption, the log, or to a screen reader before", () => {
    vi.useFakeTimers();
    settings.speed = "normal";
    const staging = () => ({ beats: [1000], ms: 2000, cues: [{ n: 2, beat: 1 }], stateBeat: null, sound: "chip" as const });
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(`${WORDS}\noutcome-points = { LIST($winners) } win.`, LAWS),
      pacing: { ...DEFAULT_PACING, alone: ["e"], staging },
      send: () => "",
    });
    model.seat = 1;
    model.receive(state([], { question: null }, { items: [{ n: 1, facts: { event: "e", seat: 2 } }] }));
    show(ScreenReaderLog);
    const caption = mount(MoveCaption, { target: document.body, props: { model } });
    model.receive(
      state(
        [],
        { question: null, waiting: [], view: { secret: "result" } },
        { since: 1, items: [{ n: 2, facts: { event: "e", seat: 3 } }] },
      ),
    );
    const outcome = { winners: [3], ranks: {}, scores: {}, reason: "points", facts: {} } as never;
    model.receive({ v: 2, type: "table", ...metaOf(1, [], true), outcome });
    const words = () => (flushSync(), document.body.textContent.replace(/[\u2068\u2069]/g, ""));
    expect(words()).not.toMatch(/does it|win/);
    expect(model.view).toEqual({ secret: "hidden hand" });
    vi.advanceTimersByTime(1000);
    expect(words()).toMatch(/Seat 3 does it\..*Seat 3 win\./s);
    vi.advanceTimersByTime(1000);
    expect([model.playing, model.view]).toEqual([false, { secret: "result" }]);
    void unmount(caption);
    vi.useRealTimers();
    settings.speed = "off";
  });
});

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../../dev/fixtures";
import { TableModel } from "../../model/tableModel.svelte";
import type { ClientMessage, Snapshot, State } from "../../protocol/messages";
import { settings } from "../../prefs/settings.svelte";
import { choice, question, gameTexts, stateMessage } from "../../testing/factories";
import { waivedConfirmations } from "../../prefs/waivedConfirmations.svelte";
import QuestionPane from "./QuestionPane.svelte";
import ConfirmChoice from "./ConfirmChoice.svelte";
import SettingsPanel from "../../ui/SettingsPanel.svelte";
import BottomSheet from "../BottomSheet.svelte";
import SidePanel from "../SidePanel.svelte";

const WORDS = `
ask-q = Which one?
choice-area = { NAME($name) }
choice-risky = risky
event-e = It happens.
confirm-q--risky = Everyone will see it.
event-moved = Somebody moves.
`;
const PROPOSAL = { n: 7, what: "end" as const, seat: 2, name: "Bruno", yes: [2], waiting: [1, 3], others: [], asked: true };

function state(names: string[], snapshot: Partial<Snapshot> = {}): State {
  return stateMessage({ waiting: [1], act: 3, question: names.length ? question(names.map((name) => choice(name))) : null, ...snapshot });
}

describe("the question pane", () => {
  let model: TableModel;
  let sent: ClientMessage[];
  let shown: Record<string, unknown> | null = null;

  function show(component: Component<any>): void {
    shown = mount(component, { target: document.body, props: { model } });
    flushSync();
  }
  function receive(message: State): void {
    model.receive(message);
    flushSync();
  }
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = "off";
    waivedConfirmations.clear();
    sent = [];
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: (message) => `${sent.push(message)}`,
    });
    model.seat = 1;
    model.receive(state(["Gela", "Noto"], { undo: "free" }));
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
    vi.useRealTimers();
  });

  it("starts each question at its top, and keeps its scroll position until then", () => {
    show(QuestionPane);
    const list = find(".list")!;
    list.scrollTop = 40;
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), proposals: [PROPOSAL] });
    flushSync();
    expect(list.scrollTop).toBe(40);
    receive(state(["Enna", "Modica"]));
    expect([list.scrollTop, find(".list") === list]).toEqual([0, true]);
  });

  it("keeps question, advice button and undo out of the scrolled part", () => {
    show(QuestionPane);
    for (const fixed of [".prompt", ".consult", ".tools .button:last-child"]) {
      expect(find(fixed)?.closest(".head"), fixed).not.toBeNull();
      expect(find(fixed)?.closest(".list"), fixed).toBeNull();
    }
    expect(find("[data-choice]")?.closest(".list")).not.toBeNull();
  });

  it("folds tip and rules into one button beside the question", () => {
    receive(state([], { question: question([choice("Gela")], { rules: ["lf-P2", "lf-P3"] }), act: 4 }));
    show(QuestionPane);
    const help = find(".help > button")!;
    expect(help.closest(".tools")).not.toBeNull();
    const box = document.getElementById(help.getAttribute("popovertarget")!)!;
    expect([...box.querySelectorAll<HTMLElement>("[data-rule]")].map((each) => each.dataset.rule)).toEqual(["lf-P2", "lf-P3"]);
    expect(find(".prompt [data-rule], .list [data-tip]")).toBeNull();
    receive(state([], { waiting: [2] }));
    vi.advanceTimersByTime(100);
    flushSync();
    expect(find(".help")?.classList.contains("gone")).toBe(true); // it keeps its place
  });

  it("opens the log as a column of its own, and remembers that", () => {
    show(SidePanel);
    const widen = () => find(".widen")!;
    expect(find("[data-drawer]")).toBeNull();
    widen().click();
    flushSync();
    expect([find("[data-drawer]") !== null, widen().getAttribute("aria-pressed"), localStorage.getItem("cosca.log.wide")]).toEqual([
      true,
      "true",
      "true",
    ]);
    widen().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(find("[data-drawer]")).toBeNull();
  });

  it("offers to go to the own decision only if there is one", () => {
    settings.speed = "normal";
    show(QuestionPane);
    receive(state([], { waiting: [2], act: 4 }));
    vi.advanceTimersByTime(5000);
    flushSync();
    expect([find(".pace") !== null, find(".pace .mine")]).toEqual([true, null]); // somebody else decides
    const moved = { n: 1, facts: { event: "moved", seat: 2 } };
    model.receive(stateMessage({ waiting: [1], act: 4, question: question([choice("Enna")]) }, { items: [moved] }));
    flushSync();
    expect([model.playing, find(".pace .mine")?.textContent]).toEqual([true, "To my decision"]);
    find(".pace .mine")!.click();
    flushSync();
    expect(model.question?.choices[0]?.text).toBe("Enna");
  });

  it("keeps the advice button's place while nothing is asked", () => {
    show(QuestionPane);
    receive(state([], { waiting: [2], undo: "free" }));
    vi.advanceTimersByTime(100);
    flushSync();
    expect(find(".consult")?.classList.contains("gone")).toBe(true);
  });

  it("shows requests right above the question, and the recap between the tabs and the log", () => {
    show(SidePanel);
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), proposals: [PROPOSAL] });
    receive({ ...state(["Gela"]), items: [{ n: 1, facts: { event: "e", seat: 2 } }] });
    expect(find(".notice")!.closest(".requests")!.nextElementSibling!.id).toBe("choices");
    expect(find(".recap")!.closest("#choices, .requests")).toBeNull();
    expect(find(".notices")!.previousElementSibling!.querySelector("[role=tablist]")).not.toBeNull();
    expect(find(".notices")!.nextElementSibling!.getAttribute("role")).toBe("tabpanel");
  });

  it("marks choices with the advice, which has a place of its own", () => {
    show(SidePanel);
    model.askAdvice();
    const described = { error: 0.02, line: [], open: false, reasons: [], share: 0.5, also: [] };
    const choices = [
      { ...described, text: "Noto", like: "Noto", chance: 0.61, standing: "best" as const },
      { ...described, text: "Gela", like: "Gela", chance: 0.4, standing: "behind" as const },
    ];
    model.receive({ v: 2, type: "advice", id: "1", seat: 1, act: 3, sure: "clear", choices });
    flushSync();
    const marks = [...document.querySelectorAll("[data-choice]")].map((each) => each.querySelector(".advised [aria-hidden]")?.textContent);
    expect(marks).toEqual(["40%", "61%"]);
    expect(find("[data-choice='Noto'] .best")).not.toBeNull();
    expect(find(".counsel")!.closest("#choices")).toBeNull();
    expect(find("[aria-selected=true]")!.textContent).toContain("Consigliere");
    model.advice.close();
    flushSync();
    expect(find("[aria-selected=true]")!.textContent).toContain("Log");
  });

  it("shows requests on a phone right above the question, whether the sheet is open or not", () => {
    show(BottomSheet);
    expect(find(".requests.shown")).toBeNull();
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), proposals: [PROPOSAL] });
    flushSync();
    for (const open of [false, true]) {
      expect(find("aside.up") !== null).toBe(open);
      expect(find(".requests.shown")!.nextElementSibling!.querySelector(".prompt")).not.toBeNull();
      find(".handle")!.click();
      flushSync();
    }
  });

  it("opens on a phone if nothing on the board answers, and stays open during advice", () => {
    show(BottomSheet);
    expect(find(".rest")).not.toBeNull();
    model.askAdvice();
    flushSync();
    expect([find("aside.up") !== null, find(".body .counsel") !== null, find(".body .list .counsel")]).toEqual([true, true, null]);
    receive(state(["Enna"], { act: 4 }));
    expect(find("aside.up")).toBeNull();
  });

  it("undoes the whole turn if more than one choice is free", () => {
    show(QuestionPane);
    expect(document.querySelectorAll(".undo button")).toHaveLength(1);
    receive(state(["Gela"], { undo: "free", free: 3, act: 4 }));
    find(".undo button")!.click();
    find(".undo button:last-child")!.click();
    expect(sent).toEqual([true, false].map((turn) => ({ type: "undo", seat: 1, turn })));
  });

  it("asks about a kind of choice until that is waived, and again after the settings are reset", () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    const risky = { ...choice("risky", "risky"), certain: [{ id: "certain-lost", args: { hurts: true } }] };
    const ask = () => {
      vi.advanceTimersByTime(100);
      receive(stateMessage({ waiting: [1] })); // another turn
      receive(stateMessage({ waiting: [1], act: sent.length, question: question([risky, choice("Gela")]) }));
    };
    show(ConfirmChoice);
    ask();
    model.choose(risky);
    flushSync();
    find("dialog input")!.click();
    find("dialog .primary")!.click();
    expect(sent).toHaveLength(1);
    ask();
    model.choose(risky);
    expect([sent.length, model.confirming, waivedConfirmations.kinds]).toEqual([2, null, ["la_famiglia confirm-q--risky"]]);
    const settings = mount(SettingsPanel, { target: document.body });
    flushSync();
    [...document.querySelectorAll("button")].at(-1)!.click();
    void unmount(settings);
    ask();
    model.choose(risky);
    expect([sent.length, model.confirming?.text]).toEqual([2, "risky"]);
  });
});

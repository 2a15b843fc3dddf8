import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../lib/model.svelte";
import type { Snapshot, State } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { choice, question, voice, whole } from "../lib/testing";
import { NOTICED } from "../lib/unhurried";
import Ask from "./Ask.svelte";
import Notices from "./Notices.svelte";
import Side from "./Side.svelte";

const WORDS = `
ask-q = Which one?
choice-area = { NAME($name) }
`;
const PROPOSAL = { n: 7, what: "end" as const, seat: 2, name: "Bruno", yes: [2], waiting: [1, 3], others: [], asked: true };

function state(names: string[], snapshot: Partial<Snapshot> = {}): State {
  return whole({ waiting: [1], act: 3, question: names.length ? question(names.map((name) => choice(name))) : null, ...snapshot });
}

describe("the question pane", () => {
  let model: TableModel;
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
    model = new TableModel({ meta: metaOf(1, [1], false), components: {}, glossary: {}, rules: [], words: voice(WORDS), send: () => "" });
    model.seat = 1;
    model.receive(state(["Gela", "Noto"], { undo: "free" }));
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
    vi.useRealTimers();
  });

  it("starts each question at its top, and stays where it was read while nothing new is asked", () => {
    show(Ask);
    const list = find(".list")!;
    list.scrollTop = 40;
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), proposals: [PROPOSAL] });
    flushSync();
    expect(list.scrollTop).toBe(40);
    receive(state(["Enna", "Modica"]));
    expect([list.scrollTop, find(".list") === list]).toEqual([0, true]);
  });

  it("keeps question, Consigliere and Take back out of what scrolls", () => {
    show(Ask);
    for (const fixed of [".prompt", ".consult", ".tools .button:last-child"]) {
      expect(find(fixed)?.closest(".head"), fixed).not.toBeNull();
      expect(find(fixed)?.closest(".list"), fixed).toBeNull();
    }
    expect(find("[data-choice]")?.closest(".list")).not.toBeNull();
  });

  it("keeps the Consigliere's place while nothing is asked", () => {
    show(Ask);
    receive(state([], { waiting: [2], undo: "free" }));
    vi.advanceTimersByTime(100);
    flushSync();
    expect(find(".consult")?.classList.contains("gone")).toBe(true);
  });

  it("lays what comes unasked over the log, never before the question", () => {
    show(Side);
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), proposals: [PROPOSAL] });
    model.missed = [{ n: 1, facts: { event: "e", seat: 2 } }];
    flushSync();
    expect([find(".notice")?.closest("#choices"), find(".recap")?.closest("#choices")]).toEqual([null, null]);
    expect(find(".notices .notice")).not.toBeNull();
  });

  it("gives no click that was on its way to a proposal that has just come", () => {
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), proposals: [PROPOSAL] });
    show(Notices);
    expect(find(".notices")!.style.pointerEvents).toBe("none");
    vi.advanceTimersByTime(NOTICED);
    expect(find(".notices")!.style.pointerEvents).toBe("");
  });
});

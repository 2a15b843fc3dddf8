import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../lib/model.svelte";
import type { TableMeta } from "../lib/protocol";
import { voice } from "../lib/testing";
import Hurry from "./Hurry.svelte";
import Proposal from "./Proposal.svelte";
import Seats from "./Seats.svelte";

/** A live table at which seat 1 has 30 seconds and a bank of 100. */
function timed(): TableMeta {
  const meta = metaOf(1, [1], false);
  const seats = meta.seats.map((info) => ({
    ...info,
    clock: info.seat === 1 ? { left: 100, decision: 30, at: 1000, until: 1130 } : { left: 100, decision: 30, at: null, until: null },
  }));
  return { ...meta, seats, pace: { kind: "live", seconds: 30, bank: 100 }, now: 1000 };
}

describe("the clocks of a table", () => {
  let model: TableModel;
  let shown: Record<string, unknown> | null = null;

  function show(component: Component<any>): void {
    shown = mount(component, { target: document.body, props: { model } });
    flushSync();
  }
  function pass(seconds: number): void {
    vi.advanceTimersByTime(seconds * 1000);
    flushSync();
  }

  beforeEach(() => {
    vi.useFakeTimers();
    model = new TableModel({ meta: timed(), components: {}, glossary: {}, rules: [], words: voice(""), send: () => "" });
    model.seat = 1;
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
    vi.useRealTimers();
  });

  it("go down by themselves, without a message", () => {
    show(Seats);
    const clocks = () => [...document.querySelectorAll(".clock")].map((each) => each.textContent!.replace(/.*:\s(?=\d)/, "").trim());
    expect(clocks()[0]).toContain("0:30 + 1:40");
    pass(20);
    expect(clocks()[0]).toContain("0:10 + 1:40");
    pass(30);
    expect(clocks()[0]).toContain("1:20");
    expect(clocks().length).toBe(3); // a bot has none
    expect(clocks()[1]).toContain("0:30 + 1:40");
  });

  it("stop and go on with a message that tells nothing else", () => {
    show(Seats);
    const clocks = () =>
      [...document.querySelectorAll(".clock")].map((each) => [each.classList.contains("running"), each.textContent!.trim()]);
    pass(20);
    const [mine, other] = [
      { left: 100, decision: 10, at: null, until: null },
      { left: 100, decision: 30, at: 1020, until: 1150 },
    ];
    model.receive({ v: 2, type: "clocks", times: { now: 1020, clocks: { 1: mine, 3: other } } });
    flushSync();
    expect(clocks()[0]).toEqual([false, expect.stringContaining("0:10 + 1:40")]);
    pass(20);
    expect(clocks()[0]).toEqual([false, expect.stringContaining("0:10 + 1:40")]);
    expect(clocks()[1]).toEqual([true, expect.stringContaining("0:10 + 1:40")]);
  });

  it("say when a proposal lapses", () => {
    model.meta = {
      ...model.meta,
      proposals: [{ n: 8, what: "end", seat: 1, name: "Anna", yes: [1], waiting: [3], others: [], asked: false, until: 1060 }],
    };
    show(Proposal);
    expect(document.body.textContent).toContain("1:00");
    pass(15);
    expect(document.body.textContent).toContain("0:45");
  });

  it("are loud when the own one is nearly over, and said aloud once", () => {
    show(Hurry);
    expect(document.querySelector(".hurry")).toBeNull();
    pass(116);
    expect(document.querySelector(".hurry b")!.textContent).toBe("0:14");
    const said = document.querySelector('[role="alert"]')!.textContent;
    pass(5);
    expect(document.querySelector(".hurry b")!.textContent).toBe("0:09");
    expect(document.querySelector('[role="alert"]')!.textContent).toBe(said);
  });
});

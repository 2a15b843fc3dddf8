import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../../dev/fixtures";
import { TableModel } from "../../model/tableModel.svelte";
import type { TableMeta } from "../../protocol/messages";
import { gameTexts } from "../../testing/factories";
import LowTimeAlert from "./LowTimeAlert.svelte";
import ProposalCard from "./ProposalCard.svelte";
import SeatList from "./SeatList.svelte";

/** A live table where seat 1 has 30 seconds and a bank of 100. */
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
    model = new TableModel({ meta: timed(), components: {}, glossary: {}, rules: [], words: gameTexts(""), send: () => "" });
    model.seat = 1;
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
    vi.useRealTimers();
  });

  it("count down without messages", () => {
    show(SeatList);
    const clocks = () => [...document.querySelectorAll(".clock")].map((each) => each.textContent!.replace(/.*:\s(?=\d)/, "").trim());
    expect(clocks()[0]).toContain("0:30 + 1:40");
    pass(20);
    expect(clocks()[0]).toContain("0:10 + 1:40");
    pass(30);
    expect(clocks()[0]).toContain("1:20");
    expect(clocks().length).toBe(3); // a bot has none
    expect(clocks()[1]).toContain("0:30 + 1:40");
  });

  it("stop and continue with a message that has only clocks", () => {
    show(SeatList);
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

  it("follow the server's time after it was down", () => {
    show(SeatList);
    const mine = () => document.querySelector(".clock")!.textContent!.trim();
    pass(50); // during 40 of which the server was down
    expect(mine()).toContain("1:20");
    model.receive({ v: 2, type: "clocks", times: { now: 1010, clocks: { 1: { left: 100, decision: 30, at: 1000, until: 1130 } } } });
    flushSync();
    expect(mine()).toContain("0:20 + 1:40");
    pass(5);
    expect(mine()).toContain("0:15 + 1:40");
  });

  it("run while a bot plays for somebody, until the time is over", () => {
    show(SeatList);
    const clocks = () => document.querySelectorAll(".clock").length;
    const own = (change: object) => {
      model.meta = { ...model.meta, seats: model.meta.seats.map((info) => (info.seat === 1 ? { ...info, ...change } : info)) };
      flushSync();
      return clocks();
    };
    const all = clocks();
    expect(own({ bot: "don", away: false })).toBe(all);
    expect(own({ bot: "soldato", away: true })).toBe(all - 1);
  });

  it("show when a proposal expires", () => {
    model.meta = {
      ...model.meta,
      proposals: [{ n: 8, what: "end", seat: 1, name: "Anna", yes: [1], waiting: [3], others: [], asked: false, until: 1060 }],
    };
    show(ProposalCard);
    expect(document.body.textContent).toContain("1:00");
    pass(15);
    expect(document.body.textContent).toContain("0:45");
  });

  it("alert when the own time is nearly over, and are announced once", () => {
    show(LowTimeAlert);
    expect(document.querySelector(".hurry")).toBeNull();
    pass(116);
    expect(document.querySelector(".hurry b")!.textContent).toBe("0:14");
    const said = document.querySelector('[role="alert"]')!.textContent;
    pass(5);
    expect(document.querySelector(".hurry b")!.textContent).toBe("0:09");
    expect(document.querySelector('[role="alert"]')!.textContent).toBe(said);
  });
});

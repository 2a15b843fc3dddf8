import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import type { Report } from "../protocol/messages";
import { Seating } from "../model/seating.svelte";
import { choice, gameTexts } from "../testing/factories";
import { nearest, path, scaleOf, ticks } from "./chart";
import Findings from "./Findings.svelte";
import { replayLink } from "../table/end/turningPoints";
import { roundMarks } from "./report";

const BOX = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

const REPORT: Report = {
  whole: true,
  steps: 40,
  teams: [
    [1, 2],
    [3, 4],
  ],
  seconds: 31,
  points: [0, 10, 20, 40].map((step, n) => ({ step, seat: 1 + n, round: n < 2 ? 1 : 2, chances: [0.5 + n / 10, 0.5 - n / 10] })),
  measures: ["money"],
  rounds: [
    { round: 1, step: 20, values: { money: { 1: 3, 2: 4, 3: 5, 4: 26 } } },
    { round: 2, step: 40, values: { money: { 1: 1, 2: 2, 3: 3, 4: 4 } } },
  ],
  turnings: [
    { step: 10, until: 20, seat: 2, round: 1, before: [0.6, 0.4], after: [0.8, 0.2], items: [{ event: "e", seat: 2 }], mistake: null },
  ],
  mistakes: [
    {
      step: 12,
      seat: 3,
      round: 1,
      chance: 0.2,
      best: 0.4,
      question: { kind: "q", facts: {} },
      chosen: choice("gela", "area", [], { name: "Gela" }),
      better: choice("noto", "area", [], { name: "Noto" }),
      reasons: [{ id: "reason-because", args: {} }],
    },
  ],
};

describe("the geometry of a chart", () => {
  it("maps the minimum to the bottom left and the maximum to the top right", () => {
    const scale = scaleOf(BOX, 10, 1);
    expect([scale.x(0), scale.y(0), scale.x(10), scale.y(1)]).toEqual([10, 55, 110, 5]);
    expect(
      path(
        [
          { x: 0, y: 0 },
          { x: 10, y: 1 },
        ],
        scale,
      ),
    ).toBe("M10.0 55.0L110.0 5.0");
    expect(scaleOf(BOX, 0, 0).x(0)).toBe(10);
  });

  it("finds the nearest moment", () => {
    expect([-5, 12, 16, 99].map((at) => nearest([0, 10, 20, 30], at))).toEqual([0, 1, 2, 3]);
  });

  it("has round ticks that include the maximum", () => {
    expect(ticks(26, 3)).toEqual([0, 10, 20, 30]);
    expect(ticks(3, 5)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 5)).toEqual([0, 1]);
    for (const most of [1, 4, 7, 13, 48, 99, 250]) expect(ticks(most).at(-1)).toBeGreaterThanOrEqual(most);
  });
});

describe("a report", () => {
  let shown: Record<string, unknown> | null = null;
  afterEach(async () => {
    if (shown) await unmount(shown);
    document.body.innerHTML = "";
  });

  it("links each moment to the complete replay", () => {
    expect(replayLink("t 1", [3, 4, 9], 1)).toBe("/t/t%201/replay#all/4");
    expect(replayLink("t", [3, 4, 9], 77)).toBe("/t/t/replay#all/9");
    expect(roundMarks(REPORT, (n) => `R${n}`)).toEqual([
      { x: 0, name: "R1" },
      { x: 20, name: "R2" },
    ]);
  });

  it("is navigated by keys, opens a moment, and is shown as tables too", () => {
    const words = gameTexts(
      "ask-q = What?\nchoice-area = { $name }\nevent-e = { NAME($seat) } does it.\nmeasure-money = Money\nreason-because = Because.\ngame-round = Round { $n }",
    );
    const seated = new Seating<unknown>(metaOf(1, [1], false), words);
    const onopen = vi.fn();
    const at = Array.from({ length: 41 }, (_, n) => n + 1);
    shown = mount(Findings, { target: document.body, props: { seated, table: "t", report: REPORT, at, onopen } });
    flushSync();
    const slider = document.querySelector<HTMLElement>("[role=slider]")!;
    const press = (key: string): void => {
      slider.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      flushSync();
    };
    press("ArrowRight");
    press("ArrowRight");
    expect(slider.getAttribute("aria-valuetext")).toContain("60");
    press("Enter");
    expect(onopen).toHaveBeenCalledWith("/t/t/replay#all/11");
    press("End");
    expect(slider.getAttribute("aria-valuenow")).toBe("3");
    const cells = [...document.querySelectorAll("td")].map((cell) => cell.textContent);
    expect(cells).toContain("26");
    expect(cells).toContain("80%");
    const said = document.body.textContent;
    for (const each of ["Noto", "Gela", "Because.", "Money", "does it."]) expect(said).toContain(each);
    expect(document.querySelector('a[href="/t/t/study#all/13"]')).not.toBeNull();
  });
});

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { advisedChoice, choice, question } from "../../../testing/factories";
import type { Model } from "../types";
import type { BoardData } from "./geometry";
import type { Layout } from "./layout";
import PlanMarks from "./PlanMarks.svelte";
import { planArrows, planSteps } from "./planArrows";

describe("a plan on the map", () => {
  it("points from an order to what it attacks, each once", () => {
    const reasons = [
      { id: "reason-plan_attack", args: { area: "gela", target: "enna" } },
      { id: "reason-plan_backs", args: { area: "gela", target: "enna" } },
      { id: "reason-plan_defends", args: { area: "noto", origin: "modica" } },
    ];
    expect(planArrows(advisedChoice("token", [], { reasons }), null)).toEqual([["gela", "enna"]]);
    expect(planArrows(null, null)).toEqual([]);
  });

  it("points from the origin of a move to its target", () => {
    const line = [{ kind: "move.target", choice: choice("land enna", "land", ["area:enna"]) }];
    expect(planArrows(advisedChoice("land enna", [], { line, reasons: [] }), question([], { facts: { origin: "gela" } }))).toEqual([
      ["gela", "enna"],
    ]);
  });

  it("joins each place to the next, unless an arrow does", () => {
    const [a, b, c] = [{ id: "gela" }, { id: "enna" }, { id: "noto" }];
    expect(planSteps([a, b, c], [["gela", "enna"]])).toEqual([[b, c]]);
    expect(planSteps([a], [])).toEqual([]);
  });

  it("is drawn: places numbered in its order, a line through them, arrows for attacks", async () => {
    const place = (id: string, x: number) => ({
      id,
      polygon: [
        [x, 0],
        [x + 9, 0],
        [x, 9],
      ],
      label: { at: [x, 50] },
    });
    const board = { areas: [place("gela", 100), place("enna", 200)], seas: [place("mare_licata", 300)] } as unknown as BoardData;
    const plan = advisedChoice("x", [], { reasons: [{ id: "r", args: { area: "gela", target: "enna" } }] });
    const planned = new Map(["token:0", "space:x", "sea:mare_licata", "area:gela"].map((element, i) => [element, i + 1]));
    const model = { advice: { plan, planOrder: planned }, question: null } as unknown as Model;
    const layout = { stand: (id: string) => (id === "gela" ? [100, 100] : [200, 100]) } as unknown as Layout;
    const marks = mount(PlanMarks, { target: document.body, props: { model, board, layout } });
    flushSync();
    expect([...document.querySelectorAll(".plan text")].map((n) => n.textContent)).toEqual(["1", "2"]);
    expect([...document.querySelectorAll(".way")].map((way) => way.getAttribute("d"))).toEqual([
      expect.stringMatching(/^M300 24Q.* 100 24$/),
    ]);
    expect(document.querySelectorAll(".shaft")).toHaveLength(1);
    await unmount(marks);
  });
});

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { GameData } from "../data";
import type { Model } from "../types";
import PlanMarks from "./PlanMarks.svelte";
import { planStops } from "./planStops";

const data = {
  turfs: [
    {
      id: "queens",
      label: [5, 6],
      polygon: [
        [0, 0],
        [9, 0],
        [0, 9],
      ],
    },
  ],
  places: [{ id: "queens_corner", pos: [3, 4] }],
  lotOf: (business: string, turf: string) => (business === "bakery" && turf === "queens" ? { pos: [1, 2] } : undefined),
} as unknown as GameData;

describe("a plan in the city", () => {
  it("numbers only what is on the map, in the order of the plan", () => {
    const found = planStops(
      ["figure:thug", "business:bakery", "icon:gun", "place:queens_corner", "turf:queens", "job:x"],
      data,
      () => "queens",
    );
    expect(found.map(({ element, n, at }) => [element, n, at])).toEqual([
      ["business:bakery", 1, [1, 2]],
      ["place:queens_corner", 2, [3, 4]],
      ["turf:queens", 3, [5, 6]],
    ]);
  });

  it("marks nothing without a plan", () => {
    expect(planStops([], data, () => "")).toEqual([]);
  });

  it("is drawn: stops numbered in its order and joined by a line, turfs outlined", async () => {
    const drawn = async (...planned: string[]) => {
      const model = {
        advice: { planOrder: new Map(planned.map((element, i) => [element, i + 1])) },
        facts: { businesses: { bakery: { area: "queens" } } },
      } as unknown as Model;
      const marks = mount(PlanMarks, { target: document.body, props: { model, data } });
      flushSync();
      const found = [
        [...document.querySelectorAll(".plan b")].map((n) => n.textContent),
        document.querySelector(".way")?.getAttribute("d"),
        document.querySelectorAll(".plan path").length,
      ];
      await unmount(marks);
      return found;
    };
    expect(await drawn("figure:thug", "business:bakery", "turf:queens")).toEqual([["1", "2"], "M-61 -48L5 -28", 4]);
    expect(await drawn("place:queens_corner", "job:x")).toEqual([["1"], undefined, 0]);
    expect(await drawn("job:x")).toEqual([[], undefined, 0]);
  });
});

import { describe, expect, it } from "vitest";
import type { GameData } from "../data";
import { stops } from "./planned";

const data = {
  turfs: [{ id: "queens", label: [5, 6] }],
  places: [{ id: "queens_corner", pos: [3, 4] }],
  lotOf: (business: string, turf: string) => (business === "bakery" && turf === "queens" ? { pos: [1, 2] } : undefined),
} as unknown as GameData;

describe("a plan in the city", () => {
  it("numbers what lies on the map, in the order of the plan, and nothing else", () => {
    const found = stops(["figure:thug", "business:bakery", "icon:gun", "place:queens_corner", "turf:queens", "job:x"], data, () => "queens");
    expect(found.map(({ element, n, at }) => [element, n, at])).toEqual([
      ["business:bakery", 1, [1, 2]],
      ["place:queens_corner", 2, [3, 4]],
      ["turf:queens", 3, [5, 6]],
    ]);
  });

  it("marks nothing without a plan", () => {
    expect(stops([], data, () => "")).toEqual([]);
  });
});

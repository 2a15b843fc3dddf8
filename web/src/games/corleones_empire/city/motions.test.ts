import { describe, expect, it } from "vitest";
import type { Item } from "../../../model/tableModel.svelte";
import type { GameData } from "../data";
import { motionsOf, motionDuringWars, pendingCount, stateOf } from "./motions";

const data = {
  spot: (at: string) => ({ docks: [10, 10], bank: [50, 50], fm1: [30, 30] })[at],
  turfs: [{ id: "queens", control_space: [80, 80] }],
} as unknown as GameData;
const item = (n: number, event: string, facts: object): Item => ({ n, facts: { event, ...facts } }) as unknown as Item;
const SCENE = [
  item(1, "figure_placed", { seat: 1, figure: "thug", at: "docks", origin: null }),
  item(2, "figure_placed", { seat: 1, figure: "thug", at: "bank", origin: "docks" }),
  item(3, "gunned_down", { seat: 2, figure: "don", at: "fm1" }),
  item(4, "marker_placed", { seat: 1, turf: "queens" }),
  item(5, "figure_placed", { seat: 3, figure: "don", at: "reserve", origin: null }),
];

describe("what moves on the map", () => {
  const motions = motionsOf(SCENE, data, {});

  it("leaves out what happens beside the map", () => {
    expect(motions.map(({ what }) => what)).toEqual(["arrive", "travel", "shot", "marker"]);
  });

  it("draws each figure once: a victim stands until it is shot, a moving figure does not wait at its next start", () => {
    const states = (now: number) => motions.map((_, i) => stateOf(motions, i, now));
    expect(states(0)).toEqual(["plays", null, "waits", null]);
    expect(states(1)).toEqual([null, "plays", "waits", null]);
    expect(states(2)).toEqual([null, null, "plays", null]);
    expect(states(4)).toEqual([null, null, null, null]);
  });

  it("places a marker while its war is shown, and none while a war is tied", () => {
    const wars = motionsOf([item(1, "marker_placed", { seat: 1, turf: "queens" })], data, {});
    expect(
      [["bronx"], ["bronx", "queens"], ["bronx", "queens", "chelsea"]].map((turfs) => stateOf(wars, 0, motionDuringWars(wars, turfs))),
    ).toEqual([null, "plays", null]);
    expect(
      [["bronx"], ["bronx", "queens"], ["bronx", "queens", "chelsea"]].map((turfs) =>
        pendingCount(wars, motionDuringWars(wars, turfs), "queens"),
      ),
    ).toEqual([1, 1, 0]);
  });

  it("counts what the view shows too early", () => {
    expect([0, 1, 2].map((now) => pendingCount(motions, now, "bank"))).toEqual([1, 1, 0]);
    expect([2, 3].map((now) => pendingCount(motions, now, "hudson"))).toEqual([1, 0]);
    expect(pendingCount(motions, 0, "queens")).toBe(1);
  });
});

import { describe, expect, it } from "vitest";
import type { Item } from "../../../model/tableModel.svelte";
import { moveEffects } from "./moveEffects";
import type { MapView } from "./mapState.svelte";

const nothing: MapView = { areas: {}, seas: {}, control: {}, fight: null };
const items = (...facts: (Record<string, unknown> & { event: string })[]): Item[] => facts.map((one, k) => ({ n: k + 1, facts: one }));

describe("the effects of a move", () => {
  const moved = { event: "moved", seat: 4, n: 8, cars: 1, origin: "corleone", area: "lercara_friddi", way: "land" };
  const attack = { event: "attack", seat: 4, leader: 4, area: "lercara_friddi", n: 8 };
  const removed = { event: "removed", seat: 2, area: "lercara_friddi", n: 2, why: "bonus" };

  it("plays events one after another, within its time", () => {
    const { effects: all } = moveEffects(items(moved, attack, removed), nothing, nothing);
    expect(all.map(({ what, piece }) => `${what} ${piece}`)).toEqual(["travel soldati", "travel car", "clash none", "loss soldati"]);
    expect(all[0]!.start).toBe(0);
    expect(all[2]!.start).toBe(all[0]!.end);
    expect(all[3]!.start).toBe(all[2]!.end);
    expect(Math.max(...all.map(({ end }) => end))).toBeLessThan(1);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it("updates the origin at once, and the target when its effects are over", () => {
    const { effects: all, changes } = moveEffects(items(moved, attack, removed), nothing, nothing);
    expect(changes.get("area:corleone")).toBe(0);
    expect(changes.get("area:lercara_friddi")).toBe(all[3]!.end);
    expect(all[0]!.stay).toBe(all[3]!.end);
  });

  it("lets equal events happen together", () => {
    const placed = (area: string) => ({ event: "placed", seat: 1, area, n: 1 });
    const { effects: all } = moveEffects(items(placed("gela"), placed("noto")), nothing, nothing);
    expect(all.map(({ start }) => start)).toEqual([0, 0]);
  });

  it("finds control tokens by comparing the views", () => {
    const after = { ...nothing, control: { M01: 2, M02: 3 } };
    const before = { ...nothing, control: { M02: 3, M05: 1 } };
    const { effects: all } = moveEffects(items({ event: "control", control: {} }), before, after);
    expect(all.map(({ what, at, seat }) => [what, at, seat])).toEqual([
      ["loss", "mandamento:M05", 1],
      ["gain", "mandamento:M01", 2],
    ]);
  });

  it("handles sea moves, boats, car bombs and turncoats", () => {
    const { effects: all } = moveEffects(
      items(
        { ...moved, cars: 0, way: "sea" },
        { event: "boat_moved", seat: 1, origin: "mare_licata", sea: "mare_siracusa" },
        { event: "strike", seat: 1, area: "gela", attack: 2, defence: 1, car: true },
        { event: "turncoat", seat: 1, area: "noto", lost: 1, won: 2 },
      ),
      nothing,
      nothing,
    );
    expect(all.map(({ what, piece, n }) => `${what} ${piece} ${n}`)).toEqual([
      "travel soldati 8",
      "travel boat 1",
      "blast car 1",
      "loss soldati 1",
      "gain soldati 2",
    ]);
    expect(all[0]!.bySea).toBe(true);
  });

  it("ignores events that are not on the map", () => {
    const { effects: all, changes } = moveEffects(
      items({ event: "money", seat: 1, n: 3, why: "x" }, { event: "undone", items: [1] }),
      nothing,
      nothing,
    );
    expect(all).toEqual([]);
    expect(changes.size).toBe(0);
  });
});

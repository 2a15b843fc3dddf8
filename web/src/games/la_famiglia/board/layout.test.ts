import { describe, expect, it } from "vitest";
import data from "../../../../../src/cosca/games/la_famiglia/components/house-1/board.json";
import { type BoardData, type Point, inside } from "./geometry";
import { FAR, type Kind, Layout, layoutFor, NEAR, overlap } from "./layout";

const board = data as unknown as BoardData;
const CROWDS: Kind[][] = [
  ["soldati"],
  ["soldati", "order", "lab", "car"],
  ["soldati", "order", "order", "lab", "car", "car"],
  ["soldati", "attackers", "order", "order", "lab", "car", "car", "pin"],
];

describe.each([0.248, 0.36, 0.46, 0.64])("marks on a map of %d pixels per unit", (scale) => {
  const layout = layoutFor(board, scale);
  const marks = board.mandamenti.map(({ id }) => ({ at: layout.controlAt(id), size: [2 * layout.marks, 2 * layout.marks] as Point }));

  it("are at least 28 pixels wide, on the map, and clear of each other", () => {
    expect(2 * layout.marks * scale).toBeGreaterThanOrEqual(28);
    marks.forEach((one, k) => {
      for (const [axis, most] of board.size.entries()) {
        expect(one.at[axis]! - layout.marks).toBeGreaterThan(0);
        expect(one.at[axis]! + layout.marks).toBeLessThan(most);
      }
      for (const other of marks.slice(k + 1))
        expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(2 * layout.marks);
    });
  });

  it("leave the crown of the area that breaks ties free of every piece around it", () => {
    const { areas } = board.mandamenti.find((one) => one.areas.includes(board.tieBreaker))!;
    expect(layout.crown.size[0] * scale).toBeGreaterThanOrEqual(22);
    for (const id of [...areas, "capo_dorlando", "milazzo", "mistretta"]) {
      const at = layout.inArea(id, ["soldati"])[0]!;
      expect(overlap({ at, size: [layout.sizes.soldati[0] - 8, layout.sizes.soldati[1] - 8] }, layout.crown), id).toBe(false);
    }
  });

  it("cover no boat", () => {
    for (const sea of board.seas)
      for (const at of layout.onSea(sea, 2))
        for (const mark of marks) expect(overlap({ at, size: layout.sizes.boat }, mark), sea.id).toBe(false);
  });
});

describe.each([
  { seen: "near", layout: new Layout(board, NEAR, 1), off: 26 },
  { seen: "a step back", layout: new Layout(board, NEAR, 1.4), off: 40 },
  { seen: "two steps back", layout: new Layout(board, NEAR, 1.75, true), off: 60 },
  { seen: "far", layout: new Layout(board, FAR, 0), off: 60 },
])("pieces seen from $seen", ({ layout, off }) => {
  it.each(CROWDS.map((kinds) => [kinds]))("%s never overlap and stay at their area", (kinds) => {
    for (const area of board.areas) {
      const at = layout.inArea(area.id, kinds);
      const boxes = kinds.map((kind, k) => ({ at: at[k]!, size: layout.sizes[kind] }));
      expect(at).toHaveLength(kinds.length);
      boxes.forEach((one, k) => {
        for (const other of boxes.slice(k + 1)) expect(overlap(one, other), `${area.id} ${k}`).toBe(false);
        const reach = Math.min(...area.polygon.map(([x, y]) => Math.hypot(x - one.at[0], y - one.at[1])));
        expect(inside(area.polygon, one.at) || reach <= off, `${area.id} ${kinds[k]} ${reach}`).toBe(true);
      });
    }
  });

  it("Soldati stand inside their area, always at the same place", () => {
    for (const area of board.areas) {
      const [alone] = layout.inArea(area.id, ["soldati"]);
      expect(inside(area.polygon, alone!), area.id).toBe(true);
      for (const kinds of CROWDS) expect(layout.inArea(area.id, kinds)[0]).toEqual(alone);
      expect(layout.stand(area.id)).toEqual(alone);
    }
  });

  it("boats of four seats lie beside each other, on their sea", () => {
    for (const sea of board.seas) {
      const at: Point[] = layout.onSea(sea, 4);
      at.forEach((one, k) => {
        expect(inside(sea.polygon, one), sea.id).toBe(true);
        for (const other of at.slice(k + 1)) {
          const size = layout.sizes.boat;
          expect(overlap({ at: one, size }, { at: other, size }), sea.id).toBe(false);
        }
      });
    }
  });
});

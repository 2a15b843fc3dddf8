import { describe, expect, it } from "vitest";
import data from "../../../../../src/cosca/games/la_famiglia/components/house-1/board.json";
import { type BoardData, type Point, along, bow, bounds, inside, mix, path, places, toward, unionPath } from "./geometry";

const board = data as unknown as BoardData;
const all = places(board);
const at = (element: string) => all.find((place) => place.element === element)!;

describe("the map's polygons", () => {
  it("are 36 areas and 9 seas, each a closed ring with some width", () => {
    expect(board.areas).toHaveLength(36);
    expect(board.seas).toHaveLength(9);
    for (const { polygon } of [...board.areas, ...board.seas]) {
      const [left, top, right, bottom] = bounds(polygon);
      expect(polygon.length).toBeGreaterThan(8);
      expect(right - left).toBeGreaterThan(50);
      expect(bottom - top).toBeGreaterThan(50);
      expect(path(polygon)).toMatch(/^M[-\d. L]+Z$/);
    }
  });

  it("of a Mandamento have one outline together, without the borders inside", () => {
    for (const { areas } of board.mandamenti) {
      const polygons = areas.map((id) => board.areas.find((area) => area.id === id)!.polygon);
      const outline = unionPath(polygons);
      expect(outline.match(/M/g)).toHaveLength(1);
      const ring = outline.slice(1, -1).split("L").map((point) => point.split(" ").map(Number) as Point); // prettier-ignore
      for (const id of areas) expect(inside(ring, board.areas.find((area) => area.id === id)!.centroid)).toBe(true);
      expect(ring.length).toBeLessThan(polygons.flat().length);
    }
  });

  it("contain their own centre and no other area's", () => {
    for (const area of board.areas) {
      expect(inside(area.polygon, area.centroid), area.id).toBe(true);
      for (const other of board.areas) {
        if (other !== area) expect(inside(other.polygon, area.centroid), `${other.id} ${area.id}`).toBe(false);
      }
    }
  });

  it("share their borders: each point of a land border lies on both areas", () => {
    const rings = new Map(board.areas.map((area) => [area.id, new Set(area.polygon.map(String))]));
    for (const border of board.borders.filter(({ kind }) => kind !== "sea")) {
      for (const point of border.points) {
        expect(rings.get(border.a)?.has(String(point)), `${border.a} ${border.b}`).toBe(true);
        expect(rings.get(border.b)?.has(String(point)), `${border.a} ${border.b}`).toBe(true);
      }
    }
  });
});

describe("places", () => {
  it("come once each, mandamento by mandamento, the seas last", () => {
    expect(new Set(all.map(({ element }) => element)).size).toBe(45);
    expect(all.slice(0, 3).map(({ id }) => id)).toEqual(board.mandamenti[0]!.areas);
    expect(all.slice(36).every(({ element }) => element.startsWith("sea:"))).toBe(true);
  });

  it("lead by arrow keys to the neighbour in that direction", () => {
    expect(toward(all, at("area:licata"), "ArrowRight")?.id).toBe("gela");
    expect(toward(all, at("area:mistretta"), "ArrowDown")?.id).toBe("nicosia");
    expect(toward(all, at("area:messina"), "ArrowUp")?.element).toMatch(/^sea:/);
    expect(toward(all, at("area:gela"), "Tab")).toBe(null);
  });

  it("can all be reached by arrow keys", () => {
    const reached = new Set([all[0]!]);
    for (const place of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = toward(all, place, key);
        if (next) reached.add(next);
      }
    }
    expect(all.filter((place) => !reached.has(place)).map(({ id }) => id)).toEqual([]);
  });
});

it("mixes colours", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
});

it("bows a curve and walks along it", () => {
  const [from, to]: [Point, Point] = [
    [0, 0],
    [100, 0],
  ];
  const { control, d } = bow(from, to, 0.2);
  expect(d).toBe("M0 0Q50 -20 100 0");
  expect(along(from, control, to, 0)).toEqual(from);
  expect(along(from, control, to, 0.5)).toEqual([50, -10]);
});

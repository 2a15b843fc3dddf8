import { expect, it } from "vitest";
import { placesAround, viewBox } from "./places";

const TABLE = { x: 260, y: 210, rx: 174, ry: 124 };

it.each([
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 2],
])("keeps chairs and names off the table and inside the picture: %i and %i seats", (left, right) => {
  const places = placesAround(left, right);
  expect(places).toHaveLength(left + right);
  const [, top, , height] = viewBox(left, right).split(" ").map(Number) as [number, number, number, number];
  const reach = ({ x, y }: { x: number; y: number }) => ((x - TABLE.x) / TABLE.rx) ** 2 + ((y - TABLE.y) / TABLE.ry) ** 2;
  for (const { chair, crest, label } of places) {
    expect(reach(chair)).toBeGreaterThan(1.2);
    expect(reach(crest)).toBeLessThan(0.8);
    expect(reach(label)).toBeGreaterThan(1.2);
    expect(label.y).toBeGreaterThan(top + 12);
    expect(label.y).toBeLessThan(top + height);
  }
  expect(places.slice(0, left).every(({ chair }) => chair.x < TABLE.x)).toBe(true);
  expect(places.slice(left).every(({ chair }) => chair.x > TABLE.x)).toBe(true);
  const heights = places.slice(0, left).map(({ chair }) => chair.y);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
});

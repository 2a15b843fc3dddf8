import { expect, test } from "vitest";
import type { AreaView } from "../types";
import { areaChange, signed } from "./changes";

const area = (holder: number | null, soldati: number): AreaView => ({ holder, soldati, labs: 0, cars: {}, orders: [] });

test("a change is how many Soldati came or went, and whose are gone", () => {
  expect(areaChange(area(1, 3), area(1, 3))).toBeNull();
  expect(areaChange(area(1, 3), area(1, 5))).toEqual({ gone: null, more: 2 });
  expect(areaChange(area(1, 3), area(1, 1))).toEqual({ gone: null, more: -2 });
  expect(areaChange(area(1, 3), area(2, 4))).toEqual({ gone: { seat: 1, n: 3 }, more: 4 });
  expect(areaChange(area(0, 2), area(null, 0))).toEqual({ gone: { seat: 0, n: 2 }, more: 0 });
  expect(areaChange(area(null, 0), area(2, 1))).toEqual({ gone: null, more: 1 });
});

test("differences have a sign", () => {
  expect([signed(2), signed(-3)]).toEqual(["+2", "−3"]);
});

import { expect, it } from "vitest";
import { unpacked } from "./packing";

it("gives lines of points back as they were", () => {
  // tests/server/test_packing.py packs the same.
  const line = [
    [0, 0],
    [-0.1, 0.1],
    [145.4, -234.9],
    [3, 3],
  ];
  const rest = {
    c: [
      [1, 2],
      [3, 4],
    ],
    e: [true, null, "x"],
  };
  expect(unpacked({ a: { b: { "~": "AABC-6C7yE_4C20E" } }, ...rest })).toEqual({ a: { b: line }, ...rest });
});

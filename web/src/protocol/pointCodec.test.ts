import { expect, it } from "vitest";
import { unpackPoints } from "./pointCodec";

it("unpacks points exactly", () => {
  // tests/server/test_packing.py packs the same points.
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
  expect(unpackPoints({ a: { b: { "~": "AABC-6C7yE_4C20E" } }, ...rest })).toEqual({ a: { b: line }, ...rest });
});

import { describe, expect, it } from "vitest";
import { shift, type Box } from "./sight";

const box = (left: number, top: number, side = 20): Box => ({ left, top, right: left + side, bottom: top + side });
const window: Box = { left: 0, top: 0, right: 300, bottom: 200 };

describe("what can be chosen on a map that is drawn along", () => {
  it("moves nothing where all of it is seen", () => {
    expect(shift(window, [box(20, 20), box(200, 100)])).toEqual([0, 0]);
  });

  it("moves as little as brings all of it into sight", () => {
    expect(shift(window, [box(280, 190), box(330, 190)])).toEqual([60, 20]);
    expect(shift(window, [box(-50, 20)])).toEqual([-60, 0]);
  });

  it("goes to the middle of what does not fit, if none of it is seen", () => {
    expect(shift(window, [box(400, 90), box(800, 90)])).toEqual([460, 0]);
    expect(shift(window, [box(100, 90), box(800, 90)])).toEqual([0, 0]);
  });
});

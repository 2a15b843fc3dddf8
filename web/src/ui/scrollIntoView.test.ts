import { describe, expect, it } from "vitest";
import { scrollOffset, type Box } from "./scrollIntoView";

const box = (left: number, top: number, side = 20): Box => ({ left, top, right: left + side, bottom: top + side });
const window: Box = { left: 0, top: 0, right: 300, bottom: 200 };

describe("scrolling to what can be chosen", () => {
  it("moves nothing if everything is visible", () => {
    expect(scrollOffset(window, [box(20, 20), box(200, 100)])).toEqual([0, 0]);
  });

  it("moves as little as possible to show everything", () => {
    expect(scrollOffset(window, [box(280, 190), box(330, 190)])).toEqual([60, 20]);
    expect(scrollOffset(window, [box(-50, 20)])).toEqual([-60, 0]);
  });

  it("centres what does not fit, if none of it is visible", () => {
    expect(scrollOffset(window, [box(400, 90), box(800, 90)])).toEqual([460, 0]);
    expect(scrollOffset(window, [box(100, 90), box(800, 90)])).toEqual([0, 0]);
  });
});

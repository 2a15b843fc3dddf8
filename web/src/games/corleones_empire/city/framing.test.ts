import { describe, expect, it } from "vitest";
import { boundingBox, scaleFor } from "./framing";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("the size of a small map", () => {
  it("is as large as what can be chosen allows, within bounds", () => {
    const scale = (part: ReturnType<typeof box>) => scaleFor(part, 378, 478, 0.62, 1);
    expect(scale(box(100, 100, 180, 160))).toBe(1); // one business: no larger than needed to read it
    expect(scale(box(0, 0, 500, 300))).toBeCloseTo(0.7); // some: all of them fit
    expect(scale(box(0, 0, 1180, 852))).toBe(0.62); // all over the map: what is visible can be hit
  });

  it("goes by all that can be chosen", () => {
    expect(boundingBox([box(10, 40, 20, 50), box(0, 45, 12, 90)])).toEqual(box(0, 40, 20, 90));
  });
});

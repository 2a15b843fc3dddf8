import { describe, expect, it } from "vitest";
import { MAX_ZOOM, clamp, fitPart, isTurned, isVisible, panBy, panTo, spaceOf, fitAll, zoomBy } from "./zoom";

const space = spaceOf(700, 1000, [1400, 1000]);

describe("the map in its space", () => {
  it("fits completely, at the top or centred", () => {
    expect(space.map).toEqual([700, 500]);
    expect(fitAll(space)).toEqual({ z: 1, x: 0, y: 0 });
    expect(fitAll(spaceOf(1000, 500, [1400, 1000]))).toEqual({ z: 1, x: 150, y: 0 });
  });

  it("knows a screen that was turned, but not the first measure or another size", () => {
    const of = (wide: number, high: number) => spaceOf(wide, high, [1400, 1000]);
    expect(isTurned(of(390, 600), of(800, 300))).toBe(true);
    expect([isTurned({ wide: 1, high: 1, map: [1, 1] }, of(800, 300)), isTurned(of(800, 300), of(1200, 700))]).toEqual([false, false]);
  });

  it("zooms around the given point", () => {
    const at = zoomBy(space, { z: 2, x: -100, y: 0 }, 2, [300, 500]);
    expect(at.z).toBe(4);
    expect((300 - at.x) / at.z).toBe((300 + 100) / 2);
    expect((500 - at.y) / at.z).toBe(500 / 2);
  });

  it("never exceeds its bounds nor leaves the space", () => {
    expect(zoomBy(space, fitAll(space), 1000, [0, 0]).z).toBe(MAX_ZOOM);
    expect(zoomBy(space, fitAll(space), 0.01, [0, 0])).toEqual(fitAll(space));
    expect(clamp(space, { z: 3, x: 500, y: 500 })).toEqual({ z: 3, x: 0, y: 0 });
    expect(panBy(space, { z: 3, x: 0, y: 0 }, -9999, -9999)).toEqual({ z: 3, x: 700 - 2100, y: 500 - 1500 });
  });

  it("fills the space while nothing is asked, and shows everything highlighted otherwise", () => {
    const phone = spaceOf(380, 480, [1400, 1000]);
    const filled = fitPart(phone, null, 3);
    expect(phone.map[1] * filled.z).toBeCloseTo(480);
    expect(
      fitPart(
        phone,
        [
          [0, 0],
          [1, 1],
        ],
        3,
      ).z,
    ).toBe(1);
    expect(
      fitPart(
        phone,
        [
          [0, 0],
          [1, 1],
        ],
        3,
        0,
        1.5,
      ).z,
    ).toBe(1.5);
    const few = fitPart(
      phone,
      [
        [0.5, 0.4],
        [0.6, 0.5],
      ],
      3,
    );
    expect(few.z).toBe(3);
    for (const [sx, sy] of [
      [0.5, 0.4],
      [0.6, 0.5],
    ] as const) {
      const [x, y] = [few.x + sx * phone.map[0] * few.z, few.y + sy * phone.map[1] * few.z];
      expect(x > 0 && x < 380 && y > 0 && y < 480).toBe(true);
    }
  });

  it("knows what is visible", () => {
    const near = { z: 2, x: -350, y: 0 };
    expect([isVisible(space, fitAll(space), [1, 1]), isVisible(space, near, [0.5, 0.5]), isVisible(space, near, [0.2, 0.5])]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("pans to a point, no further than needed", () => {
    const near = { z: 4, x: 0, y: 0 };
    expect(panTo(space, near, [0.1, 0.2])).toEqual(near);
    const there = panTo(space, near, [1, 1]);
    expect(there).toEqual({ z: 4, x: 700 - 2800, y: 1000 - 80 - 2000 });
  });
});

import { describe, expect, it } from "vitest";
import { cornerFor } from "./placePopover";

const SCREEN = { width: 1366, height: 768 };
const edges = (left: number, top: number, width = 40, height = 24) => ({ left, top, right: left + width, bottom: top + height });

describe("cornerFor", () => {
  it("puts a box below its anchor, centred", () => {
    expect(cornerFor(edges(600, 100), { width: 240, height: 120 }, SCREEN)).toEqual({ left: 500, top: 132 });
  });

  it("puts it above where there is no room below", () => {
    expect(cornerFor(edges(600, 700), { width: 240, height: 120 }, SCREEN)).toEqual({ left: 500, top: 572 });
  });

  it("keeps it on the screen at every edge, even if it is as high as the screen", () => {
    for (const [x, y] of [
      [0, 0],
      [1340, 0],
      [0, 750],
      [1340, 750],
      [1200, 330],
    ] as const) {
      for (const height of [40, 300, 740]) {
        const { left, top } = cornerFor(edges(x, y), { width: 416, height }, SCREEN);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(left + 416).toBeLessThanOrEqual(SCREEN.width - 8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + height).toBeLessThanOrEqual(SCREEN.height - 8);
      }
    }
  });
});

import { expect, test } from "vitest";
import { seatPath } from "./shapes";

test("five seats and the neutral pieces have six shapes", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(seatPath)).size).toBe(6);
});

import { expect, test } from "vitest";
import { seatPath, seatShape } from "./shapes";

test("five seats have five shapes, each with its own path", () => {
  const seats = [1, 2, 3, 4, 5];
  expect(seats.map(seatShape)).toEqual(["circle", "star", "diamond", "triangle", "pentagon"]);
  expect(new Set(seats.map(seatPath)).size).toBe(5);
});

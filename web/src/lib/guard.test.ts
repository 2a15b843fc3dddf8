import { describe, expect, it } from "vitest";
import { Guard, TWICE, UNREAD } from "./guard";

const at = (time: number, x = 100, key = "") => ({ at: time, key, x, y: 100 });

/** A guard whose first question was answered at 1000, and whose second was painted at 1100. */
function answered(key = ""): Guard {
  const guard = new Guard();
  guard.painted(0);
  const first = guard.pressed(at(1000, 100, key));
  expect(guard.early(1000)).toBe(false);
  guard.over(first);
  guard.changed();
  guard.painted(1100);
  return guard;
}

describe("the guard of questions", () => {
  it("drops a press that began before the question was painted", () => {
    const guard = answered();
    guard.pressed(at(1090, 400));
    expect(guard.early(1600)).toBe(true);
    guard.changed();
    guard.pressed(at(5000, 400));
    expect(guard.early(5000)).toBe(true);
  });

  it("drops what comes sooner than anybody reads", () => {
    const guard = answered();
    guard.pressed(at(1100 + UNREAD - 1, 400));
    expect(guard.early(1250)).toBe(true);
    guard.pressed(at(1100 + UNREAD, 400));
    expect(guard.early(1250)).toBe(false);
  });

  it("drops the second press of two, and takes one in another place or later", () => {
    for (const [press, early] of [
      [at(1300), true],
      [at(1300, 110), true],
      [at(1300, 160), false],
      [at(1001 + TWICE), false],
      [at(1300, 100, "Enter"), false],
    ] as const) {
      const guard = answered();
      guard.pressed(press);
      expect(guard.early(press.at), JSON.stringify(press)).toBe(early);
    }
    const guard = answered("Enter");
    guard.pressed(at(1300, 0, "Enter"));
    expect(guard.early(1300)).toBe(true);
    guard.moved();
    guard.pressed(at(1340, 0, "Enter"));
    expect(guard.early(1340)).toBe(false);
  });

  it("takes what no press began, as other ways to read a page do it", () => {
    const guard = answered();
    expect(guard.early(1200)).toBe(false);
    expect(new Guard().early(0)).toBe(false);
  });
});

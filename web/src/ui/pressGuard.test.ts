import { describe, expect, it } from "vitest";
import { PressGuard, DOUBLE_PRESS_MS, UNREAD_MS } from "./pressGuard";

const at = (time: number, x = 100, key = "") => ({ at: time, key, x, y: 100 });

/** A guard whose first question was answered at 1000 and whose second was painted at 1100. */
function answered(key = ""): PressGuard {
  const guard = new PressGuard();
  guard.painted(0);
  const first = guard.pressed(at(1000, 100, key));
  expect(guard.isStray(1000)).toBe(false);
  guard.released(first);
  guard.questionChanged();
  guard.painted(1100);
  return guard;
}

describe("the press guard", () => {
  it("drops a press that began before the question was painted", () => {
    const guard = answered();
    guard.pressed(at(1090, 400));
    expect(guard.isStray(1600)).toBe(true);
    guard.questionChanged();
    guard.pressed(at(5000, 400));
    expect(guard.isStray(5000)).toBe(true);
  });

  it("drops what comes sooner than anybody can read", () => {
    const guard = answered();
    guard.pressed(at(1100 + UNREAD_MS - 1, 400));
    expect(guard.isStray(1250)).toBe(true);
    guard.pressed(at(1100 + UNREAD_MS, 400));
    expect(guard.isStray(1250)).toBe(false);
  });

  it("drops a double press, but not one in another place or later", () => {
    for (const [press, early] of [
      [at(1300), true],
      [at(1300, 110), true],
      [at(1300, 160), false],
      [at(1001 + DOUBLE_PRESS_MS), false],
      [at(1300, 100, "Enter"), false],
    ] as const) {
      const guard = answered();
      guard.pressed(press);
      expect(guard.isStray(press.at), JSON.stringify(press)).toBe(early);
    }
    const guard = answered("Enter");
    guard.pressed(at(1300, 0, "Enter"));
    expect(guard.isStray(1300)).toBe(true);
    guard.keyNavigated();
    guard.pressed(at(1340, 0, "Enter"));
    expect(guard.isStray(1340)).toBe(false);
  });

  it("accepts clicks without a press, as assistive technology makes them", () => {
    const guard = answered();
    expect(guard.isStray(1200)).toBe(false);
    expect(new PressGuard().isStray(0)).toBe(false);
  });
});

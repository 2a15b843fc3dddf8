import { describe, expect, it } from "vitest";
import { timeLeft, isLow, formatClock, durationText } from "./clock";

describe("a clock", () => {
  const running = { left: 100, decision: 30, at: 1000, until: 1130 };

  it("uses the seconds of the decision first, then the bank, and ends at zero", () => {
    expect(timeLeft(running, 1010)).toEqual({ total: 120, decision: 20, running: true });
    expect(timeLeft(running, 1040)).toEqual({ total: 90, decision: 0, running: true });
    expect(timeLeft(running, 2000)).toEqual({ total: 0, decision: 0, running: true });
  });

  it("stands while its seat has nothing to decide", () => {
    const standing = { left: 100, decision: 30, at: null, until: null };
    expect(timeLeft(standing, 5000)).toEqual({ total: 130, decision: 30, running: false });
    expect(isLow({ kind: "live", seconds: 30, bank: 0 }, timeLeft({ ...standing, left: 0 }, 0))).toBe(false);
  });

  it("is low near its end", () => {
    expect(isLow({ kind: "live", seconds: 30, bank: 100 }, timeLeft(running, 1114))).toBe(false);
    expect(isLow({ kind: "live", seconds: 30, bank: 100 }, timeLeft(running, 1115))).toBe(true);
    expect(isLow({ kind: "days", days: 3 }, { total: 11 * 3600, decision: 0, running: true })).toBe(true);
  });

  it("is formatted as minutes and seconds", () => {
    expect(formatClock(65)).toBe("1:05");
    expect(formatClock(0.2)).toBe("0:01");
    expect(formatClock(3600)).toBe("1:00:00");
    expect(durationText(2.5 * 86400)).toEqual(["clock.days", { a: 2, b: 12 }]);
    expect(durationText(3700)).toEqual(["clock.hours", { a: 1, b: 2 }]);
  });
});

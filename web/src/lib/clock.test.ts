import { describe, expect, it } from "vitest";
import { left, low, minutes, span } from "./clock";

describe("a clock", () => {
  const running = { left: 100, decision: 30, at: 1000, until: 1130 };

  it("takes the seconds of the decision first, then the bank, and ends at nothing", () => {
    expect(left(running, 1010)).toEqual({ total: 120, decision: 20, running: true });
    expect(left(running, 1040)).toEqual({ total: 90, decision: 0, running: true });
    expect(left(running, 2000)).toEqual({ total: 0, decision: 0, running: true });
  });

  it("stands while its seat owes nothing", () => {
    const standing = { left: 100, decision: 30, at: null, until: null };
    expect(left(standing, 5000)).toEqual({ total: 130, decision: 30, running: false });
    expect(low({ kind: "live", seconds: 30, bank: 0 }, left({ ...standing, left: 0 }, 0))).toBe(false);
  });

  it("is loud near its end", () => {
    expect(low({ kind: "live", seconds: 30, bank: 100 }, left(running, 1114))).toBe(false);
    expect(low({ kind: "live", seconds: 30, bank: 100 }, left(running, 1115))).toBe(true);
    expect(low({ kind: "days", days: 3 }, { total: 11 * 3600, decision: 0, running: true })).toBe(true);
  });

  it("is written as clocks are", () => {
    expect(minutes(65)).toBe("1:05");
    expect(minutes(0.2)).toBe("0:01");
    expect(minutes(3600)).toBe("1:00:00");
    expect(span(2.5 * 86400)).toEqual(["clock.days", { a: 2, b: 12 }]);
    expect(span(3700)).toEqual(["clock.hours", { a: 1, b: 2 }]);
  });
});

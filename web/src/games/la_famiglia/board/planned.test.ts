import { describe, expect, it } from "vitest";
import { advised, choice, question } from "../../../lib/testing";
import { aims } from "./planned";

describe("a plan on the map", () => {
  it("points from where an order lies to what it attacks, each once", () => {
    const reasons = [
      { id: "reason-plan_attack", args: { area: "gela", target: "enna" } },
      { id: "reason-plan_backs", args: { area: "gela", target: "enna" } },
      { id: "reason-plan_defends", args: { area: "noto", origin: "modica" } },
    ];
    expect(aims(advised("token", [], { reasons }), null)).toEqual([["gela", "enna"]]);
    expect(aims(null, null)).toEqual([]);
  });

  it("points from where Soldati move to where they go", () => {
    const line = [{ kind: "move.target", choice: choice("land enna", "land", ["area:enna"]) }];
    expect(aims(advised("land enna", [], { line, reasons: [] }), question([], { facts: { origin: "gela" } }))).toEqual([["gela", "enna"]]);
  });
});

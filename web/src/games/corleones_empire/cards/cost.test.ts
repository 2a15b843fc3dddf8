import { describe, expect, it } from "vitest";
import { costOf } from "./cost";

const states = (...args: Parameters<typeof costOf>) => costOf(...args).map(({ state }) => state);

describe("the cost of a job", () => {
  it("names the last of a kind as missing", () => {
    expect(states(["gun", "gun", "booze"], ["gun"], null)).toEqual(["has", "missing", "has"]);
    expect(states(["gun", "gun"], [], null)).toEqual(["has", "has"]);
  });

  it("marks one good as due, those before it as paid, whatever is missing", () => {
    const goods = ["booze", "booze", "blood_money", "blood_money"];
    expect(states(goods, ["booze"], { due: "booze", goods: ["booze", "blood_money", "blood_money"] })).toEqual([
      "paid",
      "due",
      "later",
      "later",
    ]);
    expect(states(goods, [], { due: "blood_money", goods: ["blood_money", "blood_money"] }).filter((one) => one === "due")).toHaveLength(1);
  });
});

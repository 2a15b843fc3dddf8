import { describe, expect, it } from "vitest";
import { between, type Point } from "./data";
import { tabOf, tabsOf } from "./tabs";

describe("the parts of the table", () => {
  const inHand = new Set(["job:kickbacks", "ally:mayor_1"]);

  it("finds jobs and allies of the hand in the hand, all others on the desk", () => {
    expect([...tabsOf(["job:kickbacks", "ally:mayor_1"], inHand)]).toEqual(["hand"]);
    expect([...tabsOf(["job:small_wash", "ally:mayor_2"], inHand)]).toEqual(["desk"]);
    expect(tabsOf(["money:2", "good:gun"], inHand, "suitcase")).toEqual(new Set(["hand"]));
    expect(tabsOf(["good:gun"], inHand, "bank")).toEqual(new Set(["desk"]));
    expect(tabsOf(["icon:gun"], inHand)).toEqual(new Set(["city"]));
    expect(tabsOf(["business:x", "place:y", "turf:z", "seat:2", "icon:gun"], inHand)).toEqual(new Set(["city", "families"]));
  });

  it("brings the part to the front that the question is about", () => {
    expect(tabOf("business.action", new Set(["hand"]))).toBe("city");
    expect(tabOf("bid.card", new Set())).toBe("hand");
    expect(tabOf("discard.card", new Set(["desk", "hand"] as const))).toBe("desk");
    expect(tabOf("effect.use", new Set())).toBeNull();
  });
});

describe("the rivers", () => {
  it("runs along the edges that two shores share, whichever way they are drawn", () => {
    const west: Point[] = [
      [0, 0],
      [1, 0],
      [1, 2],
      [0, 2],
    ];
    const east: Point[] = [
      [1, 2],
      [1, 0],
      [3, 0],
    ];
    expect(between([west], [east])).toEqual([
      [
        [1, 0],
        [1, 2],
      ],
    ]);
    expect(
      between(
        [west],
        [
          [
            [5, 5],
            [6, 6],
            [7, 5],
          ],
        ],
      ),
    ).toEqual([]);
  });
});

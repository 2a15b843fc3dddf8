import { describe, expect, it } from "vitest";
import { between, type Point } from "./data";
import { byElement } from "../../model/choices";
import { choice } from "../../testing/factories";
import { jobChoices, tabOf, tabsOf } from "./tabs";
import type { Model } from "./types";

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

describe("two jobs of the same name", () => {
  const asked = (kind: string, ...kinds: string[]) => {
    const choices = kinds.map((each) => choice(`${each} kickbacks`, each, ["job:kickbacks"]));
    return { question: { kind }, choicesByElement: byElement(choices) } as unknown as Model;
  };
  const meant = (model: Model) =>
    (["hand", "public", "looked_at", "aside"] as const).filter((where) => jobChoices(model, "kickbacks", where)?.length);

  it("are told apart by the place that a choice means", () => {
    expect(meant(asked("business.action", "job", "public"))).toEqual(["hand", "public"]);
    expect(meant(asked("business.action", "public"))).toEqual(["public"]);
    expect(meant(asked("discard.card", "job"))).toEqual(["hand"]);
    expect(meant(asked("jobs.which", "job"))).toEqual(["looked_at"]);
    expect(jobChoices(asked("discard.card"), "kickbacks", "hand")).toBeUndefined();
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

import { describe, expect, it } from "vitest";
import { choice } from "../../../testing/factories";
import { figureTo } from "./goals";
import type { Model } from "../types";

const paths = (...kinds: [string, object][]): Model => {
  const ways = kinds.map(([kind, facts]) => ({ choice: choice(kind, kind, [], { ...facts }), followUp: "there" }));
  return { paths: new Map([["place:fm04", ways]]), pendingChoice: null } as unknown as Model;
};

describe("the figure that a click would play", () => {
  it("is shown if a single choice leads there", () => {
    expect(figureTo(paths(["thug", {}]), "place:fm04")).toBe("thug");
    expect(figureTo(paths(["member", { figure: "don" }]), "place:fm04")).toBe("don");
    expect(figureTo(paths(["member", { figure: "don" }]), "place:fm08")).toBeNull();
  });

  it("is not shown if the player must still choose one, or if a card leads there", () => {
    expect(figureTo(paths(["member", { figure: "don" }], ["member", { figure: "heir" }]), "place:fm04")).toBeNull();
    expect(figureTo(paths(["ally", {}]), "place:fm04")).toBeNull();
  });
});

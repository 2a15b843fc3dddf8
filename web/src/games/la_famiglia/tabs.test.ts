import { expect, test } from "vitest";
import { choice, question } from "../../testing/factories";
import { tabForAction, tabForQuestion, tabOf, tabsOf } from "./tabs";

test("a question is brought to the front by what it touches", () => {
  expect(tabOf("planning.move", tabsOf(["space:s0.primo.1", "token:0", "column:two"], "planning"))).toBe("sheets");
  expect(tabOf("order.area", tabsOf(["area:gela"], "planning"))).toBe("map");
  expect(tabOf("tile.mark", tabsOf(["tile:allies"], "encounter"))).toBe("tiles");
  expect(tabOf("influence.row", tabsOf(["row:church"], "planning"))).toBe("families");
});

test("a question that touches nothing is brought to the front by what it is about", () => {
  expect(tabOf("recruit.number", new Set())).toBe("sheets");
  expect(tabOf("recruit.number", new Set(), "encounter")).toBe("map");
  expect(tabOf("space.part", new Set())).toBe("sheets");
  expect(tabOf("place.number", new Set())).toBe("map");
  expect(tabOf("supply.part", new Set())).toBe("map");
  expect(tabOf("influence_row.number", new Set())).toBe("families");
  expect(tabOf("either.first", new Set())).toBeNull();
});

test("orders lie in headquarters, in the encounter phase on the map", () => {
  expect(tabOf("order.which", tabsOf(["order:red.basic.1"], "planning"))).toBe("families");
  expect(tabOf("encounter.which", tabsOf(["order:red.basic.1"], "encounter"))).toBe("map");
});

test("a conflict is played on the map even where nothing of it can be touched", () => {
  expect(tabOf("conflict.take", tabsOf([], "encounter"))).toBe("map");
});

test("an area that may be named before the space that leads there does not bring the map to the front", () => {
  const leads = {
    ...choice("space s1.police.1", "space", ["space:s1.police.1"]),
    goal: true,
    next: [{ element: "area:gela", text: "area gela" }],
  };
  expect(tabForQuestion({ ...question([leads]), kind: "planning.space" }, "planning")).toBe("sheets");
  expect(tabForQuestion(null, "planning")).toBeNull();
});

test("a move is shown where it changed something, on the map first", () => {
  expect(tabForAction(["space:s1.police.1", "column:two"], "planning")).toBe("sheets");
  expect(tabForAction(["space:s1.police.1", "area:gela"], "planning")).toBe("map");
  expect(tabForAction(["order:red.basic.1", "area:gela"], "planning")).toBe("map"); // issued
  expect(tabForAction(["order:red.basic.1"], "planning")).toBe("families"); // unlocked
  expect(tabForAction(["space:s1.police.1", "order:red.basic.1"], "planning")).toBe("sheets");
  expect(tabForAction(["tile:allies"], "encounter")).toBe("tiles");
  expect(tabForAction([], "planning")).toBeNull();
});

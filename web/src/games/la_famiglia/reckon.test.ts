import { expect, test } from "vitest";
import type { GameData, MatData, OrderData } from "./data";
import { baseValues, controlled, leading, orderState, sequence } from "./reckon";

const order = (id: string, kind: "attack" | "supply", initiative: number, set = "basic"): OrderData => ({
  id, family: "red", set, letter: "", name: id, kind, initiative, parts: [],
});
const late = order("late", "attack", 9);
const early = order("early", "attack", 3);
const supply = order("supply", "supply", 12);
const church = order("church", "attack", 1, "church");
const mat = {
  family: "red",
  row: [
    { row: "church", start: { recruit: 3 }, spaces: [{ column: "A", value: { recruit: 5 }, unlocks: "church" }, { column: "A", value: { recruit: 4 } }] },
    { row: "justice", start: { attack: 1, bomb: 1 }, spaces: [{ column: "A", instant: "car" }] },
  ],
} as unknown as MatData;
const all = [late, early, supply, church];
const data = {
  orders: new Map(all.map((one) => [one.id, one])),
  ordersOf: new Map([["red", all]]),
  mats: new Map([["red", mat]]),
  mandamenti: [{ id: "M01", name: "", color: "", areas: ["a", "b", "c"] }],
  turnsFrom: (first: number) => [first, 1, 2, 3, 4],
} as unknown as GameData;

const area = (holder: number | null, orders: object[] = []) => ({ holder, orders });
const view = {
  first: 1,
  areas: { a: area(1, [{ seat: 1, order: "late" }]), b: area(1, [{ seat: 1, order: "early" }]), c: area(2, [{ seat: 3 }]) },
  hq: { 1: { orders: ["supply"] } },
  mats: { 1: { church: 0, justice: 0 } },
  sold: { 1: [], 3: ["early"] },
  control: { M01: 1, M02: 1, M03: 2 },
  steps: [["encounter.next", { queue: [13] }], ["order.done", { seat: 1, slot: 1 }]],
};

test("a base value is the highest number that is visible (F7)", () => {
  expect(baseValues(mat, { church: 0, justice: 1 })).toEqual({ recruit: 3, attack: 1, bomb: 1 });
  expect(baseValues(mat, { church: 2 }).recruit).toBe(5);
});

test("where an order is known to be", () => {
  expect(orderState(data, view, 1, supply)).toBe("hq");
  expect(orderState(data, view, 1, late)).toBe("board");
  expect(orderState(data, view, 1, church)).toBe("mat");
  expect(orderState(data, { ...view, mats: { 1: { church: 1 } } }, 1, church)).toBe("unknown");
  expect(orderState(data, view, 3, early)).toBe("sold");
});

test("Mandamenti: counted as of the last management, led by two areas of three", () => {
  expect(controlled(view, 1)).toBe(2);
  expect(leading(data, view, "M01")).toBe(1);
  expect(leading(data, { ...view, areas: { ...view.areas, b: area(null) } }, "M01")).toBe(0);
});

test("orders come in sequence: supply first, then by initiative, with what is done (E2)", () => {
  const shown = [
    { seat: 1, area: "a", order: "late" },
    { seat: 1, area: "b", order: "early" },
    { seat: 1, area: "c", order: "supply" },
  ];
  expect(sequence(data, view, shown).map((step) => [step.order.id, step.state])).toEqual([
    ["supply", "done"],
    ["early", "now"],
    ["late", "next"],
  ]);
});

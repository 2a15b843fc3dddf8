import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import data from "../../../../src/cosca/games/la_famiglia/components/house-1/board.json";
import { metaOf } from "../../dev/fixtures";
import { TableModel } from "../../model/tableModel.svelte";
import { gameTexts, stateMessage } from "../../testing/factories";
import ElementCard from "./ElementCard.svelte";

const order = (id: string, family: string) => ({ id, family, kind: "attack", initiative: 3, set: "basic", letter: "", parts: [] });
const components = {
  "board.json": data,
  "orders.toml": { order: [order("blue.basic.1", "blue"), order("blue.basic.2", "blue"), order("red.basic.1", "red")] },
  "mats.toml": { mat: [] },
  "characters.toml": { character: [] },
  "control_tiles.toml": { tile: [] },
  "conflict_cards.toml": { card: [] },
  "sheets.toml": { sheet: [], column: [], space: [] },
};
const WORDS = "order-blue-basic-1 = Short Fuse\norder-blue-basic-2 = Night Shift\norder-red-basic-1 = First Blood\n";
let shown: Record<string, unknown>;

function card(element: string): string[] {
  const model = new TableModel({
    meta: metaOf(1, [1], false),
    components,
    glossary: {},
    rules: [],
    words: gameTexts(WORDS),
    send: () => "",
  });
  model.seat = 1;
  const facts = { orders: { 2: { "blue.basic.2": "sold" } } };
  model.receive(stateMessage({ view: { families: { 2: "blue" } }, facts }));
  shown = mount(ElementCard, { target: document.body, props: { model: model as never, element } });
  flushSync();
  return [...document.querySelectorAll(".order")].map((each) =>
    [each.querySelector(".name")!.textContent, each.querySelector("em")?.textContent ?? ""].join(" | "),
  );
}
afterEach(() => unmount(shown));

it("shows the orders of a family that can be chosen", () => {
  expect(card("family:red")).toEqual(["First Blood | "]);
});

it("shows the orders of a family in play with what the viewer may know of them, and nothing more", () => {
  expect(card("seat:2")).toEqual(["Short Fuse | in headquarters or face down", "Night Shift | sold"]);
});

it("shows nothing of a seat without a family", () => {
  expect(card("seat:3")).toEqual([]);
});

it("shows an order as its card", () => {
  expect(card("order:red.basic.1")).toEqual(["First Blood | "]);
});

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { metaOf } from "../../../dev/fixtures";
import { TableModel } from "../../../model/tableModel.svelte";
import { choice, question, gameTexts, stateMessage } from "../../../testing/factories";
import { GameData } from "../data";
import type { Model } from "../types";
import Sheets from "./Sheets.svelte";

const COLUMNS = ["primo", "justice", "police", "economy", "church", "two"];
const each = (n: number) => Object.fromEntries(COLUMNS.map((id) => [id, n]));
const components = {
  "board.json": { size: [1, 1], seats: [], mandamenti: [], areas: [], tieBreaker: "" },
  "orders.toml": { order: [] },
  "mats.toml": { mat: [] },
  "control_tiles.toml": { tile: [] },
  "conflict_cards.toml": { card: [] },
  "sheets.toml": {
    sheet: [0, 1].map((number) => ({ number, cost: each(2), grey: each(1), free: each(2) })),
    column: COLUMNS.map((id) => ({ id })),
    space: [{ id: "s1.church.1", sheet: 1, column: "church", capacity: 1, money: 0, join: "one", parts: [{ do: "recruit", bonus: 2 }] }],
  },
};
const WORDS = `${COLUMNS.map((id) => `column-${id} = ${id} column\n    .name = ${id}`).join("\n")}\nspace = space\nsheet-0 = Old\nsheet-1 = New\n`;

let model: Model;
let shown: Record<string, unknown>;

beforeEach(() => {
  model = new TableModel({ meta: metaOf(1, [1], false), components, glossary: {}, rules: [], words: gameTexts(WORDS), send: () => "" });
  model.seat = 1;
  const view = { round: 1, families: {}, top: { "s0.police.1": [0], "s0.police.2": [3] }, bottom: {}, busts: {} };
  // City Hall takes 2 off for the viewer, and a token of seat 3 costs 1 more: the rules compute that.
  const facts = {
    columns: { ...Object.fromEntries(COLUMNS.map((id) => [id, { tokens: 0, cost: 0 }])), police: { tokens: 2, cost: 3 } },
    spaces: { "s1.church.1": { cost: 0, receives: 0, free: true, values: [5] } },
  };
  model.receive(stateMessage({ view, facts, question: question([choice("column police", "column", ["column:police"], { cost: 3 })]) }));
  const data = new GameData(components as never);
  shown = mount(Sheets, { target: document.body, props: { model, data } });
  flushSync();
});
afterEach(async () => {
  model.stop();
  await unmount(shown);
});

it("shows what a column costs the viewer by the rules, not the printed price", () => {
  const head = document.querySelector<HTMLElement>('.upper [data-element="column:police"]')!;
  expect(head.querySelector(".price b")!.textContent).toBe("3");
  expect(head.querySelector(".price small")!.textContent).toBe("2 tokens");
  expect(head.getAttribute("aria-label")).toContain("costs you 3 Money");
  expect(document.querySelector('.upper [data-element="column:church"] .price')!.textContent).not.toMatch(/\d/);
});

it("shows the effect of a space for the viewer", () => {
  expect(document.querySelector('[data-element="space:s1.church.1"]')!.getAttribute("aria-label")).toContain("for you 5");
});

import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { metaOf } from "../../dev/fixtures";
import { Seating } from "../../model/seating.svelte";
import type { TableModel } from "../../model/tableModel.svelte";
import { gameTexts } from "../../testing/factories";
import EndScreen from "../EndScreen.svelte";
import SharePicture from "./SharePicture.svelte";

const renderer = vi.hoisted(() => ({ title: "", ownScore: undefined as ((model: unknown, seat: number) => number) | undefined }));
vi.mock("../../games/loadGame", () => ({ loadGame: async () => ({ renderer }) }));
vi.mock("../../net/api", () => ({ api: { get: () => new Promise(() => undefined) }, ApiError: class extends Error {} }));

function overModel(facts?: object): TableModel {
  const meta = metaOf(1, [], true);
  meta.outcome = { winners: [1, 3], ranks: { 1: 1, 3: 1, 2: 2, 4: 2 }, scores: { 1: 6, 2: 1, 3: 6, 4: 1 }, reason: "", facts: {} } as never;
  return Object.assign(new Seating(meta, gameTexts("")), { facts }) as unknown as TableModel;
}

async function rows(facts?: object): Promise<string[][]> {
  const model = overModel(facts);
  const shown = mount(EndScreen, { target: document.body, props: { model } });
  await vi.waitFor(() => flushSync());
  await Promise.resolve();
  flushSync();
  const found = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll(".numbers")].map((cell) => cell.textContent),
  );
  // What comes next is before the table, so that it is in sight however many families there are.
  const next = document.querySelector(".button.primary")!;
  expect(next.compareDocumentPosition(document.querySelector("table")!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await unmount(shown);
  return found;
}

it("shows what each family has contributed, and the score of a team once", async () => {
  renderer.ownScore = (_, seat) => seat;
  expect(await rows({})).toEqual([["1", "6"], ["3"], ["2", "1"], ["4"]]);
});

it("shows one score per seat until the state of the game has arrived", async () => {
  renderer.ownScore = (_, seat) => seat;
  expect(await rows()).toEqual([["6"], ["6"], ["1"], ["1"]]);
});

it("draws no picture before the state of the game has arrived", async () => {
  const score = vi.fn((_, seat: number) => seat);
  Object.assign(renderer, { ownScore: score, title: "Game" });
  for (const facts of [undefined, {}]) {
    const model = overModel(facts);
    const shown = mount(SharePicture, { target: document.body, props: { model, outcome: model.meta.outcome! } });
    for (let i = 0; i < 5; i++) await Promise.resolve();
    flushSync();
    expect(score.mock.calls.length > 0).toBe(facts !== undefined);
    await unmount(shown);
  }
});

it("shows one score per seat if the game counts no contributions", async () => {
  renderer.ownScore = undefined;
  expect(await rows()).toEqual([["6"], ["6"], ["1"], ["1"]]);
});

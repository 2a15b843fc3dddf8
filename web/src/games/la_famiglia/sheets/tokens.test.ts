import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { metaOf } from "../../../dev/fixtures";
import { TableModel } from "../../../model/tableModel.svelte";
import { choice, question, gameTexts, stateMessage } from "../../../testing/factories";
import type { Model } from "../types";
import Tokens from "./Tokens.svelte";

const SPACE = "space:s0.primo.3";

async function buttons(owners: number[]): Promise<number> {
  const model: Model = new TableModel({
    meta: metaOf(1, [1], false),
    components: {},
    glossary: {},
    rules: [],
    words: gameTexts(),
    send: () => "",
  });
  const choices = owners.map((owner) => choice(`token ${owner}`, "token", [SPACE, `token:${owner}`]));
  model.receive(stateMessage({ view: { families: {} }, question: question(choices) }));
  const shown = mount(Tokens, {
    target: document.body,
    props: { model, element: SPACE, tokens: owners, busts: [], where: "Primo 3", spread: true, upper: true, fresh: false },
  });
  flushSync();
  const found = document.querySelectorAll("button.token").length;
  expect(document.querySelectorAll(".token").length).toBe(owners.length);
  model.stop();
  await unmount(shown);
  return found;
}

it("makes tokens of two owners single targets, and the space the target if there are more owners", async () => {
  expect([await buttons([0, 2]), await buttons([0, 2, 3]), await buttons([1])]).toEqual([2, 0, 0]);
});

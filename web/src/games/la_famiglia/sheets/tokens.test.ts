import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { metaOf } from "../../../dev/fixtures";
import { TableModel } from "../../../lib/model.svelte";
import { choice, question, voice, whole } from "../../../lib/testing";
import type { Model } from "../types";
import Tokens from "./Tokens.svelte";

const SPACE = "space:s0.primo.3";

async function buttons(owners: number[]): Promise<number> {
  const model: Model = new TableModel({
    meta: metaOf(1, [1], false),
    components: {},
    glossary: {},
    rules: [],
    words: voice(),
    send: () => "",
  });
  const choices = owners.map((owner) => choice(`token ${owner}`, "token", [SPACE, `token:${owner}`]));
  model.receive(whole({ view: { families: {} }, question: question(choices) }));
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

it("lets tokens of two owners be taken by themselves, and leaves the space to the click where there are more", async () => {
  expect([await buttons([0, 2]), await buttons([0, 2, 3]), await buttons([1])]).toEqual([2, 0, 0]);
});

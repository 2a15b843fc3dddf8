import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../lib/model.svelte";
import type { ClientMessage } from "../lib/protocol";
import { choice, question, voice, whole } from "../lib/testing";
import { unasked } from "../lib/unasked.svelte";
import Confirm from "./Confirm.svelte";
import Pick from "./Pick.svelte";

const WORDS = `
choice-row = the row
certain-lost = you lose 2 of 3
certain-won = you win it
`;

describe("something that can be pointed at", () => {
  let sent: ClientMessage[];
  let model: TableModel;
  let shown: Record<string, unknown>[];
  const button = () => document.querySelector<HTMLElement>("[data-element='row:police']")!;
  const tap = (pointerType: string) => {
    button().dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType }));
    flushSync();
  };

  function offer(id: string, hurts: boolean): void {
    const one = { ...choice("row", "row", ["row:police"]), certain: [{ id, args: hurts ? { hurts } : {} }] };
    model.receive(whole({ question: question([one]), waiting: [1], act: 2 }));
    flushSync();
  }

  beforeEach(() => {
    localStorage.clear();
    unasked.clear();
    sent = [];
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: voice(WORDS),
      send: (message) => `${sent.push(message)}`,
    });
    model.seat = 1;
    offer("certain-lost", true);
    shown = [
      mount(Pick, { target: document.body, props: { model, element: "row:police", label: "Police" } }),
      mount(Confirm, { target: document.body, props: { model } }),
    ];
    flushSync();
  });
  afterEach(async () => {
    for (const each of shown) await unmount(each);
    document.body.innerHTML = "";
  });

  it("tells what is sure to come of it to whoever hovers", () => {
    expect(button().dataset.why).toBe("the row · you lose 2 of 3");
    tap("mouse");
    expect(sent).toMatchObject([{ type: "choose", choices: ["row"] }]);
  });

  it("shows a finger what hurts first, and takes it then", () => {
    tap("touch");
    expect(sent).toEqual([]);
    expect(document.querySelector("dialog .certain")?.textContent.trim()).toBe("you lose 2 of 3");
    document.querySelector<HTMLElement>("dialog .primary")!.click();
    expect(sent).toMatchObject([{ type: "choose", choices: ["row"] }]);
  });

  it("asks no finger about what does not hurt, nor one that wants to be asked no more", () => {
    offer("certain-won", false);
    tap("touch");
    expect(sent).toHaveLength(1);
    offer("certain-lost", true);
    unasked.add(model.confirmKind(model.question!.choices[0]!));
    tap("touch");
    expect(sent).toHaveLength(2);
  });
});

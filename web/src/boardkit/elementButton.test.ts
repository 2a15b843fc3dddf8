import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../model/tableModel.svelte";
import type { ClientMessage } from "../protocol/messages";
import { choice, question, gameTexts, stateMessage } from "../testing/factories";
import { waivedConfirmations } from "../prefs/waivedConfirmations.svelte";
import ConfirmChoice from "../table/question/ConfirmChoice.svelte";
import ElementButton from "./ElementButton.svelte";

const WORDS = `
choice-row = the row
certain-lost = you lose 2 of 3
certain-won = you win it
`;

describe("an element button", () => {
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
    model.receive(stateMessage({ question: question([one]), waiting: [1], act: 2 }));
    flushSync();
  }

  beforeEach(() => {
    localStorage.clear();
    waivedConfirmations.clear();
    sent = [];
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: (message) => `${sent.push(message)}`,
    });
    model.seat = 1;
    offer("certain-lost", true);
    shown = [
      mount(ElementButton, { target: document.body, props: { model, element: "row:police", label: "Police" } }),
      mount(ConfirmChoice, { target: document.body, props: { model } }),
    ];
    flushSync();
  });
  afterEach(async () => {
    for (const each of shown) await unmount(each);
    document.body.innerHTML = "";
  });

  it("shows certain consequences on hover", () => {
    expect(button().dataset.why).toBe("the row · you lose 2 of 3");
    tap("mouse");
    expect(sent).toMatchObject([{ type: "choose", choices: ["row"] }]);
  });

  it("asks for confirmation when a tap would hurt", () => {
    tap("touch");
    expect(sent).toEqual([]);
    expect(document.querySelector("dialog .certain")?.textContent.trim()).toBe("you lose 2 of 3");
    document.querySelector<HTMLElement>("dialog .primary")!.click();
    expect(sent).toMatchObject([{ type: "choose", choices: ["row"] }]);
  });

  it("asks for no confirmation if nothing hurts, or if it was waived", () => {
    offer("certain-won", false);
    tap("touch");
    expect(sent).toHaveLength(1);
    offer("certain-lost", true);
    waivedConfirmations.add(model.confirmKind(model.question!.choices[0]!));
    tap("touch");
    expect(sent).toHaveLength(2);
  });
});

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

  it("highlights the very card of several with the same name", async () => {
    for (const each of shown) await unmount(each);
    const card = (copy: string, leads: boolean) =>
      mount(ElementButton, { target: document.body, props: { model, element: "good:gun", label: "Gun", copy, leads } });
    shown = [card("hand 0", true), card("hand 1", false)];
    flushSync();
    const lit = () => [...document.querySelectorAll("[data-element='good:gun']")].map((each) => each.classList.contains("hovered"));
    document.querySelector("[data-copy='hand 1']")!.dispatchEvent(new PointerEvent("pointerenter"));
    flushSync();
    expect(lit()).toEqual([false, true]);
    model.hover("good:gun", ["good:gun"]); // a choice or a log line names it
    flushSync();
    expect(lit()).toEqual([true, false]);
    model.hover(null);
    flushSync();
    expect(lit()).toEqual([false, false]);
  });

  it("is an echo: it can be chosen, but the board is not searched for it", async () => {
    for (const each of shown) await unmount(each);
    shown = [mount(ElementButton, { target: document.body, props: { model, element: "row:police", label: "Police", echo: true } })];
    flushSync();
    expect(button()).toBeNull();
    document.querySelector("button")!.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "mouse" }));
    expect(sent).toMatchObject([{ type: "choose", choices: ["row"] }]);
  });

  it("shows on a tap what leads to a goal, and goes there on the second", async () => {
    for (const each of shown) await unmount(each);
    const far = { ...choice("thug", "thug"), goal: true, next: [{ text: "business x", element: "business:x" }] };
    model.receive(stateMessage({ question: question([far, choice("pass", "done")]), waiting: [1], act: 3 }));
    shown = [mount(ElementButton, { target: document.body, props: { model, element: "business:x", label: "X", selects: true } })];
    flushSync();
    const press = (pointerType: string) => {
      document.querySelector("button")!.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType }));
      flushSync();
    };
    press("touch");
    expect([sent, model.selectedElement, model.shownChoices.map(({ text }) => text)]).toEqual([[], "business:x", ["thug"]]);
    press("touch");
    expect(sent).toMatchObject([{ type: "choose", choices: ["thug", "business x"] }]);
  });
});

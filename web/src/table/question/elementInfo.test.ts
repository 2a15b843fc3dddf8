import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../../dev/fixtures";
import type { Renderer } from "../../boardkit/renderer";
import { TableModel } from "../../model/tableModel.svelte";
import { choice, question, gameTexts, stateMessage } from "../../testing/factories";
import ElementInfo from "./ElementInfo.svelte";

const renderer = { title: "", short: () => "" } as unknown as Renderer;

describe("element info", () => {
  let model: TableModel;
  let shown: Record<string, unknown>;
  let open: boolean;

  beforeEach(() => {
    open = false;
    const matches = HTMLElement.prototype.matches;
    vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: HTMLElement, selector: string) {
      return selector === ":popover-open" ? open : matches.call(this, selector);
    });
    const toggle = (now: boolean) =>
      function (this: HTMLElement): void {
        open = now;
        this.dispatchEvent(Object.assign(new Event("toggle"), { newState: now ? "open" : "closed" }));
      };
    Object.assign(HTMLElement.prototype, { showPopover: toggle(true), hidePopover: toggle(false) });
    const glossary = { "area:gela": { rules: [] } } as unknown as Record<string, never>;
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary,
      rules: [],
      words: gameTexts("area-gela = Gela\nchoice-area = { NAME($name) }\n"),
      send: () => "",
    });
    model.seat = 1;
    ask("a");
    shown = mount(ElementInfo, { target: document.body, props: { model, renderer } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(shown);
    vi.restoreAllMocks();
  });

  function ask(...names: string[]): void {
    model.receive(stateMessage({ question: question(names.map((name) => choice(name))), waiting: [1], act: names.length }));
    flushSync();
  }

  it("stays open while its question does, and closes with it", () => {
    model.toggleInfo("area:gela", document.body);
    flushSync();
    expect([open, document.querySelector(".info h3")?.textContent]).toEqual([true, "Gela"]);
    model.receive({ v: 2, type: "pins", pins: [] });
    flushSync();
    expect(open).toBe(true);
    ask("a", "b");
    expect([open, model.openInfo]).toEqual([false, null]);
  });
});

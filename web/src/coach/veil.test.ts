import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../model/tableModel.svelte";
import type { Hint } from "../protocol/messages";
import { api } from "../net/api";
import { choice, question, gameTexts, stateMessage } from "../testing/factories";
import type { CoachScript } from "../boardkit/coachScript";
import Coach from "./Coach.svelte";

/** The board of Gela and Noto, with a piece that lies on Gela, and what is beside the board. */
const PAGE = `
  <main data-renderer>
    <button data-element="area:gela"></button>
    <i data-element="piece:gela"></i>
    <button data-element="area:noto"></button>
    <button data-element="space:one"></button>
    <i data-element="token:0" data-space="one"></i>
    <i data-element="token:0" data-space="two"></i>
    <button data-tab="families"></button>
    <button data-closes id="close"></button>
  </main>
  <div class="choices"><button data-choice="Gela"></button><button data-choice="Noto"></button></div>
  <button id="menu"></button>`;
const script: CoachScript = {
  lessons: {
    first: { steps: [{ id: "intro", before: "where", at: ["area:gela"] }], cards: { where: { asks: true, at: ["area:gela"] } } },
  },
  tips: {},
  warnings: [],
  args: () => ({}),
  say: (key) => key,
};

describe("the veil of the coach", () => {
  let shown: Record<string, unknown>;
  let acted: string[];
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const area = (name: string) => find(`[data-element="area:${name}"]`);
  const said = () => find("[data-saying]").dataset.saying;

  async function show(visible = true, touches = ["area:gela"], facts: Partial<Hint> = {}): Promise<void> {
    document.body.innerHTML = PAGE;
    const size = visible ? 50 : 0;
    const box = { x: 9, y: 9, left: 9, top: 9, right: 9 + size, bottom: 9 + size, width: size, height: size };
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box as DOMRect);
    for (const each of document.querySelectorAll<HTMLElement>("button, i")) {
      const name = each.dataset.element ?? each.dataset.choice ?? each.dataset.tab ?? each.id;
      each.addEventListener("click", () => acted.push(name));
      each.addEventListener("keydown", (event) => acted.push(`${name} ${event.key}`));
    }
    const model = new TableModel({
      meta: { ...metaOf(1, [1], false), lesson: "first" },
      components: {},
      glossary: { "area:noto": { text: null, rules: [] } },
      rules: [],
      words: gameTexts("choice-area = { NAME($name) }\narea-noto = Noto\n"),
      send: () => "",
    });
    model.seat = 1;
    const choices = [choice("Gela", "area", touches), choice("Noto", "area", ["area:noto"])];
    model.receive(stateMessage({ waiting: [1], act: 1, question: question(choices, { kind: "q" }) }));
    model.skip();
    const hint: Hint = { seat: 1, act: 1, text: "Gela", reasons: [], card: "where", last: null, ...facts };
    vi.spyOn(api, "get").mockResolvedValue(hint);
    shown = mount(Coach, { target: document.body, props: { model, script, lesson: "first", board: find("main") } });
    flushSync();
    await vi.waitFor(() => expect(find("[data-saying]")).not.toBeNull());
    flushSync();
  }
  function press(element: HTMLElement): string[] {
    acted = [];
    element.click();
    for (const key of ["Enter", " "]) element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
    return acted;
  }
  function next(): void {
    find("[data-coach=next], [data-coach=show]").click();
    flushSync();
  }

  beforeEach(() => {
    localStorage.clear();
    acted = [];
  });
  afterEach(async () => {
    await unmount(shown);
    document.body.innerHTML = "";
    vi.restoreAllMocks();
  });

  it("blocks the whole board and the list while something is explained", async () => {
    await show();
    expect(said()).toBe("step");
    expect(find(".dark")).not.toBeNull();
    for (const each of [area("gela"), area("noto"), find('[data-choice="Gela"]')]) expect(press(each)).toEqual([]);
    expect(find("[data-coach=next]").classList.contains("nudged")).toBe(true);
    expect(press(find("#menu"))).toHaveLength(3);
    expect(press(find("[data-tab]"))).toHaveLength(3);
    expect(press(find("#close"))).toHaveLength(3);
    area("noto").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    expect(acted).toContain("area:noto ArrowUp"); // looking around decides nothing
    next();
    expect(said()).toBe("ask");
  });

  it("lets the player answer in the lit place and in the list, and nowhere else", async () => {
    await show();
    next();
    expect(press(area("noto"))).toEqual([]);
    expect(press(area("gela"))).toHaveLength(3);
    expect(press(find('[data-choice="Noto"]'))).toHaveLength(3);
  });

  it("lets a pointer press a piece that lies on the lit place", async () => {
    await show();
    next();
    document.elementsFromPoint = (x) => (x === 1 ? [find("i"), area("gela")] : [find("i")]);
    const click = (x: number) => find("i").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: x }));
    acted = [];
    click(2);
    expect(acted).toEqual([]);
    click(1);
    expect(acted).toEqual(["piece:gela"]);
    Reflect.deleteProperty(document, "elementsFromPoint");
  });

  it("is lifted by the first press beside the advised place, which decides nothing", async () => {
    await show();
    next();
    next();
    expect(said()).toBe("advice");
    expect(press(area("gela"))).toHaveLength(3);
    acted = [];
    area("noto").click();
    flushSync();
    expect(acted).toEqual([]);
    expect(find(".dark")).toBeNull();
    expect(find(".rim")).not.toBeNull();
    expect(press(area("noto"))).toHaveLength(3);
  });

  it("lights and marks only the advised one of equal tokens", async () => {
    await show(true, ["space:one", "token:0"]);
    next();
    next();
    const marked = [...document.querySelectorAll<HTMLElement>("main [data-hinted]")].map(({ dataset }) => dataset.space ?? dataset.element);
    expect(marked).toEqual(["space:one", "one"]);
    expect(document.querySelectorAll(".rim")).toHaveLength(3); // and the choice in the list
  });

  it("blocks nothing after the scripted start, but lights the advised place and marks what the reason names", async () => {
    await show(true, ["area:gela"], { card: null, reasons: [{ id: "choice-area", args: { area: "noto" } }] });
    expect(said()).toBe("advice");
    expect(find(".dark")).toBeNull();
    expect(find(".dashes")).not.toBeNull();
    expect(press(area("noto"))).toHaveLength(3);
    expect(area("noto").dataset.named).toBe("");
    expect(area("gela").dataset.named).toBeUndefined();
  });

  it("blocks nothing where nothing can be lit", async () => {
    await show(false);
    expect(said()).toBe("step");
    expect(find(".dark")).toBeNull();
    expect(press(area("noto"))).toHaveLength(3);
  });
});

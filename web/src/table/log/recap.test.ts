import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../../dev/fixtures";
import { TableModel } from "../../model/tableModel.svelte";
import { settings } from "../../prefs/settings.svelte";
import { choice, gameTexts, question, stateMessage } from "../../testing/factories";
import Recap from "./Recap.svelte";

const WORDS = "event-e = { NAME($seat) } acts in { NAME($area) }.\narea-gela = Gela\narea-noto = Noto\nask-q = Which one?\n";

describe("the strip of what happened since the last turn", () => {
  let model: TableModel;
  let shown: Record<string, unknown>;

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const title = () => find(".recap .title")?.textContent;
  const sentence = () => find(".recap .lines")?.textContent.trim();
  const press = (key: string, target: HTMLElement = document.body) => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = "off";
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: { "area:gela": {}, "area:noto": {} } as never,
      rules: [],
      words: gameTexts(WORDS),
      send: () => "id",
    });
    model.seat = 1;
    const asked = { waiting: [1], question: question([choice("a")]) };
    model.receive(stateMessage(asked));
    const items = [2, 3].map((seat, k) => ({ n: k + 1, facts: { event: "e", seat, area: k ? "noto" : "gela" } }));
    model.receive(stateMessage(asked, { items }));
    vi.advanceTimersByTime(100);
    shown = mount(Recap, { target: document.body, props: { model } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(shown);
    model.stop();
    vi.useRealTimers();
  });

  it("is stepped through with keys and buttons, each step with its sentence", () => {
    expect([title(), sentence()]).toEqual(["Since your last turn: 2 moves", ""]);
    press(".");
    expect([title(), sentence(), model.litElements]).toEqual(["1 of 2", "Seat 2 acts in Gela.", ["area:gela"]]);
    find('[aria-label="Next move"]')!.click();
    flushSync();
    expect([title(), sentence()]).toEqual(["2 of 2", "Seat 3 acts in Noto."]);
    expect(find('[aria-label="Next move"]')).toHaveProperty("disabled", true);
    expect(find(".lines")!.getAttribute("aria-live")).toBe("polite");
    press(",");
    press(",");
    expect([title(), find('[aria-label="Previous move"]')]).toEqual([
      "Since your last turn: 2 moves",
      expect.objectContaining({ disabled: true }),
    ]);
  });

  it("leaves keys to fields, and is closed by its button or with Escape", () => {
    const field = document.body.appendChild(document.createElement("input"));
    press(".", field);
    field.remove();
    press("Escape");
    expect(model.recap.at).toBe(-1);
    expect(find(".recap")).not.toBeNull();
    press("Escape", find(".recap button")!);
    expect(find(".recap")).toBeNull();
  });
});

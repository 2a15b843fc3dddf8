import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { text } from "../i18n/text";
import type { Guide } from "../protocol/messages";
import Tour from "./Tour.svelte";
import { stepOfKey, stepOfSwipe } from "./tourSteps";

const NAMES = ["map", "fight", "cards"];
const GUIDE: Guide = {
  set: "s",
  seats: [1],
  teams: [[1]],
  blocks: [],
  scenes: {},
  tour: NAMES.map((picture) => ({ picture, text: `About ${picture}.` })),
};

vi.mock("../session/gameWords", () => ({ gameGuide: () => Promise.resolve(GUIDE) }));
vi.mock("./guideTables", () => ({
  loadGuideTables: () =>
    Promise.resolve({
      title: "",
      models: { scene: {} },
      drawings: { pictures: Object.fromEntries(NAMES.map((name) => [name, { scene: "scene", Picture: () => undefined }])) },
    }),
}));

const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });

describe("the game in two minutes", () => {
  let shown: Record<string, unknown> | null = null;
  afterEach(async () => {
    if (shown) await unmount(shown);
    document.body.innerHTML = "";
  });

  async function open(): Promise<void> {
    const after = createRawSnippet(() => ({ render: () => `<a href="/learn/g/first">Play</a>` }));
    shown = mount(Tour, { target: document.body, props: { game: "g", after } });
    await vi.waitFor(() => expect(document.querySelector("section")).not.toBeNull());
    flushSync();
  }
  const said = (): string => document.querySelector(".said")?.textContent ?? "";
  async function press(what: () => void): Promise<string> {
    what();
    await tick();
    return said();
  }
  const button = (name: string): HTMLButtonElement =>
    [...document.querySelectorAll("button")].find((each) => each.textContent?.trim() === text(name))!;

  it("goes on and back by buttons and arrow keys, and stops at its ends", async () => {
    await open();
    expect(said()).toBe("About map.");
    expect(button("learn.minutes.back").getAttribute("aria-disabled")).toBe("true");
    expect(await press(() => button("learn.minutes.next").click())).toBe("About fight.");
    expect(await press(() => document.body.dispatchEvent(key("ArrowRight")))).toBe("About cards.");
    expect(await press(() => document.body.dispatchEvent(key("ArrowRight")))).toBe("About cards.");
    expect(button("learn.minutes.next").getAttribute("aria-disabled")).toBe("true");
    expect(await press(() => document.body.dispatchEvent(key("ArrowLeft")))).toBe("About fight.");
    expect(document.querySelector(".visually-hidden")?.textContent?.replace(/[\u2068\u2069]/g, "")).toContain("2");
  });

  it("offers what to do next after the last picture only", async () => {
    await open();
    expect(document.querySelector("a")).toBeNull();
    for (const _ of NAMES) await press(() => document.body.dispatchEvent(key("ArrowRight")));
    expect(document.querySelector("a")?.getAttribute("href")).toBe("/learn/g/first");
  });

  it("leaves keys to what has the focus elsewhere", async () => {
    await open();
    const field = document.body.appendChild(document.createElement("select"));
    expect(await press(() => field.dispatchEvent(key("ArrowRight")))).toBe("About map.");
  });

  it("follows a swipe", async () => {
    await open();
    const stage = document.querySelector(".stage")!;
    const swipe = (dx: number): void => {
      stage.dispatchEvent(new MouseEvent("pointerdown", { clientX: 200, clientY: 100, bubbles: true }));
      stage.dispatchEvent(new MouseEvent("pointerup", { clientX: 200 + dx, clientY: 110, bubbles: true }));
    };
    expect(await press(() => swipe(-120))).toBe("About fight.");
    expect(await press(() => swipe(10))).toBe("About fight.");
    expect(await press(() => swipe(120))).toBe("About map.");
  });

  it("tells swipes from scrolling, and shortcuts from steps", () => {
    expect(stepOfSwipe({ x: 0, y: 0 }, { x: -80, y: 10 })).toBe(1);
    expect(stepOfSwipe({ x: 0, y: 0 }, { x: 80, y: 10 })).toBe(-1);
    expect(stepOfSwipe({ x: 0, y: 0 }, { x: 80, y: 80 })).toBe(0);
    expect(stepOfKey(key("ArrowRight", { altKey: true }))).toBe(0);
    expect(stepOfKey(key("Enter"))).toBe(0);
  });
});

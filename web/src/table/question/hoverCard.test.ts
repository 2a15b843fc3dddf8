import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../../dev/fixtures";
import { TableModel } from "../../model/tableModel.svelte";
import { settings } from "../../prefs/settings.svelte";
import { gameTexts, stateMessage } from "../../testing/factories";
import type { Renderer } from "../../boardkit/renderer";
import HoverCard from "./HoverCard.svelte";
import Prompt from "./Prompt.svelte";
import SeatList from "../seats/SeatList.svelte";

const WORDS = "area-gela = Gela\nevent-e = { NAME($seat) } does it.\n";
const renderer = { title: "", Table: SeatList, short: () => "" } as unknown as Renderer;

describe("hover cards", () => {
  let model: TableModel;
  let root: HTMLElement;
  let shown: Record<string, unknown>;
  const card = () => document.querySelector("[role=tooltip]")!.textContent!.trim();

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    for (const name of ["showPopover", "hidePopover"]) Object.assign(HTMLElement.prototype, { [name]: vi.fn() });
    const glossary = { "area:gela": { rules: [] } } as unknown as Record<string, never>;
    model = new TableModel({ meta: metaOf(1, [2], false), components: {}, glossary, rules: [], words: gameTexts(WORDS), send: () => "" });
    model.seat = 1;
    model.receive(stateMessage());
    root = document.createElement("main");
    root.innerHTML = `<button data-element="area:gela" data-why="No room.">x</button><i data-own-cards><b data-element="area:gela">y</b></i>`;
    document.body.append(root);
    shown = mount(HoverCard, { target: document.body, props: { model, renderer, root } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(shown);
    document.body.innerHTML = "";
    vi.useRealTimers();
  });

  it("count the waiting time from the server, also after a reload; on a phone it is with the question", async () => {
    const meta = metaOf(1, [3, 4], false);
    const since: Record<number, number> = { 3: 900, 4: 880 };
    const seats = meta.seats.map((info) => (since[info.seat] ? { ...info, since: since[info.seat]! } : info));
    const model = new TableModel({
      meta: { ...meta, now: 1000, seats },
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: () => "",
    });
    model.seat = 1;
    model.waiting = [3, 4];
    const phone = (matches: boolean) =>
      vi.spyOn(window, "matchMedia").mockImplementation(
        (media) =>
          ({
            matches: matches && media.includes("899"),
            media,
            addEventListener() {},
            removeEventListener() {},
          }) as unknown as MediaQueryList,
      );
    const described = async (component: Component<any>) => {
      const shown = mount(component, { target: document.body, props: { model } });
      flushSync();
      const found = [...document.querySelectorAll(".waits [aria-hidden]")].map((each) => each.textContent);
      await unmount(shown);
      document.body.innerHTML = "";
      return found;
    };
    expect(await described(SeatList)).toEqual(["1:40", "2:00"]);
    phone(false);
    expect(await described(Prompt)).toEqual([]);
    phone(true);
    expect(await described(Prompt)).toEqual(["2:00"]); // of the slowest seat
    vi.restoreAllMocks();
  });

  function point(at: string, pointerType = "mouse", kinds = ["pointerover", "pointermove"]): void {
    for (const kind of kinds) root.querySelector(at)!.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }));
  }
  async function later(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    flushSync();
  }

  it("appear after a delay, and disappear with the pointer", async () => {
    point("button");
    await later(300);
    expect(card()).toBe("");
    await later(400);
    expect(card()).toContain("No room.");
    root.dispatchEvent(new PointerEvent("pointerleave"));
    await later(1);
    expect(card()).toBe("");
  });

  it("ignore a pointer at rest when things move under it, and what was just clicked", async () => {
    point("button", "mouse", ["pointerover"]);
    await later(900);
    expect(card()).toBe("");
    point("button");
    await later(900);
    expect(card()).not.toBe("");
    point("button", "mouse", ["pointerdown", "pointermove"]);
    await later(900);
    expect(card()).toBe("");
  });

  it("are not shown for touch, nor for parts with cards of their own", async () => {
    point("button", "touch");
    await later(900);
    expect(card()).toBe("");
    point("b");
    await later(900);
    expect(card()).toBe("");
  });

  it("are hidden during playback", async () => {
    point("button");
    await later(900);
    expect(card()).not.toBe("");
    model.receive(stateMessage({}, { since: 0, items: [{ n: 1, facts: { event: "e", seat: 2 } }] }));
    flushSync();
    expect(model.playing).toBe(true);
    expect(card()).toBe("");
    point("button");
    await later(600);
    expect(card()).toBe("");
  });
});

describe("the seats", () => {
  it("show teams, and how long a seat has been waited for", async () => {
    vi.useFakeTimers();
    const model = new TableModel({
      meta: metaOf(1, [3], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: () => "",
    });
    model.seat = 1;
    model.waiting = [3];
    const shown = mount(SeatList, { target: document.body, props: { model } });
    flushSync();
    expect([...document.querySelectorAll(".head")].map((head) => head.textContent)).toEqual(["Your team", "Opponents"]);
    expect(document.querySelector(".own")!.textContent).toContain("Carla");
    expect(document.querySelector(".waits")).toBeNull();
    await vi.advanceTimersByTimeAsync(65_000);
    flushSync();
    expect(document.querySelector(".waits")!.textContent).toMatch(/1:0\d/);
    expect(document.querySelector(".line .waits")).not.toBeNull(); // no line of its own: the question stays in place
    await unmount(shown);
    document.body.innerHTML = "";
    vi.useRealTimers();
  });
});

describe("the theme", () => {
  it("follows the device until one is chosen, which is stored", () => {
    settings.set({ theme: "dark" });
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("cosca.settings")).toContain('"theme":"dark"');
    settings.set({ theme: "auto" });
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

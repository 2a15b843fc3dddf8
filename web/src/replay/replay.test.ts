import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../model/tableModel.svelte";
import type { ReplayIndex, ReplayStep, VisibleState } from "../protocol/messages";
import { settings } from "../prefs/settings.svelte";
import { gameTexts } from "../testing/factories";
import SeatList from "../table/seats/SeatList.svelte";
import Controls from "./Controls.svelte";
import { commandOf } from "./keys";
import { usualView } from "./load";
import { moveBy, phases, parsePlace, unitStarts, stepOf, formatPlace } from "./stepIndex";
import { ReplayPlayer } from "./replayPlayer.svelte";
import ReplayLog from "./ReplayLog.svelte";
import ReplayShell from "./ReplayShell.svelte";
import { ReplayTrack } from "./replayTrack";

const step = (last: number, seat: number | null, round: number, phase: string, rest: Partial<ReplayStep> = {}): ReplayStep => ({
  last,
  seat,
  round,
  phase,
  ...rest,
});

/** Two rounds: seats 1 and 2 plan, 1 fights twice; then 2 plans. Item 5 undoes item 4. */
const STEPS = [
  step(1, null, 1, "planning"),
  step(2, 1, 1, "planning"),
  step(3, 2, 1, "planning"),
  step(4, 2, 1, "planning", { undone: true }),
  step(5, 2, 1, "planning", { undone: true }),
  step(6, 1, 1, "fight"),
  step(7, null, 1, "fight"),
  step(9, 2, 2, "planning"),
];

const sightOf = (n: number): VisibleState => ({ view: { at: n }, facts: { n }, waiting: [1] });

function indexOf(view: string, rest: Partial<ReplayIndex> = {}): ReplayIndex {
  const items = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({
    n,
    facts: n === 5 ? { event: "undone", seat: 2, items: [4] } : n === 6 ? { event: "phase", n } : { event: "e", seat: 1 + (n % 2), n },
  }));
  return {
    id: "x",
    game: "g",
    set: "s",
    options: {},
    teams: [[1, 2]],
    status: "over",
    outcome: null,
    view,
    views: ["public", "1", "all"],
    at: 7,
    items,
    steps: STEPS,
    departs: null,
    ...rest,
  };
}

describe("the view that a replay opens with", () => {
  it("hides nothing once the game is over, and shows nobody else's secrets before", () => {
    expect(usualView(null)).toBe("all");
    expect(usualView(metaOf(2, [], true))).toBe("all");
    const running = metaOf(2, [1], false);
    expect(usualView({ ...running, me: { ...running.me, seats: [2] } })).toBe("2");
    expect(usualView({ ...running, me: { ...running.me, seats: [1, 2] } })).toBe("public");
    expect(usualView({ ...running, me: { ...running.me, seats: [] } })).toBe("public");
  });
});

describe("the steps of a game", () => {
  it("are divided by rounds, phases and turns", () => {
    expect(unitStarts(STEPS, "round")).toEqual([0, 7]);
    expect(unitStarts(STEPS, "phase")).toEqual([0, 5, 7]);
    expect(unitStarts(STEPS, "turn")).toEqual([0, 1, 2, 5, 7]);
    expect(phases(STEPS).map(({ from, to, phase }) => [from, to, phase])).toEqual([
      [0, 5, "planning"],
      [5, 7, "fight"],
      [7, 8, "planning"],
    ]);
  });

  it("are navigated in both directions, within bounds", () => {
    expect(moveBy(STEPS, 0, "step", 1)).toBe(1);
    expect(moveBy(STEPS, 6, "turn", -1)).toBe(5);
    expect(moveBy(STEPS, 5, "turn", -1)).toBe(2);
    expect(moveBy(STEPS, 1, "round", 1)).toBe(7);
    expect(moveBy(STEPS, 7, "phase", 1)).toBe(7);
    expect(moveBy(STEPS, 0, "round", -1)).toBe(0);
  });

  it("have addresses", () => {
    expect(parsePlace(formatPlace({ view: "12", item: 57 }))).toEqual({ view: "12", item: 57 });
    for (const wrong of ["", "#", "#x/1", "#1/", "#1/-3", "#0/3", "#1/99999999999"]) expect(parsePlace(wrong)).toBeNull();
    expect([stepOf(STEPS, 0), stepOf(STEPS, 6), stepOf(STEPS, 8), stepOf(STEPS, 99)]).toEqual([0, 5, 7, 7]);
  });

  it("have keys that leave fields and buttons alone", () => {
    const press = (key: string, on: Element = document.body, rest: KeyboardEventInit = {}) => {
      let way: ReturnType<typeof commandOf> = null;
      const hear = (event: Event) => (way = commandOf(event as KeyboardEvent));
      on.addEventListener("keydown", hear);
      on.dispatchEvent(new KeyboardEvent("keydown", { key, ...rest }));
      on.removeEventListener("keydown", hear);
      return way;
    };
    expect(press("ArrowRight")).toEqual(["step", 1]);
    expect(press("ArrowLeft", document.body, { shiftKey: true })).toEqual(["turn", -1]);
    expect(press("ArrowLeft", document.body, { ctrlKey: true })).toEqual(["phase", -1]);
    expect(press("PageDown")).toEqual(["round", 1]);
    expect([press("Home"), press("End"), press(" ")]).toEqual(["start", "end", "play"]);
    expect(press("ArrowRight", document.createElement("textarea"))).toBeNull();
    expect(press(" ", document.createElement("button"))).toBeNull();
    expect(press("ArrowRight", document.body, { altKey: true })).toBeNull();
  });
});

describe("a replay", () => {
  let player: ReplayPlayer;
  let asked: string[];
  let shown: Record<string, unknown> | null = null;
  const at = () => (player.model.view as { at: number } | undefined)?.at;

  function answer(url: string): unknown {
    asked.push(url);
    const { pathname, searchParams } = new URL(url, "http://x");
    if (!pathname.endsWith("/frames")) return indexOf(searchParams.get("view")!, { at: 2 });
    const first = Number(searchParams.get("first"));
    const frames = STEPS.map((_, n) =>
      n === 0
        ? { whole: sightOf(0) }
        : {
            changes: [
              [["view", "at"], n],
              [["facts", "n"], n],
            ],
          },
    );
    return { first, frames: frames.slice(first) };
  }

  function make(index: ReplayIndex, shared = false): ReplayPlayer {
    const model: TableModel = new TableModel({
      meta: { ...metaOf(null, [], true), id: "replay x" },
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts("event-e = Line { $n }.\nevent-phase = A phase.\nevent-undone = Back.\n", { e: ["G-A1"] }),
      send: () => "",
    });
    return new ReplayPlayer(
      model,
      { title: "", Table: SeatList as never, short: () => "" },
      new ReplayTrack("/api/x", index),
      (view, near) => ReplayTrack.load("/api/x", view, near),
      shared,
    );
  }

  beforeEach(async () => {
    localStorage.clear();
    settings.speed = "off";
    asked = [];
    vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(JSON.stringify(answer(url)))));
    player = make(indexOf("1"));
    await player.go(0);
  });
  afterEach(async () => {
    player.stop();
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows each step forwards and backwards, with the items up to then", async () => {
    const seen: [number | undefined, number][] = [];
    for (const n of [0, 1, 2, 5, 7, 6, 1, 0]) {
      await player.go(n);
      seen.push([at(), player.model.items.length]);
    }
    expect(seen).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [5, 6],
      [7, 9],
      [6, 7],
      [1, 2],
      [0, 1],
    ]);
    expect(asked).toHaveLength(1);
    expect(player.model.seat).toBe(1);
  });

  it("skips undone steps, unless they are enabled", async () => {
    await player.go(2);
    player.move("step", 1);
    await tick();
    expect([player.at, player.place, player.path.length]).toEqual([5, 3, 6]);
    player.withUndone = true;
    player.move("step", -1);
    await tick();
    expect([player.at, player.path.length]).toEqual([4, 8]);
  });

  it("goes to a line's step, also to an undone one", async () => {
    player.goToItem(8);
    await tick();
    expect([player.at, at()]).toEqual([7, 7]);
    player.goToItem(4);
    await tick();
    expect([player.at, at()]).toEqual([3, 3]);
    expect(player.hash).toBe("#1/4");
  });

  it("shows the same moment from another view", async () => {
    await player.go(5);
    await player.changeView("all");
    expect(asked).toContain("/api/x?view=all&near=1%2F5");
    expect([player.track.view, player.at, at(), player.model.seat]).toEqual(["all", 2, 2, null]);
    expect(player.model.items).toHaveLength(3);
    await player.goToPlace({ view: "public", item: 9 });
    expect([player.track.view, player.at]).toEqual(["public", 7]);
    await player.goToPlace({ view: "4", item: 1 });
    expect(player.track.view).toBe("public");
  });

  it("hides everything while a shared device is handed over", async () => {
    player = make(indexOf("public", { views: ["public", "1", "2"], status: "running" }), true);
    await player.go(2);
    await player.changeView("2");
    expect([player.model.handOverTo, player.track.view]).toEqual([2, "public"]);
    await player.seatTaken(2);
    expect([player.model.handOverTo, player.track.view, player.model.seat]).toEqual([null, "2", 2]);
    await player.goToPlace({ view: "1", item: 9 });
    expect([player.model.handOverTo, player.track.view]).toEqual([1, "2"]);
    await player.seatTaken(1);
    expect([player.model.handOverTo, player.track.view, player.at]).toEqual([null, "1", 7]);
    await player.changeView("public"); // it has no secrets
    expect([player.model.handOverTo, player.track.view]).toEqual([null, "public"]);
  });

  it("plays to the end, and from the start again", async () => {
    vi.useFakeTimers();
    player.toggle();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([player.at, player.playing, player.atEnd]).toEqual([7, false, true]);
    player.toggle();
    await vi.advanceTimersByTimeAsync(1);
    expect([player.at, player.playing]).toEqual([0, true]);
    player.walkTo(2);
    expect(player.playing).toBe(false);
  });

  it("keeps the last known board after a divergence, and shows the log", async () => {
    const steps = STEPS.map((each, n) => (n > 4 ? { ...each, known: false } : each));
    player = make(indexOf("1", { steps, departs: { step: 5, rules: 1, today: 2 } }));
    await player.go(7);
    expect([at(), player.unknown, player.model.items.length]).toEqual([4, true, 9]);
    await player.go(2);
    expect([at(), player.unknown]).toEqual([2, false]);
  });

  it("offers a study only of steps that today's rules reproduce; elements are explained as at a table", async () => {
    const steps = STEPS.map((each, n) => (n > 4 ? { ...each, known: false } : each));
    player = make(indexOf("1", { steps, departs: { step: 5, rules: 1, today: 2 } }));
    await player.go(2);
    shown = mount(ReplayShell, { target: document.body, props: { player, refused: false, table: "t", record: "", saved: false } });
    flushSync();
    const link = () => document.querySelector("header a[href*=study]")?.getAttribute("href");
    expect(link()).toBe("/t/t/study#1/3");
    await player.go(7);
    flushSync();
    expect(link()).toBeUndefined();
    expect(document.querySelector(".notice.bad")!.textContent).toContain("You can only study steps");
    expect(document.querySelector("[role=tooltip].hover")).not.toBeNull();
  });

  it("shows the outcome only at the last step", async () => {
    expect(player.model.meta.status).toBe("running");
    await player.go(7);
    expect(player.model.meta.status).toBe("over");
  });

  it("navigates with a slider, buttons and a log", async () => {
    shown = mount(Controls, { target: document.body, props: { player } });
    flushSync();
    const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
    expect([slider.min, slider.max, slider.value]).toEqual(["0", "5", "0"]);
    slider.value = "3";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await tick();
    flushSync();
    expect([player.at, slider.getAttribute("aria-valuetext")]).toEqual([5, "Step 3 of 5. A phase."]);
    document.querySelector<HTMLElement>("[data-go='turn-']")!.click();
    await tick();
    expect(player.at).toBe(2);
    document.querySelector<HTMLElement>("[data-go='phase+']")!.click();
    await tick();
    expect(player.at).toBe(5);
    document.querySelector<HTMLElement>("[data-go='phase-']")!.click();
    await tick();
    expect(player.at).toBe(0);
    document.querySelector<HTMLElement>("[data-go='round+']")!.click();
    await tick();
    expect(player.at).toBe(7);
    await unmount(shown);
    shown = mount(ReplayLog, { target: document.body, props: { player } });
    flushSync();
    expect([...document.querySelectorAll(".now [data-item]")].map((each) => each.textContent!.trim())).toEqual(["Line 8.", "Line 9."]);
    document.querySelector<HTMLElement>("[data-item='7']")!.click();
    await tick();
    expect(player.at).toBe(6);
    expect(document.querySelector("li.now a.rule")!.getAttribute("href")).toMatch(/^\/rules\/.*\/G-A1$/);
    document.querySelector<HTMLElement>("h3 button")!.click();
    flushSync();
    document.querySelector<HTMLElement>("[data-item='2']")!.click();
    await tick();
    expect(player.at).toBe(1);
  });
});

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleShown } from "../generated/wire";
import { settings } from "../prefs/settings.svelte";
import type { Snapshot } from "../protocol/messages";
import { parseRoute } from "../session/router.svelte";
import SeatList from "../table/seats/SeatList.svelte";
import { choice, question } from "../testing/factories";
import { addressOf, PuzzleBoard } from "./puzzleBoard.svelte";
import PuzzleShell from "./PuzzleShell.svelte";
import { sparkline } from "./sparkline";

const WORDS = `
ask-q = Which one?
choice-area = { NAME($name) }
event-e = It happens.
reason-good = It is good.
theme-attack = Attack
`;
const RIGHT = ["a", "b"];
const asked: { path: string; body?: { choices: string[]; give_up?: boolean; element?: string } }[] = [];
let rated = false;

/** A puzzle whose answer is a, then b. */
function answer(choices: string[], give_up = false): PuzzleShown {
  const right = choices.findIndex((text, n) => text !== RIGHT[n]);
  const kept = right < 0 ? choices : choices.slice(0, right);
  const grade = give_up ? "given_up" : right >= 0 ? "wrong" : kept.length === RIGHT.length ? "solved" : "open";
  const snapshot: Snapshot = {
    view: { families: {}, n: kept.length },
    facts: {},
    question: question([choice("a"), choice("b"), choice("c")]),
    anytime: [],
    waiting: [2],
    undo: null,
    free: 0,
    act: 0,
  };
  const change = grade === "open" || rated ? null : grade === "solved" ? 12 : -9;
  rated ||= grade !== "open";
  const standing = { rating: 1500 + (change ?? 0), margin: 90, solved: 0, failed: 0, streak: 0, best_streak: 0, history: [] };
  const value = (text: string, chance: number) => ({ choice: choice(text, "area", [`area:${text}`]), chance, error: 0.01 });
  const line = RIGHT.map((text) => ({ kind: "q", margin: 0.1, alike: 0, values: [value(text, 0.6), value("c", 0.5)] }));
  return {
    id: "p1",
    game: "g",
    options: {},
    set: "d-1",
    teams: [[1], [2]],
    seat: 2,
    rating: 1600,
    choices: kept,
    grade,
    answered: grade === "open" ? null : grade === "solved",
    change,
    snapshot,
    items: kept.map((text) => ({ event: "e", text })),
    round: 1,
    solution:
      grade === "solved" || grade === "given_up"
        ? { line, reasons: [{ id: "reason-good", args: {} }], themes: ["attack", "unnamed"], bots: [{ bot: "soldato", share: 0.5 }] }
        : null,
    standing,
  };
}

vi.mock("../games/loadGame", () => ({
  loadGame: () =>
    Promise.resolve({
      components: {},
      glossary: {},
      words: { ftl: { en: WORDS }, names: {}, things: {} },
      rules: [],
      renderer: { title: "", Table: SeatList, short: () => "" },
    }),
}));
vi.mock("../session/session.svelte", () => ({ session: { ensure: () => Promise.resolve() } }));
vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  api: {
    get: (path: string) => {
      asked.push({ path });
      return Promise.resolve(answer([]));
    },
    post: (path: string, body: { choices: string[]; give_up?: boolean }) => {
      asked.push({ path, body });
      if (path.endsWith("/why")) return Promise.resolve({ act: body.choices.length, why: null });
      return body.choices.includes("broken") ? Promise.reject(new Error("no")) : Promise.resolve(answer(body.choices, body.give_up));
    },
  },
}));

describe("a puzzle", () => {
  let board: PuzzleBoard;
  let page: Record<string, unknown> | null = null;
  const next = vi.fn();
  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
  const press = async (selector: string): Promise<void> => {
    await vi.waitUntil(() => (flushSync(), document.querySelector(selector) !== null)); // a list may come a moment later
    document.querySelector<HTMLElement>(selector)!.click();
    await settled();
  };

  beforeEach(async () => {
    asked.length = 0;
    rated = false;
    next.mockClear();
    settings.speed = "off";
    board = await PuzzleBoard.open({ id: "p1", game: "", theme: "" });
    page = mount(PuzzleShell, { target: document.body, props: { board, theme: "", next } });
    await settled();
  });
  afterEach(async () => {
    board.stop();
    if (page) await unmount(page);
    page = null;
    document.body.innerHTML = "";
  });

  it("asks its seat and shows no solution", async () => {
    expect([board.model.seat, board.over, board.model.mayAskAdvice]).toEqual([2, false, false]);
    await vi.waitUntil(() => (flushSync(), document.querySelectorAll("[data-choice]").length === 3));
    expect(document.body.textContent).not.toContain("It is good.");
  });

  it("takes a wrong choice back and lets the player try again", async () => {
    await press("[data-choice=c]");
    expect(asked.at(-1)).toEqual({ path: "/api/puzzles/p1/answer", body: { choices: ["c"], give_up: false } });
    expect([board.wrong, board.shown.choices, board.change]).toEqual([true, [], -9]);
    expect(document.querySelector(".status.bad")!.textContent).not.toBe("");
    await press("[data-choice=a]");
    expect([board.wrong, board.shown.choices]).toEqual([false, ["a"]]);
    await press("[data-choice=b]");
    expect([board.over, board.change]).toEqual([true, -9]); // the first answer counted
  });

  it("goes on step by step to the solution, with reasons, themes and values", async () => {
    await press("[data-choice=a]");
    expect(document.querySelector(".status")!.textContent).not.toBe("");
    await press("[data-choice=b]");
    expect(document.querySelector("h2")!.textContent).not.toBe("");
    const text = document.querySelector("aside")!.textContent;
    for (const part of ["It is good.", "Attack", "+12", "1512", "60%"]) expect(text, part).toContain(part);
    expect(text).not.toContain("unnamed");
    expect(document.querySelector("[data-choice]")).toBeNull();
    expect([...board.model.advice.planOrder.keys()]).toEqual(["area:a", "area:b"]);
  });

  it("shows the solution to a player who gives up, and can be tried again", async () => {
    await press(".task .button");
    expect(asked.at(-1)!.body).toEqual({ choices: [], give_up: true });
    expect(board.over).toBe(true);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true, cancelable: true }));
    expect(next).toHaveBeenCalledTimes(1);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true, cancelable: true }));
    await vi.waitUntil(() => (flushSync(), document.querySelectorAll("[data-choice]").length === 3));
    expect([board.over, board.model.advice.plan]).toEqual([false, null]);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true, cancelable: true }));
    expect(next).toHaveBeenCalledTimes(1);
  });

  it("says what went wrong and stays open", async () => {
    board.model.send({ type: "choose", seat: 2, act: 0, choices: ["broken"] });
    await settled();
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    expect([board.busy, board.model.pendingChoice]).toEqual([false, null]);
  });

  it("asks the server why an element cannot be chosen", async () => {
    await board.model.whyNotCache.request("area:x");
    expect(asked.at(-1)).toEqual({ path: "/api/puzzles/p1/why", body: { choices: [], element: "area:x" } });
  });
});

it("has addresses for one puzzle and for a trainer", () => {
  expect(addressOf({ id: "p 1", game: "", theme: "" })).toBe("/api/puzzles/p%201");
  expect(addressOf({ id: "", game: "g", theme: "attack" })).toBe("/api/puzzles/next/g?theme=attack");
  expect(parseRoute("/puzzles")).toEqual({ name: "puzzles" });
  expect(parseRoute("/puzzles/g/attack")).toEqual({ name: "puzzle", id: "", game: "g", theme: "attack" });
  expect(parseRoute("/puzzle/p1")).toEqual({ name: "puzzle", id: "p1", game: "", theme: "" });
  expect(parseRoute("/puzzle/p1/study")).toMatchObject({ name: "study", puzzle: "p1" });
});

it("draws ratings as a line within its box", () => {
  expect(sparkline([1500, 1600, 1550], 100, 40)).toBe("M2.0 38.0L50.0 2.0L98.0 20.0");
  expect(sparkline([1500, 1500], 100, 40)).toBe("M2.0 20.0L98.0 20.0");
});

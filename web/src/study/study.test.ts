import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot, StudyShown } from "../protocol/messages";
import { settings } from "../prefs/settings.svelte";
import { choice, question } from "../testing/factories";
import SeatList from "../table/seats/SeatList.svelte";
import Editor from "./Editor.svelte";
import StudyShell from "./StudyShell.svelte";
import { backLinks } from "./backLink";
import { StudyBoard } from "./studyBoard.svelte";
import { withValue, fieldsOf, formatField, atPhaseStart, parseField } from "./position";

const POSITION = {
  round: 2,
  areas: { gela: { holder: 1, soldati: 3, cars: { "1": 1 }, orders: [{ seat: 1, order: "red.basic.1" }] } },
  steps: [["x"]],
  sealed: {},
};

describe("a position in an editor", () => {
  it("is a list of editable fields", () => {
    const fields = fieldsOf(POSITION.areas, ["areas"]);
    expect(fields.map((field) => field.path.join("/"))).toEqual([
      "areas/gela/holder",
      "areas/gela/soldati",
      "areas/gela/cars/1",
      "areas/gela/orders",
    ]);
    expect(formatField(fields[3]!.value)).toBe("red.basic.1");
    expect(parseField(" 5 ", 3)).toBe(5);
    expect(parseField("neutral", 1)).toBe("neutral");
    expect(parseField("", 1)).toBeNull();
    expect(parseField("red.basic.1, red.basic.2", [])).toEqual(["red.basic.1", "red.basic.2"]);
    expect(parseField("a, -", ["a", null])).toEqual(["a", null]);
    expect(parseField("", ["a"])).toEqual([]);
  });

  it("is changed without mutation", () => {
    const after = withValue(POSITION, ["areas", "gela", "soldati"], 9) as typeof POSITION;
    expect(after.areas.gela.soldati).toBe(9);
    expect(POSITION.areas.gela.soldati).toBe(3);
    expect(after.areas.gela.cars).toBe(POSITION.areas.gela.cars);
  });

  it("is moved to the start of a phase without state inside a rule", () => {
    expect(atPhaseStart(POSITION, ["steps", "sealed"], "encounter", null)).toEqual({ round: 2, areas: POSITION.areas, phase: "encounter" });
    expect(atPhaseStart({ ...POSITION, turn: 1 }, ["steps", "sealed"], "planning", 3)).toMatchObject({ phase: "planning", turn: 3 });
  });
});

describe("links back from a study", () => {
  it("lead to the step that it was opened from, and to the table", () => {
    expect(backLinks({ table: "a b", view: "2", item: 17 })).toEqual([
      { to: "replay", href: "/t/a%20b/replay#2/17" },
      { to: "table", href: "/t/a%20b" },
    ]);
    expect(backLinks({ table: "t", view: "1" })).toEqual([{ to: "table", href: "/t/t" }]);
    expect(backLinks({ replay: "r", view: "all", item: 3 })).toEqual([{ to: "replay", href: "/replay/r#all/3" }]);
    expect(backLinks({ study: "s" })).toEqual([{ to: "home", href: "/" }]);
  });
});

// -- the board, with a server by hand ----------------------------------------------------------------------------

const WORDS = `
ask-q = Which one?
choice-area = { NAME($name) }
event-e = It happens.
odds-conflict = Taken { $taken } %
`;
const ODDS = { kind: "q", choices: { a: { id: "odds-conflict", args: { taken: 70, emptied: 10, held: 20 } } } };
const WHY = { id: "why-area-own", args: {}, rules: ["G-1"] };
const asked: { path: string; body: { study: StudyShown["study"]; seat?: number } }[] = [];

function answer(choices: string[], position: object = POSITION): StudyShown {
  const seat = choices.length < 2 ? 1 : 2;
  const snapshot: Snapshot = {
    view: { families: {}, n: choices.length },
    facts: {},
    question: question([choice("a"), choice("b")], { odds: choices.length === 1 }),
    anytime: [],
    waiting: [seat],
    undo: null,
    free: 0,
    act: 0,
  };
  return {
    study: { game: "g", options: {}, data: "d 1", position, choices, seal: "s" },
    teams: [[1], [2]],
    starts: ["planning"],
    within: ["steps", "sealed"],
    set: "d-1",
    seat,
    snapshot,
    items: choices.map((line) => ({ event: "e", line })),
    outcome: null,
    round: 1,
    now: position,
  } as StudyShown;
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
    post: (path: string, body: { study: StudyShown["study"] }) => {
      asked.push({ path, body });
      if (path === "/api/study/open") return Promise.resolve(answer([]));
      if (path === "/api/study/why") return Promise.resolve({ act: body.study.choices.length, why: WHY });
      if (path === "/api/study/odds") return Promise.resolve(ODDS);
      if (path === "/api/study/advise") return Promise.resolve({ seat: 1, sure: null, choices: [] });
      if (JSON.stringify(body.study.position).includes("666")) return Promise.reject(new Error("seat 1 has 600 Soldati too many"));
      return Promise.resolve(answer(body.study.choices, body.study.position));
    },
  },
}));

describe("a study", () => {
  let board: StudyBoard;
  let page: Record<string, unknown> | null = null;
  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };

  beforeEach(async () => {
    asked.length = 0;
    settings.speed = "off";
    board = await StudyBoard.open({ table: "t", view: "1" });
  });
  afterEach(async () => {
    board.stop();
    if (page) await unmount(page);
    page = null;
    document.body.innerHTML = "";
  });

  it("makes and undoes choices", async () => {
    const { model } = board;
    expect(model.seat).toBe(1);
    model.choose(model.question!.choices[0]!);
    await settled();
    expect(board.study.choices).toEqual(["1 a"]);
    model.skip();
    model.choose(model.question!.choices[1]!);
    await settled();
    expect(board.study.choices).toEqual(["1 a", "1 b"]);
    expect(model.seat).toBe(2); // the seat that must decide is active
    expect(model.items.length).toBe(2);
    await board.undo();
    expect([board.study.choices, board.undone]).toEqual([["1 a"], ["1 b"]]);
    expect(model.items.length).toBe(1);
    await board.redo();
    expect([board.study.choices, board.undone]).toEqual([["1 a", "1 b"], []]);
    model.send({ type: "undo", seat: 1, turn: true });
    await settled();
    expect(board.study.choices).toEqual([]);
  });

  it("asks the Consigliere about the study", async () => {
    board.model.askAdvice();
    await settled();
    expect(asked.at(-1)).toMatchObject({ path: "/api/study/advise", body: { seat: 1 } });
    expect(board.model.advice.phase).toBe("given");
  });

  it("explains why something cannot be chosen", async () => {
    await board.show(["1 a"]);
    await board.model.whyNotCache.request("area:gela");
    expect(asked.at(-1)).toMatchObject({ path: "/api/study/why", body: { seat: 1, element: "area:gela", study: { choices: ["1 a"] } } });
    expect(board.model.whyNotCache.get("area:gela")).toEqual(WHY);
  });

  it("shows the odds of a question that has some", async () => {
    page = mount(StudyShell, { target: document.body, props: { board } });
    await settled();
    expect(asked.some(({ path }) => path === "/api/study/odds")).toBe(false);
    await board.show(["1 a"]);
    await settled();
    expect(asked.at(-1)).toMatchObject({ path: "/api/study/odds", body: { seat: 1, study: { choices: ["1 a"] } } });
    await settled();
    expect(document.querySelector("[data-choice=a]")!.textContent).toContain("70 %");
    expect(document.querySelector("[data-choice=b]")!.textContent).not.toContain("%");
  });

  it("has advice among its tools, by click and by key", async () => {
    page = mount(StudyShell, { target: document.body, props: { board } });
    await settled();
    const consult = document.querySelector<HTMLElement>("[role=toolbar] .consult")!;
    consult.click();
    await settled();
    expect(board.model.advice.phase).toBe("given");
    expect(document.querySelector(".said, .counsel")).not.toBeNull();
    for (const open of [false, true]) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "!", bubbles: true, cancelable: true }));
      await settled();
      expect(board.model.advice.open).toBe(open);
    }
    expect(asked.filter(({ path }) => path === "/api/study/advise")).toHaveLength(2);
  });

  it("keeps question and tools out of the scrolled part, and starts each question at its top", async () => {
    page = mount(StudyShell, { target: document.body, props: { board } });
    await settled();
    const list = document.querySelector<HTMLElement>(".list")!;
    for (const fixed of [".prompt", "[role=toolbar]", ".consult"]) expect(list.contains(document.querySelector(fixed)), fixed).toBe(false);
    expect(list.querySelector("[data-choice]")).not.toBeNull();
    list.scrollTop = 40;
    await board.show(["1 a"]);
    await settled();
    expect([document.querySelector(".list") === list, list.scrollTop]).toEqual([true, 0]);
  });

  it("explains elements, and its log has no replay links", async () => {
    page = mount(StudyShell, { target: document.body, props: { board } });
    await board.show(["1 a"]);
    await settled();
    expect(document.querySelector("[role=tooltip].hover")).not.toBeNull();
    const press = (selector: string): void => {
      document.querySelector<HTMLElement>(selector)!.click();
      flushSync();
    };
    for (const each of [".more", ".made button:last-child", ".log li button"]) press(each); // on small screens the log is one of the tools
    expect([document.querySelector(".log .then") === null, document.querySelector("a[href*=replay]")]).toEqual([false, null]);
  });

  it("is edited by field; a broken law is reported, and nothing changes", async () => {
    page = mount(Editor, { target: document.body, props: { board } });
    flushSync();
    const field = document.querySelector<HTMLInputElement>('[data-path="areas/gela/soldati"]')!;
    const apply = document.querySelector<HTMLButtonElement>("button.primary")!;
    const write = async (words: string): Promise<void> => {
      field.value = words;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      flushSync();
      apply.click();
      await settled();
    };
    await write("666");
    expect(document.querySelector("[role=alert]")!.textContent).toContain("too many");
    expect(board.study.position).toEqual(POSITION);
    await write("7");
    expect(asked.at(-1)!.body.study.position).toMatchObject({ areas: { gela: { soldati: 7, holder: 1 } } });
    expect(board.study.choices).toEqual([]);
    expect(document.querySelector("[role=status]")).not.toBeNull();
  });
});

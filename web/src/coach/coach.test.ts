import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../lib/model.svelte";
import type { ClientMessage, Item } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { taught } from "../lib/taught.svelte";
import { choice, question, voice, whole } from "../lib/testing";
import { unasked } from "../lib/unasked.svelte";
import Confirm from "../table/Confirm.svelte";
import { bookOf, due, learned, warned, type CoachBook, type Moment } from "./book";
import { Pupil } from "./pupil.svelte";
import Tip from "./Tip.svelte";

const GAMES = ["la_famiglia", "corleones_empire"];
const LANGUAGES = ["en", "de", "pl"];
const catalogues = import.meta.glob<string>("../games/*/coach/words/*/coach.ftl", { eager: true, query: "?raw", import: "default" });
const lessons = import.meta.glob<string>("../../../src/cosca/games/*/lessons.yaml", { eager: true, query: "?raw", import: "default" });
const questions = import.meta.glob<string>("../../../src/cosca/games/*/words/en/questions.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

function ids(ftl: string, family: string): string[] {
  return [...ftl.matchAll(/^([a-z][\w-]*) =/gm)]
    .map((found) => found[1]!)
    .filter((id) => id.startsWith(`${family}-`))
    .map((id) => id.slice(family.length + 1));
}
const sorted = (all: Iterable<string>) => [...new Set(all)].sort();
const book = async (game: string) => (await bookOf(game))!;

describe.each(GAMES)("the coach of %s", (game) => {
  const asked = sorted(ids(questions[`../../../src/cosca/games/${game}/words/en/questions.ftl`]!, "ask"));
  const kindId = (kind: string) => kind.replaceAll(".", "-");

  it("has words for all that it says, and nothing that it never says, in every language", async () => {
    const { lessons, tips, warnings } = await book(game);
    for (const language of LANGUAGES) {
      const ftl = catalogues[`../games/${game}/coach/words/${language}/coach.ftl`]!;
      expect(sorted(ids(ftl, "step"))).toEqual(sorted(Object.values(lessons).flatMap((lesson) => lesson.steps.map(({ id }) => id))));
      expect(sorted(ids(ftl, "end"))).toEqual(sorted(Object.keys(lessons)));
      expect(sorted(ids(ftl, "tip"))).toEqual(sorted(Object.values(tips)));
      expect(sorted(ids(ftl, "warn"))).toEqual(sorted(warnings.map(({ id }) => id)));
    }
  });

  it("has a tip for every kind of question, and asks for no kind that there is not", async () => {
    const { lessons, tips } = await book(game);
    expect(sorted(Object.keys(tips).map(kindId))).toEqual(asked);
    const kinds = Object.values(lessons).flatMap((lesson) => lesson.steps.flatMap((step) => step.asked ?? []));
    expect(kinds.map(kindId).filter((each) => !asked.includes(each))).toEqual([]);
  });

  it("teaches the lessons that the server has", async () => {
    const yaml = lessons[`../../../src/cosca/games/${game}/lessons.yaml`]!;
    expect(Object.keys((await book(game)).lessons).sort()).toEqual([...yaml.matchAll(/^(\w+):$/gm)].map((found) => found[1]).sort());
  });

  it("explains nothing twice in a lesson", async () => {
    for (const { steps } of Object.values((await book(game)).lessons)) expect(sorted(steps.map(({ id }) => id))).toHaveLength(steps.length);
  });
});

describe("what is explained next", () => {
  const steps = [
    { id: "goal" },
    { id: "move", asked: ["move"] },
    { id: "column", asked: ["move"], offers: "column" },
    { id: "won", event: ["won"], own: true },
    { id: "over", over: true },
  ];
  const item = (event: string, seat: number): Item => ({ n: 1, facts: { event, seat } });
  const at = (rest: Partial<Moment>): Moment => ({ question: null, log: [], seat: 1, over: false, ...rest });

  it("comes when it first matters, once, in the order of the lesson", () => {
    const lesson = { steps };
    expect(due(lesson, at({}), [])?.id).toBe("goal");
    expect(due(lesson, at({}), ["goal"])).toBeNull();
    const move = question([choice("a")], { kind: "move" });
    expect(due(lesson, at({ question: move }), ["goal"])?.id).toBe("move");
    expect(due(lesson, at({ question: move }), ["goal", "move"])).toBeNull();
    expect(due(lesson, at({ question: question([choice("b", "column")], { kind: "move" }) }), ["goal", "move"])?.id).toBe("column");
    expect(due(lesson, at({ question: { ...move, done: true } }), ["goal"])).toBeNull();
    expect(due(lesson, at({ log: [item("won", 2)] }), ["goal"])).toBeNull();
    expect(due(lesson, at({ log: [item("won", 1)] }), ["goal"])?.id).toBe("won");
    expect(due(lesson, at({ over: true }), ["goal"])?.id).toBe("over");
  });

  it("ends with what the lesson is for, or with the game", () => {
    expect(learned({ steps }, at({}))).toBe(false);
    expect(learned({ steps }, at({ over: true }))).toBe(true);
    expect(learned({ steps, until: ["won"] }, at({ log: [item("won", 2)] }))).toBe(true);
    expect(learned({ steps, until: ["won"], own: true }, at({ log: [item("won", 2)] }))).toBe(false);
  });
});

describe("warnings", () => {
  const held = (seat: string) => ({ id: "certain-empty", args: { area: "corleone", seat: 1, held: seat } });
  const asked = (kind: string, facts = {}, ...choices: ReturnType<typeof choice>[]) => question(choices, { kind, facts });
  const words = voice("area-corleone = Corleone\n");
  const warnedOf = (of: CoachBook, q: ReturnType<typeof question>, at = 0) =>
    warned(of, { question: q, words, glossary: { "area:corleone": { text: null, rules: [] } } }, q.choices[at]!);

  it("say which area is left empty, if it was one's own", async () => {
    const famiglia = await book("la_famiglia");
    const leave = (whose: string) => asked("move.number", {}, { ...choice("number 3"), certain: [held(whose)] });
    expect(warnedOf(famiglia, leave("own"))).toMatchObject({ id: "empty", words: expect.stringContaining("Corleone") });
    expect(warnedOf(famiglia, leave("enemy"))).toBeNull();
    expect(warnedOf(famiglia, asked("move.number", {}, choice("number 1")))).toBeNull();
  });

  it("come before the last figure only while something could still be done, and before a bid of everything", async () => {
    const empire = await book("corleones_empire");
    const thug = choice("thug", "thug", [], { last: true });
    expect(warnedOf(empire, asked("business.action", {}, thug))).toBeNull();
    expect(warnedOf(empire, asked("business.action", {}, thug, choice("job x", "job")))?.id).toBe("last");
    expect(warnedOf(empire, asked("bid.card", { left: 0, total: 8 }, choice("done", "done")))?.id).toBe("all_in");
    expect(warnedOf(empire, asked("bid.card", { left: 3, total: 8 }, choice("done", "done")))).toBeNull();
  });
});

describe("coaching at a table", () => {
  const fake: CoachBook = {
    lessons: { first: { steps: [{ id: "one" }, { id: "two" }] } },
    tips: { q: "q", other: "other" },
    warnings: [{ id: "risk", of: (_, { text }) => (text === "Noto" ? {} : null) }],
    args: () => ({}),
    say: (key) => key,
  };
  let model: TableModel;
  let sent: ClientMessage[];
  let shown: Record<string, unknown>[] = [];
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  function ask(kind: string, act = 1): void {
    model.receive(whole({ waiting: [1], act, question: question([choice("Gela"), choice("Noto")], { kind }) }));
    model.skip();
  }

  beforeEach(() => {
    localStorage.clear();
    settings.speed = "off";
    settings.coach = null;
    unasked.clear();
    sent = [];
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: voice("choice-area = { NAME($name) }\n"),
      send: (message) => `${sent.push(message)}`,
    });
    model.seat = 1;
    ask("q");
  });
  afterEach(async () => {
    await Promise.all(shown.map((each) => unmount(each)));
    shown = [];
    document.body.innerHTML = "";
    vi.restoreAllMocks();
  });
  function show(component: typeof Tip | typeof Confirm): void {
    shown.push(mount(component as typeof Tip, { target: document.body, props: { model, book: fake } }));
    flushSync();
  }

  it("says one sentence with the first question of a kind, and never again", () => {
    show(Tip);
    expect(find("[data-tip]")?.dataset.tip).toBe("q");
    expect(find("[data-tip]")?.classList.contains("tip")).toBe(false); // that is the dark card: its light words are not read here
    ask("q", 2);
    flushSync();
    expect(find("[data-tip]")).toBeNull();
    ask("other", 3);
    flushSync();
    expect(find("[data-tip]")?.dataset.tip).toBe("other");
    find("[data-tip] button")!.click();
    expect(settings.coached).toBe(false);
  });

  it("asks before what is soon regretted, unless that is waived", () => {
    show(Tip);
    show(Confirm);
    const [gela, noto] = model.question!.choices;
    model.choose(noto!);
    flushSync();
    expect(find("[data-warned]")?.dataset.warned).toBe("risk");
    expect(sent).toHaveLength(0);
    model.confirming = null;
    unasked.add(model.confirmKind(noto!));
    model.choose(noto!);
    expect(sent).toHaveLength(1);
    expect(model.warn(gela!)).toBeNull();
  });

  it("is for newcomers, until they have finished a coached game or set it otherwise", () => {
    expect(settings.coached).toBe(true);
    taught.add("la_famiglia");
    expect(settings.coached).toBe(false);
    settings.set({ coach: true });
    expect(settings.coached).toBe(true);
  });

  it("explains nothing before the table has told where it stands", () => {
    const early = new TableModel({ meta: metaOf(1, [1], false), components: {}, glossary: {}, rules: [], words: voice(), send: () => "" });
    const pupil = new Pupil(early, fake, "first");
    expect(pupil.step).toBeNull();
    early.receive(whole());
    early.skip();
    expect(pupil.step?.id).toBe("one");
  });

  it("goes on after a reload where it was", () => {
    const pupil = new Pupil(model, fake, "first");
    expect(pupil.step?.id).toBe("one");
    pupil.next();
    expect(new Pupil(model, fake, "first").step?.id).toBe("two");
    pupil.hush(true);
    expect(new Pupil(model, fake, "first").step).toBeNull();
  });
});

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../model/tableModel.svelte";
import type { ClientMessage, Hint, Item } from "../protocol/messages";
import { api } from "../net/api";
import { settings } from "../prefs/settings.svelte";
import { completedLessons } from "../prefs/completedLessons.svelte";
import { choice, question, gameTexts, stateMessage } from "../testing/factories";
import { waivedConfirmations } from "../prefs/waivedConfirmations.svelte";
import ConfirmChoice from "../table/question/ConfirmChoice.svelte";
import { loadScript, nextStep, isComplete, findWarning, type LessonState } from "./script";
import type { Card, CoachScript } from "../boardkit/coachScript";
import { LessonProgress } from "./lessonProgress.svelte";
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
const catalogue = (game: string, language: string) => catalogues[`../games/${game}/coach/words/${language}/coach.ftl`]!;
/** Words on one card; German and Polish need more of them for the same. */
const MOST_WORDS: Record<string, number> = { en: 25, de: 30, pl: 30 };
/** Return the advised line of the first lesson, from the server's file. */
function line(game: string): { card: string; asked: string }[] {
  const yaml = lessons[`../../../src/cosca/games/${game}/lessons.yaml`]!;
  return [...yaml.matchAll(/^ {4}- \{card: (\w+), asked: ([\w.]+), choice:/gm)].map((found) => ({ card: found[1]!, asked: found[2]! }));
}
const sorted = (all: Iterable<string>) => [...new Set(all)].sort();
const script = async (game: string) => (await loadScript(game))!;

describe.each(GAMES)("the coach of %s", (game) => {
  const asked = sorted(ids(questions[`../../../src/cosca/games/${game}/words/en/questions.ftl`]!, "ask"));
  const kindId = (kind: string) => kind.replaceAll(".", "-");

  it("has exactly the texts that it uses, in every language", async () => {
    const { lessons, tips, warnings } = await script(game);
    const cards = Object.values(lessons).flatMap((lesson) => Object.entries(lesson.cards ?? {}));
    const those = (of: (card: Card) => unknown) => sorted(cards.filter(([, card]) => of(card)).map(([id]) => id));
    for (const language of LANGUAGES) {
      const ftl = catalogue(game, language);
      expect(sorted(ids(ftl, "why"))).toEqual(those(() => true)); // every piece of advice has a reason
      expect(sorted(ids(ftl, "ask"))).toEqual(those(({ asks }) => asks));
      expect(sorted(ids(ftl, "other"))).toEqual(those(({ asks }) => asks));
      expect(sorted(ids(ftl, "good"))).toEqual(those(({ praises }) => praises));
      expect(sorted(ids(ftl, "step"))).toEqual(sorted(Object.values(lessons).flatMap((lesson) => lesson.steps.map(({ id }) => id))));
      expect(sorted(ids(ftl, "end"))).toEqual(sorted(Object.keys(lessons)));
      expect(sorted(ids(ftl, "tip"))).toEqual(sorted(Object.values(tips)));
      expect(sorted(ids(ftl, "warn"))).toEqual(sorted(warnings.map(({ id }) => id)));
    }
  });

  it("has a tip for every kind of question, and names no unknown kind", async () => {
    const { lessons, tips } = await script(game);
    expect(sorted(Object.keys(tips).map(kindId))).toEqual(asked);
    const kinds = Object.values(lessons).flatMap((lesson) => lesson.steps.flatMap((step) => step.asked ?? []));
    expect(kinds.map(kindId).filter((each) => !asked.includes(each))).toEqual([]);
  });

  it.each(LANGUAGES)("says at most so many words on a card (%s)", (language) => {
    const ftl = catalogue(game, language);
    const texts = new Map([...ftl.matchAll(/^([\w-]+) = (.*)$/gm)].map((found) => [found[1]!, found[2]!]));
    const cards = [...texts].filter(([id]) => /^(step|ask|why|other|tip|end)-/.test(id));
    // What the coach says after the advised choice stands above the next card of the line.
    for (const [at, { card }] of line(game).entries()) {
      const next = line(game)[at + 1]?.card;
      if (texts.has(`good-${card}`))
        cards.push([`good-${card}`, `${texts.get(`good-${card}`)} ${texts.get(`ask-${next}`) ?? texts.get(`why-${next}`)}`]);
    }
    const words = (text: string) =>
      text
        .replace("{ $ending }", "")
        .replace(/\{[^}]*\}/g, "1")
        .trim()
        .split(/\s+/).length;
    expect(cards.filter(([, text]) => words(text) > MOST_WORDS[language]!)).toEqual([]);
    expect(cards.length).toBeGreaterThan(80);
  });

  it("has a card for each step of the advised line, and points at steps and cards that exist", async () => {
    const { steps, cards = {} } = (await script(game)).lessons.first!;
    expect(Object.keys(cards)).toEqual(line(game).map(({ card }) => card));
    const known = steps.map(({ id }) => id);
    expect(
      Object.values(cards)
        .flatMap(({ covers }) => covers ?? [])
        .filter((id) => !known.includes(id)),
    ).toEqual([]);
    expect(steps.flatMap(({ before, ends }) => before ?? ends ?? []).filter((id) => !(id in cards))).toEqual([]);
    expect(
      line(game)
        .map((step) => kindId(step.asked))
        .filter((kind) => !asked.includes(kind)),
    ).toEqual([]);
    expect(steps.find(({ ends }) => ends)?.ends).toBe(line(game).at(-1)?.card);
  });

  it("teaches the lessons that the server has", async () => {
    const yaml = lessons[`../../../src/cosca/games/${game}/lessons.yaml`]!;
    expect(Object.keys((await script(game)).lessons).sort()).toEqual([...yaml.matchAll(/^(\w+):$/gm)].map((found) => found[1]).sort());
  });

  it("explains nothing twice in a lesson", async () => {
    for (const { steps } of Object.values((await script(game)).lessons))
      expect(sorted(steps.map(({ id }) => id))).toHaveLength(steps.length);
  });
});

describe("the next step", () => {
  const steps = [
    { id: "goal" },
    { id: "move", asked: ["move"] },
    { id: "column", asked: ["move"], offers: "column" },
    { id: "won", event: ["won"], own: true },
    { id: "over", over: true },
  ];
  const item = (event: string, seat: number): Item => ({ n: 1, facts: { event, seat } });
  const at = (rest: Partial<LessonState>): LessonState => ({ question: null, log: [], seat: 1, over: false, ...rest });

  it("is explained when it first matters, once, in the order of the lesson", () => {
    const lesson = { steps };
    expect(nextStep(lesson, at({}), [])?.id).toBe("goal");
    expect(nextStep(lesson, at({}), ["goal"])).toBeNull();
    const move = question([choice("a")], { kind: "move" });
    expect(nextStep(lesson, at({ question: move }), ["goal"])?.id).toBe("move");
    expect(nextStep(lesson, at({ question: move }), ["goal", "move"])).toBeNull();
    expect(nextStep(lesson, at({ question: question([choice("b", "column")], { kind: "move" }) }), ["goal", "move"])?.id).toBe("column");
    expect(nextStep(lesson, at({ question: { ...move, done: true } }), ["goal"])).toBeNull();
    expect(nextStep(lesson, at({ log: [item("won", 2)] }), ["goal"])).toBeNull();
    expect(nextStep(lesson, at({ log: [item("won", 1)] }), ["goal"])?.id).toBe("won");
    expect(nextStep(lesson, at({ over: true }), ["goal"])?.id).toBe("over");
  });

  it("waits while the advised line is followed, except for what belongs to the line", () => {
    const lesson = { steps: [{ id: "early", before: "one" }, { id: "end", ends: "two" }, ...steps], cards: { one: {}, two: {} } };
    const asked = question([choice("a")], { kind: "move" });
    const on = (card: string | null, last: Hint["last"] = null) =>
      nextStep(lesson, at({ question: asked, hint: { seat: 1, act: 1, text: "a", reasons: [], card, last } }), ["goal"])?.id;
    expect(nextStep(lesson, at({ question: asked }), [])).toBeNull(); // where the player stands is not known yet
    expect(on("one")).toBe("early");
    expect(on("two", { card: "one", followed: true })).toBeUndefined();
    expect(on(null, { card: "two", followed: true })).toBe("end");
    expect(on(null, { card: "two", followed: false })).toBe("move");
    expect(on(null)).toBe("move");
    expect(nextStep(lesson, at({ over: true }), ["goal"])?.id).toBe("over");
  });

  it("completes the lesson with its last event, or with the game", () => {
    expect(isComplete({ steps }, at({}))).toBe(false);
    expect(isComplete({ steps }, at({ over: true }))).toBe(true);
    expect(isComplete({ steps, until: ["won"] }, at({ log: [item("won", 2)] }))).toBe(true);
    expect(isComplete({ steps, until: ["won"], own: true }, at({ log: [item("won", 2)] }))).toBe(false);
  });
});

describe("warnings", () => {
  const held = (seat: string) => ({ id: "certain-empty", args: { area: "corleone", seat: 1, held: seat } });
  const asked = (kind: string, facts = {}, ...choices: ReturnType<typeof choice>[]) => question(choices, { kind, facts });
  const words = gameTexts("area-corleone = Corleone\n");
  const warnedOf = (of: CoachScript, q: ReturnType<typeof question>, at = 0) =>
    findWarning(of, { question: q, words, glossary: { "area:corleone": { text: null, rules: [] } } }, q.choices[at]!);

  it("name the own area that is left empty", async () => {
    const famiglia = await script("la_famiglia");
    const leave = (whose: string) => asked("move.number", {}, { ...choice("number 3"), certain: [held(whose)] });
    expect(warnedOf(famiglia, leave("own"))).toMatchObject({ id: "empty", words: expect.stringContaining("Corleone") });
    expect(warnedOf(famiglia, leave("enemy"))).toBeNull();
    expect(warnedOf(famiglia, asked("move.number", {}, choice("number 1")))).toBeNull();
  });

  it("come before cars and orders are lost, but not before a car bomb (LF-B2) or for an order that was executed (LF-E3)", async () => {
    const famiglia = await script("la_famiglia");
    const lose = (id: string, hurts: boolean) =>
      asked(
        "strike.target",
        {},
        {
          ...choice("car_bomb enna", "car_bomb"),
          certain: [{ id, args: { seat: 1, held: "own", count: 1, ...(hurts ? { hurts } : {}) } }],
        },
      );
    expect(warnedOf(famiglia, lose("certain-cars_removed", true))?.id).toBe("cars");
    expect(warnedOf(famiglia, lose("certain-cars_removed", false))).toBeNull();
    expect(warnedOf(famiglia, lose("certain-order_back", true))?.id).toBe("order");
    expect(warnedOf(famiglia, lose("certain-order_back", false))).toBeNull();
  });

  it("come before the last figure while other actions remain, and before a bid of everything", async () => {
    const empire = await script("corleones_empire");
    const thug = choice("thug", "thug", [], { last: true });
    expect(warnedOf(empire, asked("business.action", {}, thug))).toBeNull();
    expect(warnedOf(empire, asked("business.action", {}, thug, choice("job x", "job")))?.id).toBe("last");
    expect(warnedOf(empire, asked("bid.card", { left: 0, total: 8 }, choice("done", "done")))?.id).toBe("all_in");
    expect(warnedOf(empire, asked("bid.card", { left: 3, total: 8 }, choice("done", "done")))).toBeNull();
  });
});

describe("coaching at a table", () => {
  const fake: CoachScript = {
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
    model.receive(stateMessage({ waiting: [1], act, question: question([choice("Gela"), choice("Noto")], { kind }) }));
    model.skip();
  }

  beforeEach(() => {
    localStorage.clear();
    settings.speed = "off";
    settings.coach = null;
    waivedConfirmations.clear();
    sent = [];
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts("choice-area = { NAME($name) }\n"),
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
  function show(component: typeof Tip | typeof ConfirmChoice): void {
    shown.push(mount(component as typeof Tip, { target: document.body, props: { model, script: fake } }));
    flushSync();
  }

  it("shows one tip with the first question of a kind, and never again", () => {
    show(Tip);
    expect(find("[data-tip]")?.dataset.tip).toBe("q");
    expect(find("[data-tip]")?.classList.contains("tip")).toBe(false); // the dark hover card: its light text is not legible here
    ask("q", 2);
    flushSync();
    expect(find("[data-tip]")).toBeNull();
    ask("other", 3);
    flushSync();
    expect(find("[data-tip]")?.dataset.tip).toBe("other");
    find("[data-tip] button")!.click();
    expect(settings.coached).toBe(false);
  });

  it("shows a tip again if nobody opened it", () => {
    shown.push(mount(Tip, { target: document.body, props: { model, script: fake, opened: false } }));
    flushSync();
    expect(find("[data-tip]")?.dataset.tip).toBe("q");
    ask("q", 2);
    flushSync();
    expect(find("[data-tip]")?.dataset.tip).toBe("q");
  });

  it("warns before a mistake of beginners, unless that is waived", () => {
    show(Tip);
    show(ConfirmChoice);
    const [gela, noto] = model.question!.choices;
    model.choose(noto!);
    flushSync();
    expect(find("[data-warned]")?.dataset.warned).toBe("risk");
    expect(sent).toHaveLength(0);
    model.confirming = null;
    waivedConfirmations.add(model.confirmKind(noto!));
    model.choose(noto!);
    expect(sent).toHaveLength(1);
    expect(model.coachWarning(gela!)).toBeNull();
  });

  it("is for newcomers, until they have finished a coached game or set it otherwise", () => {
    expect(settings.coached).toBe(true);
    completedLessons.add("la_famiglia");
    expect(settings.coached).toBe(false);
    settings.set({ coach: true });
    expect(settings.coached).toBe(true);
  });

  it("explains nothing before the first state", () => {
    const early = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(),
      send: () => "",
    });
    const progress = new LessonProgress(early, fake, "first");
    expect(progress.step).toBeNull();
    early.receive(stateMessage());
    early.skip();
    expect(progress.step?.id).toBe("one");
  });

  it("continues after a reload", () => {
    const progress = new LessonProgress(model, fake, "first");
    expect(progress.step?.id).toBe("one");
    progress.next();
    expect(new LessonProgress(model, fake, "first").step?.id).toBe("two");
    progress.setQuiet(true);
    expect(new LessonProgress(model, fake, "first").step).toBeNull();
  });

  describe("on an advised line", () => {
    const lined: CoachScript = {
      ...fake,
      lessons: {
        first: {
          steps: [{ id: "intro", before: "where" }, { id: "general" }, { id: "more" }, { id: "much" }],
          cards: { where: { asks: true, praises: true, covers: ["more"] }, then: {} },
        },
      },
      warnings: [{ id: "risk", of: () => ({}) }],
    };
    let progress: LessonProgress;
    async function described(act: number, hint: Partial<Hint>): Promise<void> {
      ask("q", act);
      vi.spyOn(api, "get").mockResolvedValue({ seat: 1, act, text: "Gela", reasons: [], card: null, last: null, ...hint });
      progress ??= new LessonProgress(model, lined, "first");
      await progress.fetchHint();
    }
    const said = () => [progress.saying?.kind, progress.saying?.words];
    beforeEach(() => (progress = new LessonProgress(model, lined, "first")));

    it("explains, asks, and advises only when the player wants it", async () => {
      expect(progress.saying).toBeNull();
      await described(1, { card: "where" });
      expect(said()).toEqual(["step", "step.intro"]);
      progress.next();
      expect(said()).toEqual(["ask", "ask.where"]);
      progress.next();
      expect(said()).toEqual(["advice", "why.where"]);
      await described(2, { card: "then", last: { card: "where", followed: true } });
      expect(progress.saying).toMatchObject({ kind: "advice", praise: "good.where", words: "why.then" });
    });

    it("advises at once if explanations are skipped", async () => {
      progress.setQuiet(true);
      await described(1, { card: "where" });
      expect(said()).toEqual(["advice", "why.where"]);
    });

    it("comments another choice, then explains a little at a time and gives a reason with every advice", async () => {
      await described(1, { card: "where" });
      await described(2, { last: { card: "where", followed: false } });
      expect(said()).toEqual(["other", "other.where"]);
      progress.next();
      expect(said()).toEqual(["step", "step.general"]);
      progress.next();
      expect(said()).toEqual(["step", "step.much"]); // the card has covered the step between
      progress.next();
      expect(said()).toEqual(["advice", "tip.q"]);
      await described(3, { reasons: [{ id: "choice-area", args: { name: "because" } }] });
      expect(progress.saying?.words).not.toBe("");
      expect(progress.choice?.text).toBe("Gela");
    });

    it("asks for the hint again after a failure, and ignores one that comes too late", async () => {
      vi.useFakeTimers();
      ask("q", 1);
      const get = vi.spyOn(api, "get").mockRejectedValueOnce(new Error("offline"));
      await progress.fetchHint();
      get.mockResolvedValue({ seat: 1, act: 1, text: "Noto", reasons: [], card: "then", last: null });
      await vi.advanceTimersByTimeAsync(2000);
      expect(progress.choice?.text).toBe("Noto");
      ask("q", 2);
      const late = progress.fetchHint();
      ask("q", 3);
      await late;
      expect(progress.hint).toBeUndefined();
      await progress.fetchHint();
      expect(progress.choice?.text).toBe("Noto");
      vi.useRealTimers();
    });

    it("explains at most two things with one question", async () => {
      const many = { ...lined, lessons: { first: { steps: ["a", "b", "c"].map((id) => ({ id })), cards: {} } } };
      progress = new LessonProgress(model, many, "first");
      await described(1, {});
      progress.next();
      progress.next();
      expect(said()).toEqual(["advice", "tip.q"]);
      await described(2, {});
      expect(said()).toEqual(["step", "step.c"]);
    });
  });
});

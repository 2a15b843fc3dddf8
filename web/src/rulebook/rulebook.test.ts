import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, test } from "vitest";
import type { RulebookPictures } from "../boardkit/renderer";
import { SYMBOLS } from "../games/la_famiglia/symbols";
import { TableModel } from "../model/tableModel.svelte";
import { emptyTable } from "../model/emptyTable";
import type { GuideBlock } from "../protocol/messages";
import { gameTexts, stateMessage } from "../testing/factories";
import { groupBlocks, filterBlocks } from "./blocks";
import { matchesAll, matchRanges, searchTerms } from "./searchFold";
import { sectionsOf } from "./sections";

const guides = import.meta.glob<string>("../../../src/cosca/games/*/words/en/guide.md", { eager: true, query: "?raw", import: "default" });
const tours = import.meta.glob<string>("../../../src/cosca/games/*/words/en/tour.md", { eager: true, query: "?raw", import: "default" });
const scenes = import.meta.glob<string>("../../../src/cosca/games/*/words/guide.yaml", { eager: true, query: "?raw", import: "default" });
const drawings = import.meta.glob<{ default: RulebookPictures }>("../games/*/rulebook/index.ts", { eager: true });
const games = Object.keys(guides).map((path) => /games\/(\w+)\//.exec(path)![1]!);
const guideOf = (game: string) => guides[`../../../src/cosca/games/${game}/words/en/guide.md`]!;
const drawnBy = (game: string) => drawings[`../games/${game}/rulebook/index.ts`]!.default;

describe.each(games)("the rulebook of %s", (game) => {
  it("draws exactly the pictures that the guide and the tour name, of existing scenes", () => {
    const { pictures } = drawnBy(game);
    const pages = guideOf(game) + tours[`../../../src/cosca/games/${game}/words/en/tour.md`]!;
    const named = [...pages.matchAll(/^!\[.+\]\((\w+)\)$/gm)].map((found) => found[1]);
    expect(Object.keys(pictures).sort()).toEqual([...new Set(named)].sort());
    const there = scenes[`../../../src/cosca/games/${game}/words/guide.yaml`]!;
    for (const { scene } of Object.values(pictures)) expect(there).toMatch(new RegExp(`^${scene}:`, "m"));
  });

  it("draws every symbol that the guide names", async () => {
    const { Symbol } = drawnBy(game);
    const named = [...guideOf(game).matchAll(/^- !\[\]\((\w+)\)/gm)].map((found) => found[1]!);
    const model = new TableModel({
      meta: emptyTable({ id: "guide", game, set: "", options: {}, seats: [1], teams: [[1]] }),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(),
      send: () => "",
    });
    model.seat = 1;
    model.receive(stateMessage({ view: { families: { 1: "red" } } }));
    for (const name of named) {
      if (game === "la_famiglia") expect(SYMBOLS).toHaveProperty(name);
      const shown = mount(Symbol, { target: document.body, props: { model, name } });
      flushSync();
      const drawing = document.body.querySelector("svg")!;
      expect(drawing.children.length, name).toBeGreaterThan(0);
      expect(drawing.querySelector("circle.note"), `${name} is drawn as something unknown`).toBeNull();
      await unmount(shown);
    }
  });
});

afterEach(() => document.body.replaceChildren());

const block = (kind: GuideBlock["kind"], text: string, name = ""): GuideBlock => ({ kind, text, name });
const BLOCKS = [
  block("heading", "Two minutes", "minutes"),
  block("text", "You win with Mandamenti."),
  block("heading", "A round", "round"),
  block("part", "Planning", "planning"),
  block("entry", "Option A"),
  block("entry", "Option B, a column"),
  block("part", "Attack", "attack"),
  block("text", "Soldati go to Cefalù."),
];

test("consecutive entries are one list", () => {
  expect(groupBlocks(BLOCKS).map(({ kind, blocks }) => [kind, blocks.length])).toEqual([
    ["heading", 1],
    ["text", 1],
    ["heading", 1],
    ["part", 1],
    ["entry", 2],
    ["part", 1],
    ["text", 1],
  ]);
});

test("search results keep their headings, and only those", () => {
  expect(filterBlocks(BLOCKS, searchTerms("cefalu")).map(({ text }) => text)).toEqual(["A round", "Attack", "Soldati go to Cefalù."]);
  expect(filterBlocks(BLOCKS, searchTerms("option")).map(({ text }) => text)).toEqual([
    "A round",
    "Planning",
    "Option A",
    "Option B, a column",
  ]);
  expect(filterBlocks(BLOCKS, [])).toEqual(BLOCKS);
});

test("a search finds all its words in any case, without accents, in any order", () => {
  expect(matchesAll("Żeton rozkazu leży zakryty", searchTerms("ROZKAZU lezy"))).toBe(true);
  expect(matchesAll("the order’s area", searchTerms("order's"))).toBe(true);
  expect(matchesAll("Żeton rozkazu leży zakryty", searchTerms("rozkazu odkryty"))).toBe(false);
  expect(matchesAll("Łapówki", searchTerms("lapowki"))).toBe(true);
  expect(matchesAll("auf der Straße", searchTerms("strasse"))).toBe(true);
  expect(matchesAll("żeton\u00a0w\u00a0siedzibie", ["w siedzibie"])).toBe(true); // a no-break space is a space
  expect(searchTerms("w\u00a0siedzibie")).toEqual(["w", "siedzibie"]);
  expect(matchRanges("Łapówki, łapówki", searchTerms("lapowki")).map(([from, to]) => "Łapówki, łapówki".slice(from, to))).toEqual([
    "Łapówki",
    "łapówki",
  ]);
});

test("rules are found by id, title and words, and stay in their sections", () => {
  const rules = [
    { id: "LF-A1", section: "A", title: "Actions", text: "Recruit Soldati." },
    { id: "LF-A2", section: "A", title: "Actions", text: "Place Soldati." },
    { id: "LF-K1", section: "K", title: "Conflict", text: "The attacker chooses." },
  ];
  const found = (search: string) => sectionsOf(rules, searchTerms(search)).map(({ section, rules: listed }) => [section, listed.length]);
  expect(found("")).toEqual([
    ["A", 2],
    ["K", 1],
  ]);
  expect(found("a2")).toEqual([["A", 1]]);
  expect(found("conflict")).toEqual([["K", 1]]);
});

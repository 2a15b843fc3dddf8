import { describe, expect, it } from "vitest";
import { sortBots } from "../i18n/botNames";
import { byElement, filterChoices, groupByKind, findByPrefix } from "./choices";
import { elementsAfter } from "./choicePaths";
import { chapters, turns } from "./logChapters";
import { createElementFinder } from "./elementFinder";
import { subjectOf } from "../protocol/items";
import type { Choice } from "../protocol/messages";
import { parseRoute } from "../session/router.svelte";
import { matchesCommitment } from "./seedCommitment";
import { choice, question, gameTexts } from "../testing/factories";
import { text } from "../i18n/text";

const WORDS = `
area-gela = Gela
area-cefalu = Cefalù
choice-area = { choice-area.name } ({ choice-area.more })
    .name = { NAME($name) }
    .more = Red { $soldati }
choice-done = nothing more
choice-sea = Sea
choice-number = { $n } Soldati
    .name = { $n }
    .more = Soldati
choice-q--sea = this sea
`;

describe("choices", () => {
  const words = gameTexts(WORDS);
  const all = [
    choice("area gela", "area", ["area:gela"], { soldati: 3 }),
    choice("done", "done"),
    choice("area cefalu", "area", ["area:cefalu"], { soldati: 1 }),
    choice("sea", "sea"),
  ];
  const number = (n: number) => choice(`number ${n}`, "number");
  const label = (one: Choice) => words.label(null, one);

  it("are grouped by kind, passing choices last", () => {
    expect(groupByKind(all, label).map((group) => [group.kind, group.choices.length])).toEqual([
      ["area", 2],
      ["sea", 1],
      ["done", 1],
    ]);
  });
  it("are a row of ascending numbers if they are all numbers", () => {
    const [group] = groupByKind([number(3), number(2), number(1)], label);
    expect([group!.numbers, group!.choices.map((one) => one.text)]).toEqual([true, ["number 1", "number 2", "number 3"]]);
    expect(groupByKind([number(3), choice("number all", "number")], label)[0]!.numbers).toBe(false);
  });
  it("are found by words in any order, accents or not", () => {
    expect(filterChoices(all, label, "red gela").map((one) => one.text)).toEqual(["area gela"]);
    expect(filterChoices(all, label, "cefalu").map((one) => one.text)).toEqual(["area cefalu"]);
    expect(filterChoices(all, label, " ")).toHaveLength(4);
  });
  it("are found by first letter, cyclically", () => {
    expect([findByPrefix(all, label, "s", 0), findByPrefix(all, label, "g", 0), findByPrefix(all, label, "x", 0)]).toEqual([3, 0, -1]);
    expect(findByPrefix(all, () => ({ ...label(all[0]!), name: "z\u00a0Geli" }), "z g", 0)).toBe(1); // a no-break space is a space
  });
  it("have a name and a description if the catalogue has them", () => {
    expect(label(all[0]!)).toEqual({ name: "Gela", more: "Red 3", whole: "Gela (Red 3)" });
    expect(label(number(3))).toEqual({ name: "3", more: "Soldati", whole: "3 Soldati" });
    expect(label(all[1]!)).toEqual({ name: "nothing more", more: "", whole: "nothing more" });
    expect(words.label(question(all), all[3]!).whole).toBe("this sea");
  });
  it("list what can be chosen after them, some by reference to another choice", () => {
    const offer = [
      { text: "space a", element: "space:a", cost: 1 },
      { text: "done", element: "" },
    ];
    const path = [{ ...choice("x"), next: offer }, { ...choice("y"), next: 0 }, choice("z")];
    expect(path.map((one) => elementsAfter(path, one))).toEqual([["space:a"], ["space:a"], []]);
  });
  it("are indexed by the elements they touch", () => {
    const found = byElement([choice("a", "k", ["x", "y"]), choice("b", "k", ["x"])]);
    expect([...found].map(([element, those]) => [element, those.length])).toEqual([
      ["x", 2],
      ["y", 1],
    ]);
  });
});

describe("game texts", () => {
  it("name seats by their families as soon as these are known, in earlier sentences too", () => {
    const words = gameTexts("event-e = { NAME($seat) } acts.");
    const item = { n: 1, facts: { event: "e", seat: 2 } };
    expect([words.eventText(item), words.seat(2), words.seat(0)]).toEqual(["Seat 2 acts.", "", "Neutrals"]);
    words.setFamilies({ 1: "red", 2: "blue" });
    expect([words.eventText(item), words.seat(2)]).toEqual(["Blue acts.", "Blue"]);
    expect(words.eventText({ n: 2, facts: { event: "unheard" } })).toBe("");
  });
  it("format a refusal by its reason, else by its code, else with the server's message", () => {
    const words = gameTexts("refused-a = Code.\nrefused-a--b = Reason { $n }.");
    const refused = (code: string, why: string) => words.refusal({ code, why, facts: { n: 3 }, message: "Server." });
    expect([refused("a", "b"), refused("a", "c"), refused("a", ""), refused("x", "")]).toEqual(["Reason 3.", "Code.", "Code.", "Server."]);
  });
  it("name the values of an option, by message or as elements", () => {
    const words = gameTexts("option-edition = Edition\n    .help = { $n } editions.\noption-edition--1-2 = the newest");
    expect([words.option("edition"), words.option("edition", "1.2"), words.optionHelp("edition", { n: 3 })]).toEqual([
      "Edition",
      "the newest",
      "3 editions.",
    ]);
    expect([words.option("seat", "1"), words.option("free", "x_y")]).toEqual(["Seat 1", "x_y"]);
  });
});

describe("the log", () => {
  const item = (n: number, event: string, seat: number | null) => ({ n, facts: { event, ...(seat === null ? {} : { seat }) } });

  it("marks a line with the seat that its sentence names first, not with whose piece it is about", () => {
    const nameOf = (seat: number) => ["Neutrals", "Vitale", "Pizzino"][seat]!;
    const shot = { n: 1, facts: { event: "gunned_down", seat: 1, by: 2 } };
    expect(subjectOf(shot, "Pizzino guns down Vitale’s Thug.", nameOf)).toBe(2);
    expect(subjectOf(shot, "Vitale loses a Thug to Pizzino.", nameOf)).toBe(1);
    expect(subjectOf(shot, "Vitale loses a Thug.", nameOf)).toBe(1);
    expect(subjectOf({ n: 2, facts: { event: "gunned_down", seat: 0, by: 2 } }, "Pizzino guns down the Mayor.", nameOf)).toBe(2);
    const own = { n: 3, facts: { event: "thug_played", seat: 2 } };
    expect(turns([shot, own], (item) => subjectOf(item, "Pizzino …", nameOf)).map(({ seat }) => seat)).toEqual([2]);
  });

  it("has a chapter for each phase, and groups lines by seat", () => {
    const described = chapters([item(1, "a", 2), item(2, "phase", null), item(3, "a", 1), item(5, "b", 1), item(6, "a", 2)]);
    expect(described.map(({ head, lines }) => [head?.n ?? null, lines.map((line) => line.n)])).toEqual([
      [null, [1]],
      [2, [3, 5, 6]],
    ]);
    expect(turns(described[1]!.lines).map(({ n, seat, lines }) => [n, seat, lines.length])).toEqual([
      [3, 1, 2],
      [6, 2, 1],
    ]);
  });
});

describe("elements", () => {
  const term = { text: null, rules: [] };
  const find = createElementFinder({ "area:gela": term, "tile:bribery": term, "row:police": term, "column:police": term });

  it("are found in events by key, or by a value that only one has", () => {
    expect(find({ event: "x", seat: 2, tile: "bribery", origin: "gela", n: 3 })).toEqual(["seat:2", "tile:bribery", "area:gela"]);
    expect(find({ event: "x", row: "police" })).toEqual(["row:police"]);
    expect(find({ event: "x", thing: "police" })).toEqual([]);
    expect(find({ event: "x", orders: [{ seat: 1, area: "gela" }] })).toEqual(["seat:1", "area:gela"]);
  });
});

describe("addresses", () => {
  it.each([
    ["/", "", { name: "home" }],
    ["/new", "", { name: "new" }],
    ["/me", "", { name: "me" }],
    ["/t/ab%20c", "#s%2Bx", { name: "table", id: "ab c", invite: "s+x" }],
    ["/reset", "#a_B-1", { name: "reset", token: "a_B-1" }],
    ["/confirm-email", "#WyJ.x_-", { name: "confirm", token: "WyJ.x_-" }],
    ["/confirm-email/x", "", { name: "unknown" }],
    ["/admin", "", { name: "admin" }],
    ["/tables", "", { name: "tables" }],
    ["/admin/users", "", { name: "unknown" }],
    ["/rules/la_famiglia", "", { name: "rules", game: "la_famiglia", rule: "" }],
    ["/rules/la_famiglia/LF-P2", "", { name: "rules", game: "la_famiglia", rule: "LF-P2" }],
    ["/quick/la_famiglia", "", { name: "quick", game: "la_famiglia" }],
    ["/t", "", { name: "unknown" }],
    ["/rules/a/b/c", "", { name: "unknown" }],
    ["/t/%E0%A4%A", "", { name: "table", id: "%E0%A4%A", invite: "" }],
  ])("%s", (path, hash, route) => {
    expect(parseRoute(path, hash)).toEqual(route);
  });
});

describe("the seed", () => {
  const seed = "00".repeat(32);
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

  it("matches its commitment and no other", () => {
    expect(matchesCommitment(seed, commitment)).toBe(true);
    expect(matchesCommitment("01".repeat(32), commitment)).toBe(false);
    expect(matchesCommitment("no seed", commitment)).toBe(false);
  });
});

describe("text", () => {
  it("formats arguments and plurals, and shows a key without text", () => {
    expect(text("seat.number", { n: 3 })).toBe("Player 3");
    expect(text("shell.watching", { n: 1 })).toBe("1 spectator");
    expect(text("shell.watching", { n: 2 })).toBe("2 spectators");
    expect(text("no.such.key")).toBe("no-such-key");
  });
});

describe("bots", () => {
  it("are offered by rank, baselines only without ranks", () => {
    expect(sortBots(["default", "capo", "mine", "picciotto", "random"])).toEqual(["picciotto", "capo", "mine"]);
    expect(sortBots(["random", "mine"])).toEqual(["random", "mine"]);
  });
});

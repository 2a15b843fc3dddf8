import { expect, test } from "vitest";
import { searchTerms } from "./searchFold";
import { parseRuleText } from "./ruleText";

const ids = new Set(["LF-A4", "LF-W17"]);
const shown = (words: string) => parseRuleText(words, "LF-", ids).map(({ kind, text }) => [kind, text]);

test("ids of rules become links, other ids stay text", () => {
  expect(parseRuleText("See A4 and Z9.", "LF-", ids)).toEqual([
    { kind: "plain", text: "See ", id: "", found: false },
    { kind: "link", text: "A4", id: "LF-A4", found: false },
    { kind: "plain", text: " and Z9.", id: "", found: false },
  ]);
});

test("emphasis and code lose their markup", () => {
  expect(shown("**[1.2]** a *seat* with `place`")).toEqual([
    ["strong", "[1.2]"],
    ["plain", " a "],
    ["em", "seat"],
    ["plain", " with "],
    ["code", "place"],
  ]);
});

test("search matches are marked in any case, and nothing is lost", () => {
  const found = parseRuleText("An Order, an order.", "LF-", ids, ["order"]);
  expect(found.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["Order", "order"]);
  expect(found.map((piece) => piece.text).join("")).toBe("An Order, an order.");
});

test("a search ignores accents and marks each of its words", () => {
  const found = parseRuleText("Żołnierz przy drodze, die Straße", "LF-", ids, searchTerms("zolnierz STRASSE"));
  expect(found.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["Żołnierz", "Straße"]);
  expect(found.map((piece) => piece.text).join("")).toBe("Żołnierz przy drodze, die Straße");
});

import { expect, test } from "vitest";
import { wantedOf } from "../../rulebook/fold";
import { pieces } from "./words";

const ids = new Set(["LF-A4", "LF-W17"]);
const shown = (words: string) => pieces(words, "LF-", ids).map(({ kind, text }) => [kind, text]);

test("ids of rules become links, other ids stay words", () => {
  expect(pieces("See A4 and Z9.", "LF-", ids)).toEqual([
    { kind: "plain", text: "See ", id: "", found: false },
    { kind: "link", text: "A4", id: "LF-A4", found: false },
    { kind: "plain", text: " and Z9.", id: "", found: false },
  ]);
});

test("stress and code lose their signs", () => {
  expect(shown("**[1.2]** a *seat* with `place`")).toEqual([
    ["strong", "[1.2]"],
    ["plain", " a "],
    ["em", "seat"],
    ["plain", " with "],
    ["code", "place"],
  ]);
});

test("what is searched is marked, whatever its case, and nothing is lost", () => {
  const found = pieces("An Order, an order.", "LF-", ids, ["order"]);
  expect(found.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["Order", "order"]);
  expect(found.map((piece) => piece.text).join("")).toBe("An Order, an order.");
});

test("accents do not matter to a search, and each of its words is marked", () => {
  const found = pieces("Żołnierz przy drodze, die Straße", "LF-", ids, wantedOf("zolnierz STRASSE"));
  expect(found.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["Żołnierz", "Straße"]);
  expect(found.map((piece) => piece.text).join("")).toBe("Żołnierz przy drodze, die Straße");
});

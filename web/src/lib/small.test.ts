import { describe, expect, it } from "vitest";
import { byElement, filtered, grouped, jump, parts } from "./choices";
import { chapters } from "./chapters";
import { finder } from "./elements";
import type { Choice } from "./protocol";
import { parse } from "./router.svelte";
import { keepsPromise } from "./seed";
import { text } from "./text";

const choice = (label: string, kind = "area", touches: string[] = []): Choice => ({ text: label, kind, label, touches, confirm: "" });

describe("choices", () => {
  const all = [choice("Gela  (Red 3)"), choice("nothing more", "done"), choice("Cefalù"), choice("Sea", "sea")];

  it("are grouped by kind, those that do nothing last", () => {
    expect(grouped(all).map((group) => [group.kind, group.choices.length])).toEqual([["area", 2], ["sea", 1], ["done", 1]]);
  });
  it("are a row of numbers, the smallest first, where they are nothing else", () => {
    const [group] = grouped([choice("3 Soldati", "n"), choice("2 Soldati", "n"), choice("1 Soldato", "n")]);
    expect([group!.numbers, group!.choices.map((one) => one.label)]).toEqual([true, ["1 Soldato", "2 Soldati", "3 Soldati"]]);
    expect(grouped([choice("3 Soldati", "n"), choice("all of them", "n")])[0]!.numbers).toBe(false);
  });
  it("are found by words in any order, accents or not", () => {
    expect(filtered(all, "red gela").map((one) => one.label)).toEqual(["Gela  (Red 3)"]);
    expect(filtered(all, "cefalu").map((one) => one.label)).toEqual(["Cefalù"]);
    expect(filtered(all, " ")).toHaveLength(4);
  });
  it("are jumped to by letter, round and round", () => {
    expect([jump(all, "s", 0), jump(all, "g", 0), jump(all, "x", 0)]).toEqual([3, 0, -1]);
  });
  it("are read in two parts", () => {
    expect(parts("Gela  (Red 3)")).toEqual({ name: "Gela", more: "(Red 3)" });
    expect(parts("Short Fuse: attack 3: strike")).toEqual({ name: "Short Fuse", more: "attack 3: strike" });
    expect(parts("sell it (attack 3: strike)").more).toBe("");
    expect(parts("3 Soldati")).toEqual({ name: "3", more: "Soldati" });
    expect(parts("A: Police 1")).toEqual({ name: "A: Police 1", more: "" });
  });
  it("are known by what they touch", () => {
    const found = byElement([choice("a", "k", ["x", "y"]), choice("b", "k", ["x"])]);
    expect([...found].map(([element, those]) => [element, those.length])).toEqual([["x", 2], ["y", 1]]);
  });
});

describe("the log", () => {
  const item = (n: number, event: string, seat: number | null) => ({ n, facts: { event }, line: seat === null ? null : { seat, text: `${n}` } });

  it("has a chapter for each phase, and says where somebody else goes on", () => {
    const told = chapters([item(1, "a", 2), item(2, "phase", -1), item(3, "a", 1), item(4, "quiet", null), item(5, "b", 1), item(6, "a", 2)]);
    expect(told.map(({ head, lines }) => [head?.n ?? null, lines.map((line) => [line.item.n, line.turn])])).toEqual([
      [null, [[1, true]]],
      [2, [[3, true], [5, false], [6, true]]],
    ]);
  });
});

describe("elements", () => {
  const term = { name: "", text: "", rules: [] };
  const find = finder({ "area:gela": term, "tile:bribery": term, "row:police": term, "column:police": term });

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
    ["/rules/la_famiglia", "", { name: "rules", game: "la_famiglia", rule: "" }],
    ["/rules/la_famiglia/LF-P2", "", { name: "rules", game: "la_famiglia", rule: "LF-P2" }],
    ["/quick/la_famiglia", "", { name: "quick", game: "la_famiglia" }],
    ["/t", "", { name: "unknown" }],
    ["/rules/a/b/c", "", { name: "unknown" }],
    ["/t/%E0%A4%A", "", { name: "table", id: "%E0%A4%A", invite: "" }],
  ])("%s", (path, hash, route) => {
    expect(parse(path, hash)).toEqual(route);
  });
});

describe("the seed", () => {
  const seed = "00".repeat(32);
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

  it("keeps the promise that was made with it, and no other", () => {
    expect(keepsPromise(seed, commitment)).toBe(true);
    expect(keepsPromise("01".repeat(32), commitment)).toBe(false);
    expect(keepsPromise("no seed", commitment)).toBe(false);
  });
});

describe("text", () => {
  it("fills in, counts, and shows a key that has no words", () => {
    expect(text("seat.number", { n: 3 })).toBe("Seat 3");
    expect(text("shell.watching", { n: 1 })).toBe("1 person watches");
    expect(text("shell.watching", { n: 2 })).toBe("2 people watch");
    expect(text("no.such.key")).toBe("no-such-key");
  });
});

import { expect, test } from "vitest";
import { SYMBOLS } from "./symbols";
import { has, partNumber, partWords, t } from "./words";

const catalogues = import.meta.glob<string>("./words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts"], { eager: true, query: "?raw", import: "default" });

test("every text that a component names is in the catalogue", () => {
  const missing: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/\bt\(["']([a-z_.]+)["']/g)) if (key && !has(key)) missing.push(`${path}: ${key}`);
  }
  expect(missing).toEqual([]);
});

test("every part of the catalogue has a symbol and a sentence", () => {
  const ids = Object.values(catalogues).flatMap((text) => [...text.matchAll(/^part-([a-z_]+) =/gm)].map((match) => match[1]!));
  const parts = ids.filter((part) => part !== "sum");
  expect(parts.length).toBeGreaterThan(25);
  for (const part of parts) {
    expect(SYMBOLS[part === "replace_defenders" ? "replace" : part], part).toBeDefined();
    expect(has(`part.${part}.long`), part).toBe(true);
  }
});

test("numbers and sentences of parts", () => {
  expect(partNumber({ do: "pentito", remove: [2, 2, 1] })).toBe("2·2·1");
  expect(partNumber({ do: "place", bonus: 3 })).toBe("+3");
  expect(partNumber({ do: "shotgun", n: 2 })).toBe("");
  expect(partWords({ do: "skull", n: 2 })).toContain("2");
  expect(partWords({ do: "influence", to: "sheets" })).toContain("sheets");
  expect(partWords({ do: "pentito", remove: [2, 2, 1] })).toContain("remove up to 2, 2, 1 from");
  expect(t("no.such")).toBe("no-such");
});

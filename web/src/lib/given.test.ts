import { expect, it, vi } from "vitest";

it("gives an answer that came with the page once, and none after something was changed", async () => {
  document.body.innerHTML = '<script type="application/json" id="given">{"/api/me": {"user": null}, "/api/tables": []}</script>';
  const { given, outdated, peek } = await import("./given");
  expect(peek("/api/me")).toEqual({ user: null });
  expect([given("/api/me"), given("/api/me")]).toEqual([{ user: null }, undefined]);
  outdated("/api/my/coach");
  expect(peek("/api/tables")).toEqual([]);
  outdated("/api/tables");
  expect(given("/api/tables")).toBeUndefined();
});

it("reads a document that came with the page when it is wanted, once, whatever was changed before", async () => {
  vi.resetModules();
  document.body.innerHTML =
    '<script type="application/json" id="document">["/api/games/x/whole/en",{"words": 1, "line": {"~": "CE"}}]</script>';
  const { givenDocument, outdated } = await import("./given");
  outdated();
  expect(givenDocument("/api/games/x/whole/de")).toBeUndefined();
  expect(document.getElementById("document")).toBeNull();
  expect([givenDocument("/api/games/x/whole/en"), givenDocument("/api/games/x/whole/en")]).toEqual([
    { words: 1, line: [[0.1, 0.2]] },
    undefined,
  ]);
});

import { expect, it, vi } from "vitest";

it("returns an inlined answer once, and none after a change", async () => {
  document.body.innerHTML = '<script type="application/json" id="given">{"/api/me": {"user": null}, "/api/tables": []}</script>';
  const { takeInlined, invalidateInlined, peekInlined } = await import("./inlinedData");
  expect(peekInlined("/api/me")).toEqual({ user: null });
  expect([takeInlined("/api/me"), takeInlined("/api/me")]).toEqual([{ user: null }, undefined]);
  invalidateInlined("/api/my/coach");
  expect(peekInlined("/api/tables")).toEqual([]);
  invalidateInlined("/api/tables");
  expect(takeInlined("/api/tables")).toBeUndefined();
});

it("parses the inlined document on demand, once, whatever was changed before", async () => {
  vi.resetModules();
  document.body.innerHTML =
    '<script type="application/json" id="document">["/api/games/x/whole/en",{"words": 1, "line": {"~": "CE"}}]</script>';
  const { takeInlinedDocument, invalidateInlined } = await import("./inlinedData");
  invalidateInlined();
  expect(takeInlinedDocument("/api/games/x/whole/de")).toBeUndefined();
  expect(document.getElementById("document")).toBeNull();
  expect([takeInlinedDocument("/api/games/x/whole/en"), takeInlinedDocument("/api/games/x/whole/en")]).toEqual([
    { words: 1, line: [[0.1, 0.2]] },
    undefined,
  ]);
});

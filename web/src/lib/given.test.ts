import { expect, it } from "vitest";

it("gives an answer that came with the page once, and none after something was changed", async () => {
  document.body.innerHTML = '<script type="application/json" id="given">{"/api/me": {"user": null}, "/api/tables": []}</script>';
  const { given, outdated, peek } = await import("./given");
  expect(peek("/api/me")).toEqual({ user: null });
  expect([given("/api/me"), given("/api/me")]).toEqual([{ user: null }, undefined]);
  outdated();
  expect(given("/api/tables")).toBeUndefined();
});

import { beforeEach, expect, it } from "vitest";
import { lastGame, rememberGame } from "./lastGame";

beforeEach(() => localStorage.clear());

it("is the first game until another one is used", () => {
  expect(lastGame()).toBe("la_famiglia");
  rememberGame("corleones_empire");
  expect(lastGame()).toBe("corleones_empire");
});

it("ignores a game that this page does not have", () => {
  rememberGame("corleones_empire");
  rememberGame("chess");
  expect(lastGame()).toBe("corleones_empire");
  localStorage.setItem("cosca.game", JSON.stringify("chess"));
  expect(lastGame()).toBe("la_famiglia");
});

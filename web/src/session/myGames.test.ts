import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableBrief } from "../protocol/messages";
import { myGames, titleWithCalls } from "./myGames.svelte";
import { session } from "./session.svelte";

const server = vi.hoisted(() => ({ user: true, tables: [] as unknown[], asked: 0 }));

vi.mock("../net/api", () => ({
  setToken: () => undefined,
  api: {
    get: async (path: string) => {
      if (path === "/api/my/tables") server.asked++;
      return path === "/api/me"
        ? { user: server.user ? { id: "u", name: "Rosa" } : null, token: "", version: "", mail: false }
        : server.tables;
    },
  },
}));

const table = (id: string, waiting: number[], bot: string | null = null): TableBrief =>
  ({ id, status: "running", waiting, seats: [{ seat: 1, user: "u", name: "Rosa", bot, mine: true }] }) as unknown as TableBrief;

beforeEach(() => {
  vi.useFakeTimers();
  server.asked = 0;
  server.user = true;
  server.tables = [table("a", [1]), table("b", [2]), table("c", [1, 2]), table("d", [1], "soldato")];
});
afterEach(() => vi.useRealTimers());

it("counts the tables that wait for the user, not those where a bot plays for them", async () => {
  await session.reload();
  await myGames.load();
  expect(myGames.calls).toBe(2);
  expect([myGames.callsBeside("a"), myGames.callsBeside("b")]).toEqual([1, 2]);
});

it("asks from time to time while somebody watches, and not after that", async () => {
  await session.reload();
  await vi.advanceTimersByTimeAsync(10_000); // the list of the test before is old by then
  const stop = [myGames.watch(), myGames.watch()];
  await vi.advanceTimersByTimeAsync(2_000);
  const first = server.asked;
  expect(first).toBe(1); // two parts of a page that watch ask once
  await vi.advanceTimersByTimeAsync(19_000);
  expect(server.asked).toBe(first + 1);
  stop.forEach((each) => each());
  await vi.advanceTimersByTimeAsync(100_000);
  expect(server.asked).toBe(first + 1);
});

it("has no tables after signing out, and asks for none", async () => {
  server.user = false;
  await session.reload();
  await myGames.load();
  expect([myGames.tables, server.asked]).toEqual([[], 0]);
});

it("puts the count before the title of the window", () => {
  expect([titleWithCalls("Cosca", 0), titleWithCalls("Cosca", 2)]).toEqual(["Cosca", "(2) Cosca"]);
});

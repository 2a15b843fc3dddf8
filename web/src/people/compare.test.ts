import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { ComparedGame } from "../generated/wire";
import { gameTexts } from "../testing/factories";
import ComparePage from "./ComparePage.svelte";

const WORDS = "measure-money = Money\nround = Round { $n }\nred = Red\nblack = Black\n";
const answer = vi.hoisted(() => ({ comparison: {} as object }));

vi.mock("../net/api", async (original) => ({
  ...(await original<typeof import("../net/api")>()),
  api: { get: async (path: string) => (path.endsWith("/compare") ? answer.comparison : []) },
}));
vi.mock("../session/lobby", async (original) => ({
  ...(await original<typeof import("../session/lobby")>()),
  gamesWithTexts: async () => [{ name: "la_famiglia", words: Object.assign(gameTexts(WORDS), { name: (key: string) => key.slice(7) }) }],
}));
vi.mock("../session/session.svelte", () => ({ session: { user: null, version: "", load: async () => undefined } }));

let shown: Record<string, unknown>;
afterEach(() => unmount(shown));

/** A game of one seat with the money after each round; the last is that at the end. */
function played(id: string, family: string, money: Record<number, number>): ComparedGame {
  const rounds = Object.entries(money).map(([round, value]) => ({ round: Number(round), step: 1, values: { money: { "1": value } } }));
  const seat = { seat: 1, user: null, name: "Rosa", bot: null, own: true, family, team: 1, rank: 1, score: 3, decisions: 9 };
  const outcome = { winners: [1], ranks: { "1": 1 }, scores: { "1": 3 }, reason: "", facts: {} };
  return { id, name: null, set: "s", ended: 1, outcome, decisions: 9, rounds, report: true, seats: [seat] } as unknown as ComparedGame;
}

it("compares the ends of games that lasted differently long, and names both families of a seat", async () => {
  const games = [played("a", "red", { 0: 4, 1: 5, 2: 7 }), played("b", "black", { 0: 4, 1: 6, 2: 8, 3: 43 })];
  answer.comparison = { game: "la_famiglia", measures: ["money"], games, others: [] };
  shown = mount(ComparePage, { target: document.body, props: { table: "a" } });
  await vi.waitFor(() => expect(document.querySelector(".scrolls")).not.toBeNull());
  flushSync();
  expect(document.querySelector(".scrolls thead th")?.textContent).toBe("red / black");
  const rows = [...document.querySelectorAll(".scrolls tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows.map(([, ...values]) => values)).toEqual([
    ["4", "4"],
    ["5", "6"],
    ["–", "8"],
    ["7", "43"],
  ]);
  expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual(["After setup", "At the end"]);
});

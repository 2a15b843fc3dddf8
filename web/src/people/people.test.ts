import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PastGame, PastSeat, ResultLine } from "../generated/wire";
import { ANY_GAMES, dayStart, exclusionText, historyQuery, playedBy } from "./people";
import HomePeople from "./HomePeople.svelte";
import PastGames from "./PastGames.svelte";
import PeoplePage from "./PeoplePage.svelte";
import PrivacyForm from "./PrivacyForm.svelte";
import ResultTable from "./ResultTable.svelte";

const server = vi.hoisted(() => ({ answers: {} as Record<string, unknown>, asked: [] as unknown[] }));

vi.mock("../net/api", async (original) => {
  const act = (method: string) => async (path: string, body?: unknown) => {
    server.asked.push([method, path, body]);
    return body ?? {};
  };
  return {
    ...(await original<typeof import("../net/api")>()),
    api: { get: async (path: string) => server.answers[path] ?? [], post: act("post"), put: act("put"), delete: act("delete") },
  };
});
vi.mock("../session/session.svelte", () => ({
  session: { user: { id: "me", name: "Rosa" }, load: async () => undefined, ensure: async () => undefined },
}));

let shown: Record<string, unknown>;

beforeEach(() => {
  server.answers = {};
  server.asked = [];
});
afterEach(() => unmount(shown));

const seat = (more: Partial<PastSeat>): PastSeat => ({
  seat: 1,
  user: null,
  name: null,
  bot: null,
  own: false,
  family: "",
  team: 1,
  rank: 1,
  score: null,
  ...more,
});
const game = (more: Partial<PastGame>): PastGame => ({
  id: "t",
  game: "la_famiglia",
  name: null,
  visible: true,
  players: 4,
  ended: 1_700_000_000,
  result: "win",
  rated: false,
  exclusion: null,
  seats: [],
  ...more,
});
const person = (name: string, friend = false) => ({ id: name, name, friend, games: 2, last: 1_700_000_000, profile: true });
const settle = async () => {
  for (let n = 0; n < 8; n++) await Promise.resolve();
  flushSync();
};

it("asks for what the filter names, up to the end of the last day", () => {
  expect(historyQuery(ANY_GAMES)).toBe("");
  expect(historyQuery({ ...ANY_GAMES, game: "la_famiglia", result: "win" }, "7~x")).toBe("game=la_famiglia&result=win&cursor=7%7Ex");
  expect(Number(dayStart("2026-11-18", true)) - Number(dayStart("2026-11-18"))).toBe(86_400);
  expect(dayStart("soon")).toBe("");
  shown = mount(ResultTable, { target: document.body, props: { lines: [], games: [], title: "" } });
});

it("names people, bots and hidden people of a finished game, and says why it does not count", () => {
  const seats = [seat({ name: "Rosa", user: "me", own: true, score: 6 }), seat({ seat: 2, bot: "soldato" }), seat({ seat: 3 })];
  expect(seats.map(playedBy)).toEqual(["Rosa", "Average bot", "hidden"]);
  expect(exclusionText(game({ exclusion: "again" }))).toBe("repeated deal");
  const list = [game({ seats, name: "Friday" }), game({ id: "u", visible: false, seats: [seat({ name: "Ben", user: "b" })] })];
  shown = mount(PastGames, { target: document.body, props: { list, games: [] } });
  flushSync();
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/t/t", "/t/t/replay", "/people/b"]);
  expect(document.body.textContent).toContain("Friday");
  expect(document.querySelector(".own")?.textContent).toContain("Place 1 · Score 6");
});

it("shows results by game and in all", () => {
  const line: ResultLine = {
    game: "la_famiglia",
    family: "",
    players: 0,
    people: false,
    games: 4,
    wins: 1,
    draws: 0,
    losses: 3,
    score: null,
  };
  shown = mount(ResultTable, {
    target: document.body,
    props: { lines: [line, { ...line, people: true, games: 2 }], games: [], title: "Results" },
  });
  flushSync();
  const rows = [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["All games", "4", "1", "0", "3", "25"],
    ["Against people", "2", "1", "0", "3", "50"],
  ]);
  expect(document.querySelector("[role=region]")?.getAttribute("aria-label")).toBe("Results: La Famiglia");
});

it("lists people and adds a friend", async () => {
  server.answers["/api/my/people"] = [person("Ben"), person("Carla", true)];
  shown = mount(PeoplePage, { target: document.body });
  await settle();
  await vi.waitFor(() => expect(document.querySelectorAll("li.card")).toHaveLength(2));
  document.querySelector<HTMLButtonElement>("li.card button")?.click();
  await settle();
  expect(server.asked).toEqual([["put", "/api/my/friends/Ben", {}]]);
  expect(document.querySelectorAll("[aria-pressed=true]")).toHaveLength(2);
  expect([...document.querySelectorAll("[role=status]")].map((each) => each.textContent)).toContain("Ben is now in your list of friends.");
});

it("shows invitations and declines one", async () => {
  const table = {
    id: "t1",
    name: "Friday",
    deal_of: null,
    game: "la_famiglia",
    status: "waiting",
    pace: { kind: "untimed" },
    seats: [],
    waiting: [],
    outcome: null,
    changed: 1,
    round: null,
  };
  server.answers["/api/my/invitations"] = [{ table, by: "b", by_name: "Ben", created: 1 }];
  server.answers["/api/my/friends/tables"] = [table]; // it is not listed twice
  shown = mount(HomePeople, { target: document.body });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Ben invites you to play."));
  await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(1));
  expect(document.querySelector(".act")).toBeNull(); // the buttons say what can be done
  [...document.querySelectorAll("button")].at(-1)?.click();
  await vi.waitFor(() => expect(document.body.textContent).not.toContain("Ben invites you to play."));
  expect(server.asked).toEqual([["delete", "/api/tables/t1/invitations/me", {}]]);
});

it("saves who sees what", async () => {
  server.answers["/api/my/privacy"] = { profile: "played", history: "played", against: "played", rating: "everyone", publish: false };
  shown = mount(PrivacyForm, { target: document.body });
  await vi.waitFor(() => expect(document.querySelectorAll("select")).toHaveLength(4));
  const publish = document.querySelector<HTMLInputElement>("input[type=checkbox]");
  expect(publish?.checked).toBe(false);
  const why = document.getElementById(publish?.getAttribute("aria-describedby") ?? "");
  expect(why?.textContent).toContain("only if everyone who played it has an account and allows this");
  publish?.click();
  document.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]).toEqual([
    "put",
    "/api/my/privacy",
    { profile: "played", history: "played", against: "played", rating: "everyone", publish: true },
  ]);
});

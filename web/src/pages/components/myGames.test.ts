import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { TableBrief } from "../../protocol/messages";
import { myGames } from "../../session/myGames.svelte";
import MyGames from "./MyGames.svelte";

let shown: Record<string, unknown>;

function table(id: string, waiting: number[], status = "running"): TableBrief {
  const seats = [
    { seat: 1, user: "u", name: "Rosa", bot: null, mine: true },
    { seat: 2, user: "v", name: "Vito", bot: null, mine: false },
  ];
  return { id, game: "la_famiglia", status, pace: { kind: "untimed" }, seats, waiting, round: 1, outcome: null } as unknown as TableBrief;
}

function show(tables: TableBrief[]): void {
  myGames.tables = tables;
  shown = mount(MyGames, { target: document.body, props: { games: [] } });
  flushSync();
}

const links = (within: string) => [...document.querySelectorAll(`${within} > ul a`)].map((link) => link.getAttribute("href"));

afterEach(async () => {
  myGames.tables = [];
  await unmount(shown);
});

it("is not there without games in progress", () => {
  show([table("a", [], "over")]);
  expect(document.querySelector("section")).toBeNull();
});

it("lists tables that wait for the user first, all of them, and folds a long rest", () => {
  show([table("a", [2]), table("b", [2]), table("c", [1]), table("d", [2]), table("e", [1]), table("f", [], "over")]);
  expect(links("section")).toEqual(["/t/c", "/t/e", "/t/a"]);
  expect(links("details")).toEqual(["/t/b", "/t/d"]);
  expect(document.querySelector(".chip")!.textContent).toBe("2 games are waiting for you");
  expect(document.querySelector("a strong")!.textContent).toBe("La Famiglia"); // before the game's texts are loaded
});

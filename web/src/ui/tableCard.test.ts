import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { TableBrief } from "../protocol/messages";
import { gameTexts } from "../testing/factories";
import type { GameInfo } from "../session/lobby";
import TableCard from "./TableCard.svelte";
import { formatTime } from "../i18n/formatTime";

const ENDED = Date.UTC(2026, 10, 16, 12, 30) / 1000;
const seat = (n: number, mine = false) => ({ seat: n, user: `u${n}`, name: `P${n}`, bot: null, mine });
const outcome = {
  winners: [1, 3],
  scores: { 1: 6, 2: 3, 3: 6, 4: 3 },
  ranks: {},
  teams: [
    [1, 3],
    [2, 4],
  ],
  reason: "together",
  facts: {},
};
const table = {
  id: "t",
  game: "la_famiglia",
  status: "over",
  pace: { kind: "untimed" },
  seats: [seat(1, true), seat(2), seat(3), seat(4)],
  waiting: [],
  round: 3,
  outcome,
  created: ENDED - 9000,
  changed: ENDED,
} as unknown as TableBrief;
const game = {
  name: "la_famiglia",
  teams: [
    [1, 3],
    [2, 4],
  ],
  words: gameTexts("title = La Famiglia\n"),
} as unknown as GameInfo;

describe("the card of a finished table", () => {
  let card: Record<string, unknown>;
  function show(of: TableBrief): string {
    card = mount(TableCard, { target: document.body, props: { table: of, game } });
    flushSync();
    return document.querySelector("a")!.textContent.replace(/\s+/g, " ");
  }
  afterEach(async () => {
    await unmount(card);
  });

  it("shows when and how it ended, with the points, and links to it", () => {
    const words = show(table);
    expect(document.querySelector("time")?.getAttribute("datetime")).toBe("2026-11-16T12:30:00.000Z");
    expect(words).toContain(formatTime(ENDED).replace(/\s+/g, " "));
    expect(words).toContain("You won");
    expect(
      [...document.querySelectorAll(".team")].map((team) => [
        team.classList.contains("winner"),
        team.querySelector(".numbers")?.lastChild?.textContent,
      ]),
    ).toEqual([
      [true, "6"],
      [false, "3"],
    ]);
    expect(document.querySelector("a")?.getAttribute("href")).toBe("/t/t");
    expect(words).toContain("View game");
  });

  it("shows a lost game and a watched game for this user", () => {
    expect(show({ ...table, seats: [seat(1), seat(2, true), seat(3), seat(4)] as never })).toContain("You lost");
    document.body.innerHTML = "";
    expect(show({ ...table, seats: [1, 2, 3, 4].map((n) => seat(n)) as never })).not.toMatch(/You (won|lost)/);
  });
});

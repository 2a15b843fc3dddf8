import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { gameTexts } from "../testing/factories";
import NewTable from "./NewTable.svelte";

const made = vi.hoisted(() => ({ tables: [] as { options: object; seats: object; start: boolean }[] }));
const WORDS = "title = Empire\noption-seats = Seats\n" + [2, 3, 4, 5].map((n) => `option-seats--${n} = ${n} families\n`).join("");

vi.mock("../session/lobby", () => ({
  gamesWithTexts: async () => [
    {
      name: "empire",
      set: "s",
      seats: [1, 2, 3, 4],
      teams: [[1], [2], [3], [4]],
      bots: ["picciotto", "soldato"],
      words: gameTexts(WORDS),
      options: [{ name: "seats", kind: "one", values: ["2", "3", "4", "5"], default: "4", n: 0, facts: {} }],
    },
  ],
  createTable: async (table: (typeof made.tables)[number]) => (made.tables.push(table), { id: "t", invite: "" }),
}));

vi.stubGlobal("fetch", async () => new Response("{}", { headers: { "content-type": "application/json" } }));

it("asks for the number of players beside the players, and fills an added seat with a bot", async () => {
  const shown = mount(NewTable, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector("input[name=seats]")).not.toBeNull());
  expect(document.querySelector("details")).toBeNull();
  const five = document.querySelector<HTMLInputElement>("input[name=seats][value='5']")!;
  five.click();
  flushSync();
  document.querySelector("form")!.requestSubmit();
  await vi.waitFor(() => expect(made.tables).toHaveLength(1));
  expect(made.tables[0]).toMatchObject({ options: { seats: "5" }, start: true, seats: { 1: "me", 5: "soldato" } });
  await unmount(shown);
});

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameTexts } from "../testing/factories";
import NewTable from "./NewTable.svelte";

const made = vi.hoisted(() => ({ tables: [] as { options: object; seats: object; names: object; start: boolean }[] }));
const WORDS = "title = Empire\noption-seats = Seats\n" + [2, 3, 4, 5].map((n) => `option-seats--${n} = ${n} families\n`).join("");

vi.mock("../session/lobby", async (original) => ({
  ...(await original<typeof import("../session/lobby")>()),
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

let shown: Record<string, unknown>;

beforeEach(async () => {
  localStorage.clear();
  made.tables.length = 0;
  shown = mount(NewTable, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector("input[name=seats]")).not.toBeNull());
});
afterEach(() => unmount(shown));

function press(selector: string): void {
  document.querySelector<HTMLInputElement>(selector)!.click();
  flushSync();
}

async function create(): Promise<(typeof made.tables)[number]> {
  document.querySelector("form")!.requestSubmit();
  await vi.waitFor(() => expect(made.tables).toHaveLength(1));
  return made.tables[0]!;
}

it("asks for the number of players beside the players, and fills an added seat with a bot", async () => {
  press("input[name=seats][value='5']");
  expect(await create()).toMatchObject({ options: { seats: "5" }, start: true, seats: { 1: "me", 5: "soldato" } });
});

it("offers three ways to play and starts at once against bots; details are folded", async () => {
  expect([...document.querySelectorAll<HTMLInputElement>("input[name=way]")].map((each) => each.value)).toEqual([
    "bots",
    "friends",
    "screen",
  ]);
  expect(document.querySelector("details")!.open).toBe(false);
  expect(await create()).toMatchObject({ start: true, names: {}, seats: { 1: "me", 2: "soldato", 3: "soldato", 4: "soldato" } });
});

it("leaves the seats open for friends", async () => {
  press("input[name=way][value=friends]");
  expect(await create()).toMatchObject({ start: false, seats: { 1: "me", 2: "open", 4: "open" } });
});

it("asks for the names of the people at one screen, and remembers them", async () => {
  expect(document.querySelector(".names input")).toBeNull();
  press("input[name=way][value=screen]");
  const fields = [...document.querySelectorAll<HTMLInputElement>(".names input")];
  expect(fields).toHaveLength(4);
  fields[1]!.value = " Vito ";
  fields[1]!.dispatchEvent(new Event("input", { bubbles: true }));
  expect(await create()).toMatchObject({ start: true, seats: { 1: "me", 4: "me" }, names: { 2: "Vito" } });
  expect(JSON.parse(localStorage.getItem("cosca.names")!)).toMatchObject({ 2: " Vito " });
});

it("gives a rated table a clock, and neither advice nor odds", async () => {
  press("input[name=rated]");
  expect(await create()).toMatchObject({ rated: true, hints: false, odds: "never", pace: { kind: "days" } });
});

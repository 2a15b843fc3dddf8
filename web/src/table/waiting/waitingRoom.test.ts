import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { metaOf } from "../../dev/fixtures";
import { TableModel } from "../../model/tableModel.svelte";
import type { Seat } from "../../protocol/messages";
import { gameTexts } from "../../testing/factories";
import WaitingRoom from "./WaitingRoom.svelte";

const server = vi.hoisted(() => ({ patched: [] as unknown[] }));

vi.mock("../../net/api", async (original) => ({
  ...(await original<typeof import("../../net/api")>()),
  api: {
    get: async () => [],
    patch: async (path: string, body: object) => server.patched.push([path, body]),
  },
}));

const GLOSSARY = {
  "family:red": { text: null, rules: [] },
  "family:blue": { text: null, rules: [] },
  "tile:allies": { text: null, rules: [] },
};

let shown: Record<string, unknown>;

function show(seats: Partial<Seat>[]): void {
  const meta = metaOf(1, [1], false);
  const all = meta.seats.map((seat, i) => ({ ...seat, user: null, name: null, bot: null, mine: false, ...seats[i] }));
  const model = new TableModel({
    meta: { ...meta, status: "waiting", host: "u", seats: all, invite: "https://cosca.example/t/x#y", me: { ...meta.me, host: true } },
    components: {},
    glossary: GLOSSARY,
    rules: [],
    words: gameTexts("game-title = La Famiglia\n"),
    send: () => "",
  });
  shown = mount(WaitingRoom, { target: document.body, props: { model } });
  flushSync();
}

beforeEach(() => void (server.patched = []));
afterEach(() => unmount(shown));

const person = (name: string): Partial<Seat> => ({ user: "u", name, mine: true, here: true });

it("shows the table with the crests of seats and families, and who sits where", () => {
  show([person("Rosa"), { bot: "soldato" }]);
  const names = [...document.querySelectorAll(".top svg text")].map((each) => each.textContent);
  expect(names).toEqual(["Rosa", "open seat", "Average bot", "open seat"]); // teams of seats 1 and 3, 2 and 4
  expect(document.querySelectorAll(".top .chevron")).toHaveLength(2);
  expect(document.querySelectorAll(".top .mark")).toHaveLength(4);
});

it("draws the invitation as a QR code and offers something to read", async () => {
  show([person("Rosa")]);
  await vi.waitFor(() => expect(document.querySelector("figure svg[role=img] path")!.getAttribute("d")).toMatch(/^M4 4h1v1/));
  await vi.waitFor(() => expect(document.querySelectorAll("section > details")).toHaveLength(3));
});

it("lets people at one screen name themselves, and one person alone not", async () => {
  show([person("Rosa"), person("Ann"), person("Ann")]);
  const fields = [...document.querySelectorAll<HTMLInputElement>("li input")];
  expect(fields.map((field) => field.value)).toEqual(["Rosa", "", ""]); // two still have the user's name
  fields[1]!.value = " Vito ";
  fields[1]!.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(server.patched).toEqual([[expect.stringMatching(/\/seats\/3$/), { name: "Vito" }]]));
  await unmount(shown);
  show([person("Rosa")]);
  expect(document.querySelector("li input")).toBeNull();
});

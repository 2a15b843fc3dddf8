import { beforeEach, expect, it, vi } from "vitest";
import type { Me, User } from "./protocol";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

const server = { coach: null as boolean | null, put: [] as object[] };

function me(): Me {
  const user = { id: "u", name: "Rosa", login: null, email: null, admin: false, language: null, coach: server.coach } as User;
  return { user, token: "t", mail: false, version: "1" };
}

vi.mock("./api", () => ({
  setToken: () => undefined,
  api: {
    get: () => Promise.resolve(me()),
    put: (path: string, body: { coach: boolean }) => {
      server.put.push({ path, ...body });
      server.coach = body.coach;
      return Promise.resolve(me());
    },
  },
}));

beforeEach(() => {
  localStorage.clear();
  session.user = null;
  settings.coach = null;
  settings.signedIn(null);
  Object.assign(server, { coach: null, put: [] });
});

it("keeps the coach with the account, which counts more than the device", async () => {
  await session.coach(false);
  expect([settings.coached, server.put]).toEqual([false, []]); // nobody is known yet
  await session.reload();
  await vi.waitFor(() => expect(server.put).toEqual([{ path: "/api/my/coach", coach: false }])); // an account without gets the device's
  server.coach = true; // set on another device
  await session.reload();
  expect([settings.coached, settings.coach]).toEqual([true, false]);
  await session.coach(false);
  expect([settings.coached, server.coach]).toEqual([false, false]);
});

it("is the device's again where nobody is signed in", async () => {
  settings.set({ coach: false });
  server.coach = true;
  await session.reload();
  expect(settings.coached).toBe(true);
  settings.signedIn(null);
  expect(settings.coached).toBe(false);
});

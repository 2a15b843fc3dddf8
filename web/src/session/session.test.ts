import { beforeEach, expect, it, vi } from "vitest";
import type { Me, User } from "../protocol/messages";
import { session } from "./session.svelte";
import { settings } from "../prefs/settings.svelte";

const server = { coach: null as boolean | null, put: [] as object[] };

function me(): Me {
  const user = { id: "u", name: "Rosa", login: null, email: null, admin: false, language: null, coach: server.coach } as User;
  return { user, token: "t", mail: false, version: "1" };
}

vi.mock("../net/api", () => ({
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
  settings.setAccountCoach(null);
  Object.assign(server, { coach: null, put: [] });
});

it("stores the coach setting with the account, which overrides the device", async () => {
  await session.setCoach(false);
  expect([settings.coached, server.put]).toEqual([false, []]); // no user yet
  await session.reload();
  await vi.waitFor(() => expect(server.put).toEqual([{ path: "/api/my/coach", coach: false }])); // an account without a setting gets the device's
  server.coach = true; // set on another device
  await session.reload();
  expect([settings.coached, settings.coach]).toEqual([true, false]);
  await session.setCoach(false);
  expect([settings.coached, server.coach]).toEqual([false, false]);
});

it("uses the device's setting again when signed out", async () => {
  settings.set({ coach: false });
  server.coach = true;
  await session.reload();
  expect(settings.coached).toBe(true);
  settings.setAccountCoach(null);
  expect(settings.coached).toBe(false);
});

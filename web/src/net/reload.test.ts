import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadIfOutdated, reloadOnce, clearReloadFlag } from "./reload";

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
});

it("reloads the page for another server version, but not in a loop", () => {
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  clearReloadFlag();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("reloads the page for a missing chunk only if the server has another page", async () => {
  const served = (html: string, ok = true) => vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(html) }));
  served('<script src="/assets/index-old.js">');
  await reloadIfOutdated("/assets/index-old.js");
  served("busy", false);
  await reloadIfOutdated("/assets/index-old.js");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await reloadIfOutdated("/assets/index-old.js");
  expect(reload).not.toHaveBeenCalled();
  served('<script src="/assets/index-new.js">');
  await reloadIfOutdated("/assets/index-old.js");
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

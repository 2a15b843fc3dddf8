import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { partMissing, reloadOnce, understood } from "./reload";

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
});

it("loads the page again for another version of the server, but not in a circle", () => {
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  understood();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("loads the page again for a part that is missing only if the server has another page", async () => {
  const served = (html: string, ok = true) => vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(html) }));
  served('<script src="/assets/index-old.js">');
  await partMissing("/assets/index-old.js");
  served("busy", false);
  await partMissing("/assets/index-old.js");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await partMissing("/assets/index-old.js");
  expect(reload).not.toHaveBeenCalled();
  served('<script src="/assets/index-new.js">');
  await partMissing("/assets/index-old.js");
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

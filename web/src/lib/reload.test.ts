import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce, understood } from "./reload";

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

import { expect, test } from "vitest";
import { ApiError } from "../../lib/api";
import { said, saidOf } from "./trouble";

test("a field that the server names gets the error", () => {
  expect(saidOf(new ApiError("refused", "This login is taken.", 403, "login"), ["login", "password"])).toEqual({
    field: "login",
    words: "This login is taken.",
  });
});

test("an error without a field of the form stands for the whole form", () => {
  expect(saidOf(new ApiError("not_allowed", "Too long.", 400, "name"), ["login"])).toEqual({ field: "", words: "Too long." });
  expect(said(new Error("boom"))).toBe("Something went wrong. Try again.");
});

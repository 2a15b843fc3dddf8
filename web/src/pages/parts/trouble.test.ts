import { expect, test } from "vitest";
import { ApiError } from "../../lib/api";
import { said, saidOf } from "./trouble";

test("a field that the server names gets the error as a sentence", () => {
  expect(saidOf(new ApiError("refused", "login: it is taken", 403), ["login", "password"])).toEqual({
    field: "login",
    words: "It is taken.",
  });
});

test("an error without a field of the form stands for the whole form", () => {
  expect(saidOf(new ApiError("not_allowed", "name: too long", 400), ["login"])).toEqual({ field: "", words: "Name: too long." });
  expect(said(new Error("boom"))).toBe("Something went wrong. Try again.");
});

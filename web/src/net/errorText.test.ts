import { expect, test } from "vitest";
import { ApiError } from "./api";
import { errorText, fieldError } from "./errorText";

test("a field that the server names gets the error", () => {
  expect(
    fieldError(new ApiError("refused", "That username is already taken. Choose another one.", 403, "login"), ["login", "password"]),
  ).toEqual({
    field: "login",
    words: "That username is already taken. Choose another one.",
  });
});

test("an error without a field belongs to the whole form", () => {
  expect(fieldError(new ApiError("not_allowed", "Too long.", 400, "name"), ["login"])).toEqual({ field: "", words: "Too long." });
  expect(errorText(new Error("boom"))).toBe("Something went wrong. Try again.");
});

import { ApiError } from "./api";
import { text } from "../i18n/text";

/** Return what went wrong, in words. */
export function errorText(caught: unknown): string {
  return caught instanceof ApiError ? caught.message : text("error.unknown");
}

/** Return what went wrong, with the error's own message if it did not come from the server. */
export function unexpectedErrorText(error: unknown): string {
  return error instanceof ApiError ? error.message : text("error.unexpected", { words: String(error) });
}

/** Return what went wrong and which of `fields` the server named, if any. */
export function fieldError(caught: unknown, fields: string[]): { field: string; words: string } {
  const field = caught instanceof ApiError && fields.includes(caught.field) ? caught.field : "";
  return { field, words: errorText(caught) };
}

import { ApiError } from "../../lib/api";
import { text } from "../../lib/text";

/** What went wrong, in words for a person. */
export function said(trouble: unknown): string {
  return trouble instanceof ApiError ? trouble.message : text("error.unknown");
}

/** What went wrong and, where the server names one of `fields`, in which of them. */
export function saidOf(trouble: unknown, fields: string[]): { field: string; words: string } {
  const field = trouble instanceof ApiError && fields.includes(trouble.field) ? trouble.field : "";
  return { field, words: said(trouble) };
}

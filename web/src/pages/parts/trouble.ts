import { ApiError } from "../../lib/api";
import { text } from "../../lib/text";

/** What went wrong, in words for a person. */
export function said(trouble: unknown): string {
  return trouble instanceof ApiError ? sentence(trouble.message) : text("error.unknown");
}

/** What went wrong and, where the server names one of `fields` ("login: it is taken"), in which of them. */
export function saidOf(trouble: unknown, fields: string[]): { field: string; words: string } {
  const words = trouble instanceof ApiError ? trouble.message : "";
  const field = fields.find((name) => words.startsWith(`${name}:`)) ?? "";
  return field ? { field, words: sentence(words.slice(field.length + 1).trim()) } : { field: "", words: said(trouble) };
}

function sentence(words: string): string {
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}

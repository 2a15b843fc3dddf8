/** Requests to the server; everything that goes wrong is an ApiError with words for a person. */
import { given, outdated } from "./given";
import type { Refusal, Words } from "./protocol";
import { reloadOnce } from "./reload";
import { text } from "./text";
import { refusal } from "./voice.svelte";
import { openServed } from "./words/book";
import { reader } from "./words/language.svelte";
import type { Speaker } from "./words";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Which of the fields of a form is meant; "" if none is. */
    readonly field = "",
    /** Which of the reasons of the code it is. */
    readonly why = "",
  ) {
    super(message);
  }
}

let token = "";

/** The token that every changing request carries; `/api/me` gives it. */
export function setToken(value: string): void {
  token = value;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const known = method === "GET" ? given(path) : outdated(path);
  if (known !== undefined) return known as T;
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && token) headers["X-Cosca-Token"] = token;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError("offline", text("error.offline"), 0);
  }
  const said = await content(answer);
  if (answer.ok) return said as T;
  const error = (said as { error?: Refusal } | null)?.error;
  if (!error) throw new ApiError("refused", text("error.status", { status: answer.status }), answer.status);
  if (error.code === "version") reloadOnce();
  throw new ApiError(error.code, await inWords(error), answer.status, String(error.facts?.field ?? ""), error.why);
}

const refusals = new Map<string, Promise<Speaker>>();

/** What was refused, in the reader's words. */
async function inWords(error: Refusal): Promise<string> {
  const { language } = reader;
  const speaker = refusals.get(language) ?? refusalsIn(language);
  refusals.set(language, speaker);
  try {
    return refusal(await speaker, error);
  } catch {
    refusals.delete(language);
    return error.message;
  }
}

async function refusalsIn(language: string): Promise<Speaker> {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return openServed(((await answer.json()) as Words).ftl, language);
}

async function content(answer: Response): Promise<unknown> {
  const words = await answer.text();
  if (!words) return null;
  try {
    return JSON.parse(words);
  } catch {
    return answer.ok ? words : null;
  }
}

export const api = {
  get: <T>(path: string) => request<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => request<T>("POST", path, body),
  patch: <T>(path: string, body: unknown) => request<T>("PATCH", path, body),
  put: <T>(path: string, body: unknown) => request<T>("PUT", path, body),
  delete: <T>(path: string, body?: unknown) => request<T>("DELETE", path, body),
};

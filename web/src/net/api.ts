/** HTTP requests to the server; every failure becomes an ApiError with a localized message. */
import { takeInlined, invalidateInlined } from "./inlinedData";
import { savedAnswers } from "./savedAnswers";
import type { Refusal, Words } from "../protocol/messages";
import { reloadOnce } from "./reload";
import { text } from "../i18n/text";
import { refusalText } from "../i18n/gameTexts.svelte";
import { servedSpeaker } from "../i18n/catalogueLoader";
import { languageState } from "../i18n/language.svelte";
import type { Speaker } from "../i18n";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** The form field that is wrong, or "". */
    readonly field = "",
    /** The reason within the code. */
    readonly why = "",
  ) {
    super(message);
  }
}

let token = "";

/** Set the token that every changing request carries; `/api/me` returns it. */
export function setToken(value: string): void {
  token = value;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const known = method === "GET" ? (savedAnswers.find?.(path) ?? takeInlined(path)) : invalidateInlined(path);
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
  const said = await parseBody(answer);
  if (answer.ok) return said as T;
  const error = (said as { error?: Refusal } | null)?.error;
  if (!error) throw new ApiError("refused", text("error.status", { status: answer.status }), answer.status);
  if (error.code === "version") reloadOnce();
  throw new ApiError(error.code, await localizedRefusal(error), answer.status, String(error.facts?.field ?? ""), error.why);
}

const refusalSpeakers = new Map<string, Promise<Speaker>>();

/** Return the localized text of a refusal. */
async function localizedRefusal(error: Refusal): Promise<string> {
  const { language } = languageState;
  const speaker = refusalSpeakers.get(language) ?? loadRefusalSpeaker(language);
  refusalSpeakers.set(language, speaker);
  try {
    return refusalText(await speaker, error);
  } catch {
    refusalSpeakers.delete(language);
    return error.message;
  }
}

async function loadRefusalSpeaker(language: string): Promise<Speaker> {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return servedSpeaker(((await answer.json()) as Words).ftl, language);
}

async function parseBody(answer: Response): Promise<unknown> {
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

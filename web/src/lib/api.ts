/** Requests to the server; everything that goes wrong is an ApiError with words for a person. */
import { text } from "./text";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
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
  const error = (said as { error?: { code?: string; message?: string } } | null)?.error;
  throw new ApiError(error?.code ?? "refused", error?.message ?? text("error.status", { status: answer.status }), answer.status);
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
  delete: <T>(path: string, body?: unknown) => request<T>("DELETE", path, body),
};

/**
 * Replays of finished games that the user saved on this device, in a cache of their own. The page reads them; no worker
 * answers with them.
 */

import { inlinedStyleFiles } from "../boot/inlinedStyles";
import { languages } from "../i18n/language.svelte";
import { savedAnswers } from "../net/savedAnswers";
import { emptySaved, SAVED, SAVED_PAGE } from "../notifications/savedCaches";
import type { ReplayIndex } from "../protocol/messages";
import { gamePath } from "../session/gameWords";

const SHELL = "/saved/";
const ABOUT = "X-Saved"; // a header, so that a list need not parse whole games
const CHUNK = 64; // steps per request, as a replay loads them

/** What a list shows about a saved replay. */
export interface SavedReplay {
  id: string;
  /** The table or the record that it is of. */
  table: string;
  record: string;
  game: string;
  title: string;
  players: string;
  /** Milliseconds since the epoch. */
  saved: number;
  /** The user that saved it. */
  owner: string;
}

/** Answers of the server as text, by path. */
type Answers = Record<string, string>;

export const canSave = (): boolean => "caches" in window && window.isSecureContext;

const keyOf = (id: string): string => SHELL + encodeURIComponent(id);

/** Return the saved replays, the newest first. */
export async function listSaved(): Promise<SavedReplay[]> {
  if (!canSave() || !(await caches.has(SAVED))) return [];
  const cache = await caches.open(SAVED);
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  const found = responses.flatMap((response) => {
    const about = response?.headers.get(ABOUT);
    return about ? [JSON.parse(decodeURIComponent(about)) as SavedReplay] : [];
  });
  return found.sort((one, other) => other.saved - one.saved);
}

export async function isSaved(id: string): Promise<boolean> {
  return (await listSaved()).some((each) => each.id === id);
}

/** Save a replay: its answers, and the files of the page that show it without a connection. */
export async function saveReplay(about: SavedReplay, base: string, { set, steps }: ReplayIndex, language: string): Promise<void> {
  const answers: Answers = {};
  const fetchText = async (path: string): Promise<string> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(response.statusText);
    return (answers[path] = await response.text());
  };
  if (about.table) await fetchText(`/api/tables/${encodeURIComponent(about.table)}`);
  const indexPath = `${base}?${new URLSearchParams({ view: "all" })}`;
  // Only this view is saved; it shows everything.
  answers[indexPath] = JSON.stringify({ ...(JSON.parse(await fetchText(indexPath)) as object), views: ["all"] });
  for (let first = 0; first < steps.length; first += CHUNK)
    await fetchText(`${base}/frames?${new URLSearchParams({ view: "all", first: String(first), last: String(first + CHUNK - 1) })}`);
  await fetchText(bundlePath(about.game, set, language));
  await savePage([...new Set([...(await listSaved()).map((each) => each.game), about.game])]);
  const headers = { "Content-Type": "application/json", [ABOUT]: encodeURIComponent(JSON.stringify(about)) };
  await (await caches.open(SAVED)).put(keyOf(about.id), new Response(JSON.stringify(answers), { headers }));
}

const bundlePath = (game: string, set: string, language: string): string =>
  `${gamePath(game)}/sets/${encodeURIComponent(set)}/whole/${encodeURIComponent(language)}`;

/** Save the page itself with all that replays of these games load. A new version of the page replaces the old one. */
async function savePage(games: readonly string[]): Promise<void> {
  const page = await fetch(SHELL, { cache: "no-cache" });
  const parts = (await (await fetch("/preloads.json")).json()) as Record<string, string[]>;
  const names = [
    "start",
    "table",
    "replay",
    ...games,
    ...languages.flatMap((each) => [`words ${each}`, ...games.map((game) => `words ${each} ${game}`)]),
  ];
  const listed = names.flatMap((name) => parts[name] ?? []).map((file) => `/${file}`);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = [...loaded, ...inlinedStyleFiles()].map((file) => new URL(file, location.origin));
  const own = files
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  const text = await page.clone().text();
  const before = await (await (await caches.open(SAVED_PAGE)).match(SHELL))?.text();
  if (before !== undefined && before !== text) await caches.delete(SAVED_PAGE);
  const cache = await caches.open(SAVED_PAGE);
  const missing = [...new Set([...listed, ...own])];
  await Promise.all(missing.map(async (file) => (await cache.match(file)) ?? (await cache.add(file))));
  await cache.put(SHELL, page);
}

/** Return a saved replay, and let the page read its answers until `closeSaved`; null if it is not saved. */
export async function openSaved(id: string): Promise<SavedReplay | null> {
  const about = (await listSaved()).find((each) => each.id === id);
  if (!about) return null;
  const response = await (await caches.open(SAVED)).match(keyOf(id));
  const answers = (await response!.json()) as Answers;
  savedAnswers.find = (path) => {
    const text = answers[path] ?? answers[sameBundle(answers, path)];
    return text === undefined ? undefined : JSON.parse(text);
  };
  return about;
}

/** Return the path of the saved game in whatever language it was saved: the reader may have changed theirs. */
function sameBundle(answers: Answers, path: string): string {
  const start = /^(\/api\/games\/.*\/whole\/)/.exec(path)?.[1];
  return (start && Object.keys(answers).find((each) => each.startsWith(start))) ?? "";
}

/** Make everything live again. */
export function closeSaved(): void {
  savedAnswers.find = null;
}

/** Remove a saved replay; with the last one the saved page goes too. */
export async function removeSaved(id: string): Promise<void> {
  await (await caches.open(SAVED)).delete(keyOf(id));
  if ((await listSaved()).length === 0) await emptySaved();
}

/** Requests about people, and how their results are written. */

import { api } from "../net/api";
import { botName } from "../i18n/botNames";
import type { PastGame, PastSeat } from "../generated/wire";
import { languageState } from "../i18n/language.svelte";
import { text } from "../i18n/text";
import { offeredGames } from "../session/offeredGames";
import { t } from "./words";

/** Return the path of a person in the API. */
export const personPath = (id: string): string => `/api/people/${encodeURIComponent(id)}`;

/** Return the title of a game that this page offers, else its name. */
export const gameTitle = (game: string): string => (offeredGames.includes(game) ? text(`rules.of.${game}`) : game);

/** Format the day of a time in seconds since the epoch. */
export const formatDay = (seconds: number): string =>
  new Intl.DateTimeFormat(languageState.language, { dateStyle: "medium" }).format(new Date(seconds * 1000));

/** Return who played a seat of a finished game; people who are hidden or gone have no name. */
export function playedBy(seat: PastSeat): string {
  if (seat.name) return seat.name;
  return seat.bot ? botName(seat.bot) : t("history.hidden");
}

/** Return why a game does not count, "" if it does. */
export const exclusionText = (game: PastGame): string => (game.exclusion ? t(`history.not.${game.exclusion}`) : "");

/** Return the first second of a day that a date field names; `next`: of the day after. */
export function dayStart(date: string, next = false): string {
  if (!date) return "";
  const day = new Date(`${date}T00:00:00`);
  if (next) day.setDate(day.getDate() + 1);
  return Number.isNaN(day.getTime()) ? "" : String(day.getTime() / 1000);
}

export interface HistoryFilter {
  game: string;
  result: string;
  opponent: string;
  since: string;
  until: string;
}

export const ANY_GAMES: HistoryFilter = { game: "", result: "", opponent: "", since: "", until: "" };

/** Return the query of a page of a history; empty fields are left out. */
export function historyQuery(filter: HistoryFilter, cursor = ""): string {
  const all = { ...filter, since: dayStart(filter.since), until: dayStart(filter.until, true), cursor };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== "")).toString();
}

/** Add somebody to the user's friends, or remove them. */
export function setFriend(id: string, friend: boolean): Promise<unknown> {
  const path = `/api/my/friends/${encodeURIComponent(id)}`;
  return friend ? api.put(path, {}) : api.delete(path, {});
}

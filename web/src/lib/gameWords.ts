/** The words of games, from the server. */
import { api } from "./api";
import type { Guide, Rule, Words } from "./protocol";
import { Voice } from "./voice.svelte";
import { openServed } from "./words/book";
import { language } from "./words/language";

/** Where a game is described. */
export function gamePath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}`;
}

/** The words of a game with a component set: in the reader's language where it has them, else in English. */
export function gameWords(game: string, set: string): Promise<Words> {
  return api.get<Words>(`${gamePath(game)}/sets/${encodeURIComponent(set)}/words/${encodeURIComponent(language)}`);
}

/** The rules of a game: in the reader's language where it has them, else in English. */
export function gameRules(game: string): Promise<Rule[]> {
  return api.get<Rule[]>(`${gamePath(game)}/rules/${encodeURIComponent(language)}`);
}

/** What a newcomer reads before the rules, with the tables of its pictures. */
export function gameGuide(game: string): Promise<Guide> {
  return api.get<Guide>(`${gamePath(game)}/guide/${encodeURIComponent(language)}`);
}

/** A voice of its own: each table has other seats and names. */
export function voiceOf({ ftl, names, things }: Words): Voice {
  return new Voice(openServed(ftl, language, { names, things }));
}

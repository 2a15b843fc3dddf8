/** Loads the texts, rules and guide of a game from the server. */
import { api } from "../net/api";
import type { Guide, Rule, Words } from "../protocol/messages";
import { GameTexts } from "../i18n/gameTexts.svelte";
import { servedSpeaker } from "../i18n/catalogueLoader";
import { languageState } from "../i18n/language.svelte";

/** Return the API path of a game. */
export function gamePath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}`;
}

/** Texts that know where they come from, so that they can be loaded in another language. */
export interface GameWords extends Words {
  from?: { game: string; set: string };
}

/** Load the texts of a game with a component set, in the language of the page or in English. */
export async function gameWords(game: string, set: string, language = languageState.language): Promise<GameWords> {
  const words = await api.get<Words>(`${gamePath(game)}/sets/${encodeURIComponent(set)}/words/${encodeURIComponent(language)}`);
  return { ...words, from: { game, set } };
}

/** Load the rules of a game, in the language of the page or in English. */
export function gameRules(game: string, language = languageState.language): Promise<Rule[]> {
  return api.get<Rule[]>(`${gamePath(game)}/rules/${encodeURIComponent(language)}`);
}

/** Load the guide for newcomers, with the scenes of its pictures. */
export function gameGuide(game: string, language = languageState.language): Promise<Guide> {
  return api.get<Guide>(`${gamePath(game)}/guide/${encodeURIComponent(language)}`);
}

/** Create the texts of one table, since each table has its own seats and names. They follow the language if `again` can load them. */
export function createGameTexts(words: GameWords, again = words.from && reloader(words.from)): GameTexts {
  const texts = new GameTexts(createSpeaker(words), again ? async (language) => createSpeaker(await again(language)) : null, words.laws);
  const { language } = languageState; // it may have changed while the texts were loaded
  if (again && words.language !== language) void texts.loadLanguage(language).then((put) => put());
  return texts;
}

function reloader({ game, set }: { game: string; set: string }): (language: string) => Promise<Words> {
  return (language) => gameWords(game, set, language);
}

function createSpeaker({ ftl, language, names, things }: Words) {
  return servedSpeaker(ftl, language, { names, things });
}

/** The words of games, from the server. */
import { api } from "./api";
import type { Guide, Rule, Words } from "./protocol";
import { Voice } from "./voice.svelte";
import { openServed } from "./words/book";
import { reader } from "./words/language.svelte";

/** Where a game is described. */
export function gamePath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}`;
}

/** Words that know where they come from: they can be had in another language. */
export interface GameWords extends Words {
  from?: { game: string; set: string };
}

/** The words of a game with a component set: in the reader's language where it has them, else in English. */
export async function gameWords(game: string, set: string, language = reader.language): Promise<GameWords> {
  const words = await api.get<Words>(`${gamePath(game)}/sets/${encodeURIComponent(set)}/words/${encodeURIComponent(language)}`);
  return { ...words, from: { game, set } };
}

/** The rules of a game: in the reader's language where it has them, else in English. */
export function gameRules(game: string, language = reader.language): Promise<Rule[]> {
  return api.get<Rule[]>(`${gamePath(game)}/rules/${encodeURIComponent(language)}`);
}

/** What a newcomer reads before the rules, with the tables of its pictures. */
export function gameGuide(game: string, language = reader.language): Promise<Guide> {
  return api.get<Guide>(`${gamePath(game)}/guide/${encodeURIComponent(language)}`);
}

/** A voice of its own: each table has other seats and names. It follows the reader's language where `again` gets the words. */
export function voiceOf(words: GameWords, again = words.from && anew(words.from)): Voice {
  const voice = new Voice(speakerOf(words), again ? async (language) => speakerOf(await again(language)) : null, words.laws);
  const { language } = reader; // which may have changed while the words came
  if (again && words.language !== language) void voice.inLanguage(language).then((put) => put());
  return voice;
}

function anew({ game, set }: { game: string; set: string }): (language: string) => Promise<Words> {
  return (language) => gameWords(game, set, language);
}

function speakerOf({ ftl, language, names, things }: Words) {
  return openServed(ftl, language, { names, things });
}

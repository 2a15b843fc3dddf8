import type { Renderer } from "../boardkit/renderer";
import { inlinedStyleFiles } from "../boot/inlinedStyles";
import { languageState } from "../i18n/language.svelte";
import { api } from "../net/api";
import { takeInlinedDocument } from "../net/inlinedData";
import type { Rule, Term } from "../protocol/messages";
import { unpackPoints } from "../protocol/pointCodec";
import { gamePath, gameRules, type GameWords } from "../session/gameWords";
import { loadRenderer } from "./registry";

/** A game with a component set as the server sends it; lists of points are packed. */
interface GameBundle {
  components: object;
  glossary: Record<string, Term>;
  words: GameWords;
}

interface LoadedGame extends GameBundle {
  rules: (language: string) => Promise<Rule[]>;
  renderer: Renderer;
}

/** Milliseconds after which inlined files are fetched into the browser's cache for the next visit. */
const REFETCH_AFTER_MS = 20_000;

const games = new Map<string, Promise<LoadedGame>>();

/** Load a game with a component set in the current language, once for all tables. */
export function loadGame(name: string, set: string): Promise<LoadedGame> {
  const key = `${name} ${set} ${languageState.language}`;
  let game = games.get(key);
  if (!game) {
    game = fetchGame(name, set);
    games.set(key, game);
    game.catch(() => games.delete(key));
  }
  return game;
}

async function fetchGame(name: string, set: string): Promise<LoadedGame> {
  const whole = `${gamePath(name)}/sets/${encodeURIComponent(set)}/whole/${encodeURIComponent(languageState.language)}`;
  const came = takeInlinedDocument(whole) as GameBundle | undefined;
  if (came)
    setTimeout(
      () => [whole, ...inlinedStyleFiles()].forEach((file) => void fetch(file, { priority: "low" }).catch(() => undefined)),
      REFETCH_AFTER_MS,
    );
  const [bundle, renderer] = await Promise.all([came ?? api.get<GameBundle>(whole).then(unpackPoints), loadRenderer(name)]);
  const words = { ...bundle.words, from: { game: name, set } };
  return { ...bundle, words, rules: (language) => loadRules(name, language), renderer };
}

const rules = new Map<string, Promise<Rule[]>>();

/** Load the rules of a game in a language, once. */
function loadRules(name: string, language: string): Promise<Rule[]> {
  const key = `${name} ${language}`;
  let found = rules.get(key);
  if (!found) {
    found = gameRules(name, language);
    rules.set(key, found);
    found.catch(() => rules.delete(key));
  }
  return found;
}

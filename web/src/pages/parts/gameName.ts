import { hasText, text } from "../../lib/text";

/** What a game is called in a list; its id, where the page has no words for it. */
export function gameName(game: string): string {
  const key = `rules.of.${game}`;
  return hasText(key) ? text(key) : game;
}

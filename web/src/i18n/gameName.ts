import { hasText, text } from "./text";

/** Return the name of a game for lists, or its id if the page has no text for it. */
export function gameName(game: string): string {
  const key = `rules.of.${game}`;
  return hasText(key) ? text(key) : game;
}

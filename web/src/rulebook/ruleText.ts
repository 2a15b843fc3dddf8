/** Parses the text of a rule into pieces: plain text, emphasis, links to rules, and search matches. */

import { matchRanges } from "./searchFold";

export interface TextPiece {
  kind: "plain" | "strong" | "em" | "code" | "link";
  text: string;
  /** Of a link: the id of the rule. */
  id: string;
  found: boolean;
}

const MARKUP = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{1,2}\d{1,3})\b/g;

/** Parse a text; an id such as A4 is a link if `prefix` plus the id is among `ids`. */
export function parseRuleText(words: string, prefix: string, ids: Set<string>, wanted: readonly string[] = []): TextPiece[] {
  const cut: TextPiece[] = [];
  const add = (kind: TextPiece["kind"], text: string, id = "") => {
    if (text) cut.push({ kind, text, id, found: false });
  };
  let at = 0;
  for (const match of words.matchAll(MARKUP)) {
    const [whole, strong, em, code, id] = match;
    if (id !== undefined && !ids.has(prefix + id)) continue;
    add("plain", words.slice(at, match.index));
    if (strong !== undefined) add("strong", strong);
    else if (em !== undefined) add("em", em);
    else if (code !== undefined) add("code", code);
    else if (id !== undefined) add("link", id, prefix + id);
    at = match.index + whole.length;
  }
  add("plain", words.slice(at));
  return wanted.length > 0 ? cut.flatMap((piece) => markMatches(piece, wanted)) : cut;
}

function markMatches(piece: TextPiece, wanted: readonly string[]): TextPiece[] {
  const parts: TextPiece[] = [];
  const add = (from: number, to: number, found: boolean) => {
    if (to > from) parts.push({ ...piece, text: piece.text.slice(from, to), found });
  };
  let at = 0;
  for (const [from, to] of matchRanges(piece.text, wanted)) {
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  add(at, piece.text.length, false);
  return parts;
}

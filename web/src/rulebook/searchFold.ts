/** Folds text for searching: lower case, without accents, with plain spaces and straight apostrophes. */

/** Letters that Unicode does not decompose, no-break spaces and typographic apostrophes. */
const OTHERS: Record<string, string> = { ł: "l", ß: "ss", ø: "o", æ: "ae", œ: "oe", "\u00a0": " ", "\u202f": " ", "’": "'" };
const MARKS = /\p{M}/gu;

function plain(letter: string): string {
  const small = letter.toLowerCase();
  return OTHERS[small] ?? small.normalize("NFD").replace(MARKS, "");
}

/** Return the folded text, and the original index of each of its letters. */
export function fold(words: string): { low: string; at: number[] } {
  const at: number[] = [];
  let low = "";
  for (let i = 0; i < words.length; i++) {
    const letters = plain(words[i]!);
    low += letters;
    for (let k = 0; k < letters.length; k++) at.push(i);
  }
  return { low, at };
}

/** Return the folded search terms. */
export function searchTerms(search: string): string[] {
  return fold(search).low.split(/\s+/).filter(Boolean);
}

/** Return whether a text contains all search terms. */
export function matchesAll(words: string, wanted: readonly string[]): boolean {
  const { low } = fold(words);
  return wanted.every((each) => low.includes(each));
}

/** Return the ranges of a text that match a search term, in order and without overlap. */
export function matchRanges(words: string, wanted: readonly string[]): [number, number][] {
  const { low, at } = fold(words);
  const found: [number, number][] = [];
  for (const each of wanted) {
    for (let next = low.indexOf(each); next >= 0; next = low.indexOf(each, next + each.length)) {
      found.push([at[next]!, at[next + each.length - 1]! + 1]);
    }
  }
  found.sort(([one], [other]) => one - other);
  return found.filter(([from], i) => found.slice(0, i).every(([, to]) => to <= from));
}

/** Words as a search sees them: small letters without accents. */

/** Letters that are no plain letter with a mark. */
const OTHERS: Record<string, string> = { ł: "l", ß: "ss", ø: "o", æ: "ae", œ: "oe" };
const MARKS = /\p{M}/gu;

function plain(letter: string): string {
  const small = letter.toLowerCase();
  return OTHERS[small] ?? small.normalize("NFD").replace(MARKS, "");
}

/** The folded words, and for each of their letters where it stands in the words as they are. */
export function folded(words: string): { low: string; at: number[] } {
  const at: number[] = [];
  let low = "";
  for (let i = 0; i < words.length; i++) {
    const letters = plain(words[i]!);
    low += letters;
    for (let k = 0; k < letters.length; k++) at.push(i);
  }
  return { low, at };
}

/** The words that are searched for, folded. */
export function wantedOf(search: string): string[] {
  return folded(search).low.split(/\s+/).filter(Boolean);
}

/** Whether the words hold all that is searched for. */
export function holds(words: string, wanted: readonly string[]): boolean {
  const { low } = folded(words);
  return wanted.every((each) => low.includes(each));
}

/** Where the words hold something that is searched for: from and to, in their order, never one in the other. */
export function places(words: string, wanted: readonly string[]): [number, number][] {
  const { low, at } = folded(words);
  const found: [number, number][] = [];
  for (const each of wanted) {
    for (let next = low.indexOf(each); next >= 0; next = low.indexOf(each, next + each.length)) {
      found.push([at[next]!, at[next + each.length - 1]! + 1]);
    }
  }
  found.sort(([one], [other]) => one - other);
  return found.filter(([from], i) => found.slice(0, i).every(([, to]) => to <= from));
}

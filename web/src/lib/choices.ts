/** How a list of choices is grouped, found and read. */
import type { Choice } from "./protocol";

/** Which choices touch which element. */
export function byElement(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const element of choice.touches) {
      const held = found.get(element);
      if (held) held.push(choice);
      else found.set(element, [choice]);
    }
  }
  return found;
}

/** Ways to go on without doing anything: they stand last. */
const NOTHING = new Set(["skip", "done", "pass"]);

export interface Group {
  kind: string;
  quiet: boolean;
  /** All labels are so short that several fit side by side. */
  short: boolean;
  /** All are "so many of something": the numbers stand in a row, the smallest first. */
  numbers: boolean;
  choices: Choice[];
}

/** The choices by kind, in the order in which the kinds first appear; those that do nothing last. */
export function grouped(choices: Choice[]): Group[] {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) kinds.set(choice.kind, [...(kinds.get(choice.kind) ?? []), choice]);
  const groups = [...kinds].map(([kind, all]) => {
    const numbers = all.length > 1 && all.every((choice) => numberOf(choice) !== null);
    return {
      kind,
      quiet: NOTHING.has(kind),
      short: all.length > 2 && all.every((choice) => choice.label.length <= 10),
      numbers,
      choices: numbers ? [...all].sort((a, b) => numberOf(a)! - numberOf(b)!) : all,
    };
  });
  return [...groups.filter((group) => !group.quiet), ...groups.filter((group) => group.quiet)];
}

/** The number that a label consists of, with one word at most: "3 Soldati"; else null. */
export function numberOf(choice: Choice): number | null {
  const found = /^(\d+)(?: \S+)?$/.exec(choice.label);
  return found ? Number(found[1]) : null;
}

/** The choices whose label holds every word of `words`, in any order, accents or not. */
export function filtered(choices: Choice[], words: string): Choice[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => wanted.every((word) => plain(choice.label).includes(word)));
}

/** The next choice after `from` whose label starts with `letters`; -1 if none does. */
export function jump(choices: Choice[], letters: string, from: number): number {
  for (let step = 1; step <= choices.length; step += 1) {
    const i = (from + step + choices.length) % choices.length;
    if (plain(choices[i]!.label).startsWith(plain(letters))) return i;
  }
  return -1;
}

function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A label in two parts: what it is, and what there is to say about it. */
export function parts(label: string): { name: string; more: string } {
  const gap = label.search(/ {2,}/);
  if (gap > 0) return { name: label.slice(0, gap), more: label.slice(gap).trim() };
  const number = /^(\d+) (\S+)$/.exec(label);
  if (number) return { name: number[1]!, more: number[2]! };
  const colon = label.indexOf(": ");
  if (colon > 2 && colon < 40 && !label.slice(0, colon).includes("(")) return { name: label.slice(0, colon), more: label.slice(colon + 2) };
  return { name: label, more: "" };
}

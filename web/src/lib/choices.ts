/** How a list of choices is grouped, found and read. */
import type { Choice, Message } from "./protocol";
import type { Label } from "./voice.svelte";
import { choiceArgs } from "./words/speaker";

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

/** The kind of choice that is "so many". */
const NUMBER = "number";
/** So many characters fit when several choices stand side by side. */
const SHORT = 10;

/** How choices are put into words. */
export type Labels = (choice: Choice) => Label;

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
export function grouped(choices: Choice[], label: Labels): Group[] {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) kinds.set(choice.kind, [...(kinds.get(choice.kind) ?? []), choice]);
  const groups = [...kinds].map(([kind, all]) => {
    const numbers = all.length > 1 && all.every((choice) => numberOf(choice) !== null);
    return {
      kind,
      quiet: NOTHING.has(kind),
      short: all.length > 2 && all.every((choice) => label(choice).whole.length <= SHORT),
      numbers,
      choices: numbers ? [...all].sort((a, b) => numberOf(a)! - numberOf(b)!) : all,
    };
  });
  return [...groups.filter((group) => !group.quiet), ...groups.filter((group) => group.quiet)];
}

/** The number that a choice consists of; null if it is another kind of choice. */
export function numberOf(choice: Choice): number | null {
  const { n } = choiceArgs(choice) as { n?: number };
  return choice.kind === NUMBER && n !== undefined ? n : null;
}

/** What is sure to come of each of these choices, of which there are several. */
export function inAnyCase(choices: Choice[]): Message[] {
  const [first, ...others] = choices.map((choice) => choice.certain ?? []);
  if (!first || others.length === 0) return [];
  return first.filter((said) => others.every((each) => each.some((other) => same(other, said))));
}

/** What is sure to come of a choice, without what is said of all of them. */
export function certainOf(choice: Choice, common: Message[]): Message[] {
  return (choice.certain ?? []).filter((said) => !common.some((other) => same(other, said)));
}

/** Whether whoever makes the choice is sure to lose something by it. */
export function hurts(choice: Choice): boolean {
  return (choice.certain ?? []).some(({ args }) => (args as { hurts?: boolean } | undefined)?.hurts === true);
}

function same(one: Message, two: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

/** The choices whose words hold every word of `wanted`, in any order, accents or not. */
export function filtered(choices: Choice[], label: Labels, wanted: string): Choice[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => words.every((word) => plain(label(choice).whole).includes(word)));
}

/** The next choice after `from` whose words start with `letters`; -1 if none does. */
export function jump(choices: Choice[], label: Labels, letters: string, from: number): number {
  for (let step = 1; step <= choices.length; step += 1) {
    const i = (from + step + choices.length) % choices.length;
    if (plain(label(choices[i]!).name).startsWith(plain(letters))) return i;
  }
  return -1;
}

function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
}

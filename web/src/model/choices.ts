/** Helpers for lists of choices: grouping, filtering, certain consequences. */
import type { Choice, Message } from "../protocol/messages";
import type { Label } from "../i18n/gameTexts.svelte";
import { choiceArgs } from "../i18n/speaker";

/** Return the choices by the elements they touch. */
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

/** Choices that do nothing; they come last. */
export const PASSING_KINDS = new Set(["skip", "done", "pass"]);

/** The kind of choices that are numbers. */
const NUMBER_KIND = "number";
/** Labels up to this length fit side by side. */
const SHORT_LENGTH = 10;

/** Returns the label of a choice. */
export type Labels = (choice: Choice) => Label;

export interface Group {
  kind: string;
  quiet: boolean;
  /** All labels are short enough to stand side by side. */
  short: boolean;
  /** All choices are numbers, shown in a row in ascending order. */
  numbers: boolean;
  choices: Choice[];
}

/** Group choices by kind in order of first appearance; those that do nothing come last. */
export function groupByKind(choices: Choice[], label: Labels): Group[] {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) kinds.set(choice.kind, [...(kinds.get(choice.kind) ?? []), choice]);
  const groups = [...kinds].map(([kind, all]) => {
    const numbers = all.length > 1 && all.every((choice) => numberOf(choice) !== null);
    return {
      kind,
      quiet: PASSING_KINDS.has(kind),
      short: all.length > 2 && all.every((choice) => label(choice).whole.length <= SHORT_LENGTH),
      numbers,
      choices: numbers ? [...all].sort((a, b) => numberOf(a)! - numberOf(b)!) : all,
    };
  });
  return [...groups.filter((group) => !group.quiet), ...groups.filter((group) => group.quiet)];
}

/** Return the number of a number choice, else null. */
export function numberOf(choice: Choice): number | null {
  const { n } = choiceArgs(choice) as { n?: number };
  return choice.kind === NUMBER_KIND && n !== undefined ? n : null;
}

/** Return the certain consequences that several choices have in common. */
export function certainForAll(choices: Choice[]): Message[] {
  const [first, ...others] = choices.map((choice) => choice.certain ?? []);
  if (!first || others.length === 0) return [];
  return first.filter((said) => others.every((each) => each.some((other) => same(other, said))));
}

/** Return the certain consequences of a choice that are not in `common`. */
export function certainBeyond(choice: Choice, common: Message[]): Message[] {
  return (choice.certain ?? []).filter((said) => !common.some((other) => same(other, said)));
}

/** Return whether a choice certainly costs its player something. */
export function hurts(choice: Choice): boolean {
  return (choice.certain ?? []).some(({ args }) => (args as { hurts?: boolean } | undefined)?.hurts === true);
}

function same(one: Message, two: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

/** Return the choices whose label contains every word of `wanted`, in any order, ignoring accents. */
export function filterChoices(choices: Choice[], label: Labels, wanted: string): Choice[] {
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => words.every((word) => foldText(label(choice).whole).includes(word)));
}

/** Return the index of the next choice after `from` whose name starts with `letters`, or -1. */
export function findByPrefix(choices: Choice[], label: Labels, letters: string, from: number): number {
  for (let step = 1; step <= choices.length; step += 1) {
    const i = (from + step + choices.length) % choices.length;
    if (foldText(label(choices[i]!).name).startsWith(foldText(letters))) return i;
  }
  return -1;
}

function foldText(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s/g, " ").toLowerCase();
  return plain.replaceAll("ł", "l").replaceAll("’", "'");
}

/** Return the facts of a choice's certain consequences with that message id. */
export function certainFacts(choice: Choice, id: string): Record<string, unknown>[] {
  return (choice.certain ?? []).filter((each) => each.id === id).map((each) => ({ ...each.args }));
}

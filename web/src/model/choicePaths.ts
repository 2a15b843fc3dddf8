/** Choosing a goal first: what the next question would offer can be clicked before the choice that leads there. */
import { byElement } from "./choices";
import type { Choice } from "../protocol/messages";

/** A choice, and the answer to the question after it. */
export interface ChoicePath {
  choice: Choice;
  followUp: string;
}

/** By element: the paths that lead there, cheapest first, each with a different choice. */
export type ChoicePaths = Map<string, ChoicePath[]>;

type Offer = Exclude<NonNullable<Choice["next"]>, number>[number];

/** A number that may be given together with a choice. */
interface NumberOffer {
  n: number;
  text: string;
  usual: boolean;
}

/** Return what the question after a choice would offer; [] if that is not known. */
function offersAfter(choices: Choice[], choice: Choice): Offer[] {
  const next = typeof choice.next === "number" ? choices[choice.next]?.next : choice.next;
  return Array.isArray(next) ? next : [];
}

/** Return the elements of these offers. */
export function elementsAfter(choices: Choice[], choice: Choice): string[] {
  return offersAfter(choices, choice)
    .map((offer) => offer.element)
    .filter(Boolean);
}

/** Return the paths to elements that no choice of this question touches. */
export function pathsOf(choices: Choice[]): ChoicePaths {
  const near = byElement(choices);
  const found = new Map<string, { way: ChoicePath; cost: number }[]>();
  for (const choice of choices.filter(({ goal }) => goal)) {
    for (const { element, text, cost = 0 } of offersAfter(choices, choice)) {
      if (!element || near.has(element)) continue;
      const price = Number(choice.facts.cost ?? 0) + cost;
      found.set(element, [...(found.get(element) ?? []), { way: { choice, followUp: text }, cost: price }]);
    }
  }
  const sorted = [...found].map(([element, all]) => [element, all.sort((a, b) => a.cost - b.cost).map(({ way }) => way)] as const);
  return new Map(sorted);
}

/** Return the choices of each element: those that touch it or lead to it. */
export function choicesByElement(choices: Choice[], ways: ChoicePaths): Map<string, Choice[]> {
  const found = byElement(choices);
  for (const [element, all] of ways)
    found.set(
      element,
      all.map(({ choice }) => choice),
    );
  return found;
}

/** Return the first choice of each group of equivalent choices. */
export function firstOfEachGroup(choices: Choice[]): Choice[] {
  const groups = new Set<string>();
  return choices.filter(({ group }) => group === undefined || (!groups.has(group) && groups.add(group)));
}

/** Return the group of a choice, or the choice alone. */
export function groupOf(choices: Choice[], choice: Choice): Choice[] {
  return choice.group === undefined ? [choice] : choices.filter(({ group }) => group === choice.group);
}

/**
 * Return the answers that may be given together with `choice`, if one of them is usual: numbers, smallest first. They
 * are shown before the choice is made.
 */
export function numbersAfter(choices: Choice[], choice: Choice): NumberOffer[] {
  const offers = offersAfter(choices, choice);
  const numbers = offers.flatMap(({ text, usual = false }) => {
    const n = /^number (\d+)$/.exec(text)?.[1];
    return n === undefined ? [] : [{ n: Number(n), text, usual }];
  });
  const shown = numbers.length === offers.length && numbers.some(({ usual }) => usual);
  return shown ? numbers.sort((a, b) => a.n - b.n) : [];
}

interface ClickTarget {
  question: { choices: Choice[] } | null;
  choicesByElement: Map<string, Choice[]>;
  paths: ChoicePaths;
  selectedElement: string | null;
  usualChoice: Choice | null;
}

/**
 * Return the choice that a click on `element` makes; undefined if there are several. A click on the goal of a path makes
 * the choice before it only if the player can see which one: it is the only one of the question; it is the usual one,
 * which is marked, unless this was `unseen`; or it is the only one that leads there and was `announced` before the
 * click. Otherwise the goal is selected first.
 */
export function choiceForClick(target: ClickTarget, element: string, unseen = false, announced = false): Choice | undefined {
  const { question, choicesByElement, paths, selectedElement, usualChoice } = target;
  const choices = choicesByElement.get(element) ?? [];
  if (selectedElement === element) return paths.has(element) ? choices[0] : undefined;
  const before = selectedElement === null ? [] : (choicesByElement.get(selectedElement) ?? []);
  const within = choices.filter((choice) => before.includes(choice));
  if (within.length === 0 && paths.has(element)) {
    if (!unseen && usualChoice && choices.includes(usualChoice)) return usualChoice;
    if (!announced && firstOfEachGroup(question?.choices ?? []).length > 1) return undefined;
  }
  const [only, ...others] = firstOfEachGroup(within.length > 0 ? within : choices);
  return others.length === 0 ? only : undefined;
}

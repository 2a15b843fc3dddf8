/** Choosing a goal first: what the next questions would offer can be clicked before the choice that leads there. */
import { byElement, PASSING_KINDS } from "./choices";
import type { Choice } from "../protocol/messages";

/** A choice, and the answers to the questions after it. */
export interface ChoicePath {
  choice: Choice;
  steps: string[];
  /** The element of the step between the choice and the goal, which has to be chosen too. */
  through?: string;
}

/** By element: the paths that lead there, cheapest first, each with a different choice or through another element. */
export type ChoicePaths = Map<string, ChoicePath[]>;

type Offer = Exclude<NonNullable<Choice["next"]>, number>[number];
type LastOffer = Exclude<NonNullable<Offer["then"]>, number>[number];

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

/** Return what the question after an offer would offer; [] if that is not known. */
function lastOffersAfter(offers: Offer[], offer: Offer): LastOffer[] {
  const then = typeof offer.then === "number" ? offers[offer.then]?.then : offer.then;
  return Array.isArray(then) ? then : [];
}

/** Return the elements of these offers. */
export function elementsAfter(choices: Choice[], choice: Choice): string[] {
  return offersAfter(choices, choice)
    .map((offer) => offer.element)
    .filter(Boolean);
}

/** Return the paths to elements that no choice of this question touches; the shorter ones if there are two lengths. */
export function pathsOf(choices: Choice[]): ChoicePaths {
  const near = byElement(choices);
  const found = new Map<string, { way: ChoicePath; cost: number }[]>();
  const far: ChoicePaths = new Map();
  for (const choice of choices.filter(({ goal }) => goal)) {
    const offers = offersAfter(choices, choice);
    for (const offer of offers) {
      const { element, text, cost = 0 } = offer;
      if (!element) continue;
      for (const last of lastOffersAfter(offers, offer)) {
        if (last.element) far.set(last.element, [...(far.get(last.element) ?? []), { choice, steps: [text, last.text], through: element }]);
      }
      if (near.has(element)) continue;
      const price = Number(choice.facts.cost ?? 0) + cost;
      found.set(element, [...(found.get(element) ?? []), { way: { choice, steps: [text] }, cost: price }]);
    }
  }
  const sorted = [...found].map(([element, all]) => [element, all.sort((a, b) => a.cost - b.cost).map(({ way }) => way)] as const);
  return new Map([...[...far].filter(([element]) => !near.has(element) && !found.has(element)), ...sorted]);
}

/** Return the choices of each element: those that touch it or lead to it. */
export function choicesByElement(choices: Choice[], ways: ChoicePaths): Map<string, Choice[]> {
  const found = byElement(choices);
  for (const [element, all] of ways) found.set(element, [...new Set(all.map(({ choice }) => choice))]);
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

/** Return the numbers among these offers, smallest first; [] unless all are numbers and one of them is usual. */
function numbersIn(offers: readonly LastOffer[]): NumberOffer[] {
  const numbers = offers.flatMap(({ text, usual = false }) => {
    const n = /^number (\d+)$/.exec(text)?.[1];
    return n === undefined ? [] : [{ n: Number(n), text, usual }];
  });
  const shown = numbers.length === offers.length && numbers.some(({ usual }) => usual);
  return shown ? numbers.sort((a, b) => a.n - b.n) : [];
}

/** Return the numbers that directly follow each choice. */
function numbersAfterChoices(choices: Choice[]): NumberOffer[][] {
  return choices.map((choice) => numbersIn(offersAfter(choices, choice)));
}

/** Return whether the numbers of `numbersOf` are given only with a goal on the board, not with a choice of the list. */
export function numbersNeedGoal(choices: Choice[]): boolean {
  return numbersAfterChoices(choices).flat().length === 0;
}

/**
 * Return the numbers of which one may be given together with a choice or with a path; they are shown before it is
 * made. [] if some choices and some paths ask for different numbers: then each asks for its own.
 */
export function numbersOf(choices: Choice[]): number[] {
  const after = numbersAfterChoices(choices);
  const last = choices.flatMap((choice) => {
    const offers = offersAfter(choices, choice);
    return offers.map((offer) => numbersIn(lastOffersAfter(offers, offer)));
  });
  const [near, far] = [after, last].map((lists) => [...new Set(lists.flat().map(({ n }) => n))].sort((a, b) => a - b)) as [
    number[],
    number[],
  ];
  if (near.length > 0 && far.length > 0 && near.join() !== far.join()) return [];
  return near.length > 0 ? near : far;
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
 * the choice before it only if the player can see which one: it is the only one of the question, apart from those that
 * do nothing; it is the usual one, which is marked, unless this was `unseen`; or it is the only one that leads there and
 * was `announced` before the click. Otherwise the goal is selected first, and so is one with a step in between, until
 * that one is selected too.
 */
export function choiceForClick(target: ClickTarget, element: string, unseen = false, announced = false): Choice | undefined {
  const { question, choicesByElement, paths, selectedElement, usualChoice } = target;
  const choices = choicesByElement.get(element) ?? [];
  const through = (paths.get(element) ?? []).flatMap((way) => way.through ?? []);
  if (through.length > 0 && !through.includes(selectedElement ?? "")) return undefined;
  if (selectedElement === element) return paths.has(element) ? choices[0] : undefined;
  const before = selectedElement === null ? [] : (choicesByElement.get(selectedElement) ?? []);
  const within = choices.filter((choice) => before.includes(choice));
  if (within.length === 0 && paths.has(element)) {
    if (!unseen && usualChoice && choices.includes(usualChoice)) return usualChoice;
    const real = (question?.choices ?? []).filter(({ kind }) => !PASSING_KINDS.has(kind));
    if (!announced && firstOfEachGroup(real).length > 1) return undefined;
  }
  const [only, ...others] = firstOfEachGroup(within.length > 0 ? within : choices);
  return others.length === 0 ? only : undefined;
}

interface StepsTarget extends ClickTarget {
  /** The number that the player picked; null: the usual one. */
  pickedNumber: number | null;
}

/**
 * Return the answers to the questions after `choice` that are given together with it: the path to `element`, which was
 * clicked for it, and to the selected one; and the number that is shown, unless this was `unseen`.
 */
export function stepsAfter(target: StepsTarget, choice: Choice, element: string | null, unseen: boolean): string[] {
  const { paths, selectedElement } = target;
  const ways = (goal: string | null) => (paths.get(goal ?? "") ?? []).filter((way) => way.choice === choice);
  const far =
    ways(element).find(({ through }) => through !== undefined && through === selectedElement) ??
    ways(selectedElement).find(({ through }) => through !== undefined && through === element);
  if (far) return far.steps;
  const near = [...ways(element), ...ways(selectedElement)].find(({ through }) => through === undefined);
  const steps = near?.steps ?? [];
  const number = unseen ? undefined : numberAfter(target, choice, steps[0]);
  return number === undefined ? steps : [...steps, number];
}

/** Return the number that is given together with a choice and the step after it: the picked one or the usual one. */
function numberAfter({ question, pickedNumber }: StepsTarget, choice: Choice, step: string | undefined): string | undefined {
  const choices = question?.choices ?? [];
  if (numbersOf(choices).length === 0) return undefined;
  const offers = offersAfter(choices, choice);
  const offer = offers.find(({ text }) => text === step);
  const numbers = numbersIn(step === undefined ? offers : offer ? lastOffersAfter(offers, offer) : []);
  return (numbers.find(({ n }) => n === pickedNumber) ?? numbers.find(({ usual }) => usual))?.text;
}

/** A turn said from either end: what the next question would offer can be named before the answer that leads there. */
import { byElement } from "./choices";
import type { Choice } from "./protocol";

/** A choice, and the answer to the question after it. */
export interface Way {
  choice: Choice;
  then: string;
}

/** By element: the ways that lead there, the cheapest first, each with a choice of its own. */
export type Ways = Map<string, Way[]>;

type Offer = Exclude<NonNullable<Choice["next"]>, number>[number];

/** What the question after a choice would offer; [] where that cannot be known yet. */
export function offersAfter(choices: Choice[], choice: Choice): Offer[] {
  const next = typeof choice.next === "number" ? choices[choice.next]?.next : choice.next;
  return Array.isArray(next) ? next : [];
}

/** The elements of these offers. */
export function leadsTo(choices: Choice[], choice: Choice): string[] {
  return offersAfter(choices, choice)
    .map((offer) => offer.element)
    .filter(Boolean);
}

/** What may be named first. An element that a choice itself is about means that choice. */
export function waysOf(choices: Choice[]): Ways {
  const near = byElement(choices);
  const found = new Map<string, { way: Way; cost: number }[]>();
  for (const choice of choices.filter(({ goal }) => goal)) {
    for (const { element, text, cost = 0 } of offersAfter(choices, choice)) {
      if (!element || near.has(element)) continue;
      const price = Number(choice.facts.cost ?? 0) + cost;
      found.set(element, [...(found.get(element) ?? []), { way: { choice, then: text }, cost: price }]);
    }
  }
  const sorted = [...found].map(([element, all]) => [element, all.sort((a, b) => a.cost - b.cost).map(({ way }) => way)] as const);
  return new Map(sorted);
}

/** Which choices an element means: those that touch it, or lead to it. */
export function meant(choices: Choice[], ways: Ways): Map<string, Choice[]> {
  const found = byElement(choices);
  for (const [element, all] of ways)
    found.set(
      element,
      all.map(({ choice }) => choice),
    );
  return found;
}

/** Choices that come to the same, as one: the first of a group stands for all of it. */
export function asOne(choices: Choice[]): Choice[] {
  const groups = new Set<string>();
  return choices.filter(({ group }) => group === undefined || (!groups.has(group) && groups.add(group)));
}

/** All that a choice stands for among these: its group, or itself. */
export function groupOf(choices: Choice[], choice: Choice): Choice[] {
  return choice.group === undefined ? [choice] : choices.filter(({ group }) => group === choice.group);
}

/** The choice that a click on `element` takes; undefined if there are several to choose from. */
export function picked(
  { touched, ways, narrowed }: { touched: Map<string, Choice[]>; ways: Ways; narrowed: string | null },
  element: string,
): Choice | undefined {
  const choices = touched.get(element) ?? [];
  if (narrowed === element) return ways.has(element) ? choices[0] : undefined;
  const before = narrowed === null ? [] : (touched.get(narrowed) ?? []);
  const within = choices.filter((choice) => before.includes(choice));
  const [only, ...others] = asOne(within.length > 0 ? within : choices);
  return others.length === 0 ? only : undefined;
}

/** What a coach says: lessons, tips and warnings as data. Each game has its own in `games/<game>/coach/`. */
import type { TableModel } from "../lib/model.svelte";
import { eventOf, type Choice, type Item, type Question } from "../lib/protocol";
import type { Args } from "../lib/words";

/** Something new, explained once, when it first matters: all that is named must be so. */
export interface Step {
  /** Its words are the message `step-<id>`. */
  id: string;
  /** The pupil is asked something of one of these kinds. */
  asked?: readonly string[];
  /** An answer of this kind is offered. */
  offers?: string;
  /** Something of one of these kinds has happened. */
  event?: readonly string[];
  /** And it was the pupil's own. */
  own?: boolean;
  /** The game is over. */
  over?: boolean;
  /** What it is about: elements, places of the page as selectors ("A | B": B where A is not in sight), or `asked`, `choices`, `hint`. */
  at?: readonly string[];
}

/** One beginning, and what is explained from there on, in this order as far as it matters already. */
export interface Lesson {
  steps: readonly Step[];
  /** What has happened when all is learned, to the pupil where `own`; nothing: the end of the game. */
  until?: readonly string[];
  own?: boolean;
}

/** What beginners regret, found in the facts of a choice: the arguments of `warn-<id>`, or null. */
export interface Warning {
  id: string;
  of(question: Question, choice: Choice): Record<string, unknown> | null;
}

export interface CoachBook {
  lessons: Record<string, Lesson>;
  /** By kind of question: the id of the sentence `tip-<id>` that stands with the first one. */
  tips: Record<string, string>;
  warnings: readonly Warning[];
  /** Numbers of the game, for its words. */
  args(model: TableModel): Args;
  say(key: string, args?: Args): string;
}

const found = import.meta.glob<{ default: CoachBook }>("../games/*/coach/index.ts");

/** The book of a game; null if it has none. */
export async function bookOf(game: string): Promise<CoachBook | null> {
  const load = found[`../games/${game}/coach/index.ts`];
  return load ? (await load()).default : null;
}

/** Where a game stands, as far as steps ask for it. */
export interface Moment {
  question: Question | null;
  log: readonly Item[];
  seat: number | null;
  over: boolean;
}

export function matters(step: Step, { question, log, seat, over }: Moment): boolean {
  if (step.over && !over) return false;
  if (step.asked && (question === null || question.done || !step.asked.includes(question.kind))) return false;
  if (step.offers && !question?.choices.some((choice) => choice.kind === step.offers)) return false;
  return !step.event || happened(log, step.event, step.own ? seat : null);
}

/** Whether something of these kinds has happened, to the seat where one is given. */
function happened(log: readonly Item[], kinds: readonly string[], seat: number | null): boolean {
  return log.some((item) => kinds.includes(eventOf(item)) && (seat === null || item.facts.seat === seat));
}

/** The next thing to explain; null while nothing new matters. */
export function due(lesson: Lesson, moment: Moment, told: readonly string[]): Step | null {
  return lesson.steps.find((step) => !told.includes(step.id) && matters(step, moment)) ?? null;
}

/** Whether all that the lesson is for has happened. */
export function learned(lesson: Lesson, { log, seat, over }: Moment): boolean {
  return over || (lesson.until !== undefined && happened(log, lesson.until, lesson.own ? seat : null));
}

type Asked = Pick<TableModel, "question" | "words" | "glossary">;

/** The first thing that speaks against a choice. */
export function warned(book: CoachBook, { question, words, glossary }: Asked, choice: Choice): { id: string; words: string } | null {
  if (question === null || !question.choices.includes(choice)) return null;
  for (const { id, of } of book.warnings) {
    const facts = of(question, choice);
    if (!facts) continue;
    const named = Object.entries(facts).map(([key, value]) => [key, `${key}:${value}` in glossary ? words.name(`${key}:${value}`) : value]);
    return { id, words: book.say(`warn.${id}`, Object.fromEntries(named)) };
  }
  return null;
}

/** The facts of what is sure to come of a choice, by the id of their message. */
export function certainly(choice: Choice, id: string): Record<string, unknown>[] {
  return (choice.certain ?? []).filter((each) => each.id === id).map((each) => ({ ...each.args }));
}

/** Loads the coach script of a game and finds the steps and warnings that apply. */
import type { CoachScript, Lesson, Step } from "../boardkit/coachScript";
import type { TableModel } from "../model/tableModel.svelte";
import { eventKind, type Choice, type Hint, type Item, type Question } from "../protocol/messages";

const scripts = import.meta.glob<{ default: CoachScript }>("../games/*/coach/index.ts");

/** Load the script of a game; null if it has none. */
export async function loadScript(game: string): Promise<CoachScript | null> {
  const load = scripts[`../games/${game}/coach/index.ts`];
  return load ? (await load()).default : null;
}

/** What the conditions of steps look at. */
export interface LessonState {
  question: Question | null;
  log: readonly Item[];
  seat: number | null;
  over: boolean;
  /** The hint for the question; undefined while it is not known. */
  hint?: Hint | undefined;
}

function isRelevant(step: Step, { question, log, seat, over }: LessonState): boolean {
  if (step.over && !over) return false;
  if (step.asked && (question === null || question.done || !step.asked.includes(question.kind))) return false;
  if (step.offers && !question?.choices.some((choice) => choice.kind === step.offers)) return false;
  return !step.event || happened(log, step.event, step.own ? seat : null);
}

/** Return whether an event of these kinds has happened, to `seat` if it is given. */
function happened(log: readonly Item[], kinds: readonly string[], seat: number | null): boolean {
  return log.some((item) => kinds.includes(eventKind(item)) && (seat === null || item.facts.seat === seat));
}

/**
 * Return whether a step may be explained where the player stands: on the advised line only what belongs to it, everything
 * else once the line is left. A lesson without a line explains everything.
 */
function isInPlace(step: Step, { cards }: Lesson, { hint, over }: LessonState): boolean {
  if (step.before !== undefined) return hint?.card === step.before;
  if (step.ends !== undefined) return hint?.card === null && hint.last?.followed === true && hint.last.card === step.ends;
  return cards === undefined || over || hint?.card === null;
}

/** Return the next step to explain; null while nothing new matters. */
export function nextStep(lesson: Lesson, moment: LessonState, shownSteps: readonly string[]): Step | null {
  return lesson.steps.find((step) => !shownSteps.includes(step.id) && isInPlace(step, lesson, moment) && isRelevant(step, moment)) ?? null;
}

/** Return whether the lesson is complete. */
export function isComplete(lesson: Lesson, { log, seat, over }: LessonState): boolean {
  return over || (lesson.until !== undefined && happened(log, lesson.until, lesson.own ? seat : null));
}

type Asked = Pick<TableModel, "question" | "words" | "glossary">;

/** Return the first warning about a choice. */
export function findWarning(
  script: CoachScript,
  { question, words, glossary }: Asked,
  choice: Choice,
): { id: string; words: string } | null {
  if (question === null || !question.choices.includes(choice)) return null;
  for (const { id, of } of script.warnings) {
    const facts = of(question, choice);
    if (!facts) continue;
    const named = Object.entries(facts).map(([key, value]) => [key, `${key}:${value}` in glossary ? words.name(`${key}:${value}`) : value]);
    return { id, words: script.say(`warn.${id}`, Object.fromEntries(named)) };
  }
  return null;
}

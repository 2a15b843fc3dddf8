/** What a coach says, as data: lessons, tips and warnings. Each game has its own in `games/<game>/coach/`. */
import type { Args } from "../i18n";
import type { TableModel } from "../model/tableModel.svelte";
import type { Choice, Question } from "../protocol/messages";

/** Something new, explained once when it first matters: all conditions given must hold. */
export interface Step {
  /** Its text is the message `step-<id>`. */
  id: string;
  /** The player is asked a question of one of these kinds. */
  asked?: readonly string[];
  /** A choice of this kind is offered. */
  offers?: string;
  /** An event of one of these kinds has happened. */
  event?: readonly string[];
  /** The event was the player's own. */
  own?: boolean;
  /** The game is over. */
  over?: boolean;
  /** The card of the advised line before which, or (`ends`) after which, it is explained; others wait until the line is left. */
  before?: string;
  ends?: string;
  /** What to point at: elements, selectors of the page ("A | B": B if A is not visible), or `asked`, `choices`, `hint`. */
  at?: readonly string[];
}

/** A decision on the advised line of a lesson. Its advice, with the reason, is the message `why-<id>`. */
export interface Card {
  /** The coach asks first, `ask-<id>`, and comments another choice than the advised one, `other-<id>`. */
  asks?: boolean;
  /** What the coach says after the advised choice, above the next card: `good-<id>`. */
  praises?: boolean;
  /** What the question is about, as `at` of a step; by default what can be chosen. Advice points at the advised choice. */
  at?: readonly string[];
  /** The steps that need no explanation after it. */
  covers?: readonly string[];
}

/** A starting position and its steps, explained in this order as soon as they matter. */
export interface Lesson {
  steps: readonly Step[];
  /** By id: the cards of the advised line. Its choices are in the game's `lessons.yaml`. */
  cards?: Readonly<Record<string, Card>>;
  /** The events that complete the lesson (the player's own with `own`); by default the end of the game. */
  until?: readonly string[];
  own?: boolean;
}

/** A mistake of beginners, found in the facts of a choice: the arguments of `warn-<id>`, or null. */
export interface CoachWarning {
  id: string;
  of(question: Question, choice: Choice): Record<string, unknown> | null;
}

export interface CoachScript {
  lessons: Record<string, Lesson>;
  /** By kind of question: the id of the message `tip-<id>` shown with the first one. */
  tips: Record<string, string>;
  warnings: readonly CoachWarning[];
  /** Numbers of the game for its texts. */
  args(model: TableModel): Args;
  say(key: string, args?: Args): string;
}

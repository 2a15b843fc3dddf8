/** What was explained at one lesson table and what to do next; stored, so that a reload continues. */
import { api } from "../net/api";
import type { Choice, TableModel } from "../model/tableModel.svelte";
import type { Hint } from "../protocol/messages";
import { loadStored, saveStored } from "../prefs/storage";
import { completedLessons } from "../prefs/completedLessons.svelte";
import { nextStep, isComplete, type LessonState } from "./script";
import type { Card, CoachScript, Lesson, Step } from "../boardkit/coachScript";
import { t } from "./words";

/** Steps explained with one question after the advised line; more would be a lecture. */
const MOST = 2;
/** Milliseconds until a hint is requested again. */
const RETRY = 1500;

interface StoredProgress {
  told: string[];
  quiet: boolean;
}

/**
 * What the coach's card says now: `step` explains something new, `other` comments a choice that left the advised line, `ask`
 * lets the player think first, `advice` names a choice and its reason.
 */
export type Saying =
  { kind: "step"; step: Step; words: string } | { kind: "other" | "ask" | "advice"; card: string | null; praise: string; words: string };

export class LessonProgress {
  shownSteps = $state.raw<string[]>([]);
  /** No explanations and no questions, only advice. */
  quiet = $state(false);
  #hint = $state.raw<{ asked: string; hint: Hint } | null>(null);
  /** The question whose advice the player wanted to see, and the one whose comment was read. */
  #opened = $state("");
  #read = $state("");
  /** How many steps were explained with which question. */
  #explained = $state.raw({ asked: "", steps: 0 });

  constructor(
    readonly model: TableModel,
    readonly script: CoachScript,
    readonly name: string,
  ) {
    const kept = loadStored<Partial<StoredProgress>>(this.#key, {});
    if (Array.isArray(kept.told)) this.shownSteps = kept.told;
    this.quiet = kept.quiet === true;
  }

  get #key(): string {
    return `coach.${this.model.meta.id}`;
  }

  get lesson(): Lesson {
    return this.script.lessons[this.name] ?? { steps: [] };
  }

  /** The hint for the open question; undefined while nothing is asked or it is not known yet. */
  hint: Hint | undefined = $derived.by(() => {
    const { question, questionKey } = this.model;
    return question && !question.done && this.#hint?.asked === questionKey ? this.#hint.hint : undefined;
  });
  /** The card of the advised line for the open question. */
  card: Card | undefined = $derived.by(() => (this.hint?.card ? this.lesson.cards?.[this.hint.card] : undefined));

  #state: LessonState = $derived.by(() => {
    const { question, log, seat, meta, playing } = this.model;
    return { question, log, seat, over: meta.status === "over" && !playing, hint: this.hint };
  });

  /** The step to explain; none before the first state, since its text may use numbers of the game. */
  step: Step | null = $derived.by(() => {
    if (this.quiet || this.model.facts === undefined) return null;
    const step = nextStep(this.lesson, this.#state, this.shownSteps);
    const waits = this.lesson.cards !== undefined && step?.before === undefined && step?.ends === undefined && !step?.over;
    return waits && this.#explained.asked === this.model.questionKey && this.#explained.steps >= MOST ? null : step;
  });
  done: boolean = $derived.by(() => isComplete(this.lesson, this.#state));

  /** The hinted choice; undefined while nothing is asked or the hint is not known yet. */
  choice: Choice | undefined = $derived.by(() => this.model.question?.choices.find((each) => each.text === this.hint?.text));

  saying: Saying | null = $derived.by(() => {
    const { hint, card, choice, step, quiet } = this;
    const { questionKey } = this.model;
    const last = hint?.last;
    if (last && !last.followed && !quiet && this.#read !== questionKey)
      return { kind: "other", card: last.card, praise: "", words: this.#other(last.card) };
    if (step) return { kind: "step", step, words: this.#stepWords(step) };
    if (!hint || !choice) return null;
    const asks = card?.asks === true && !quiet && this.#opened !== questionKey;
    const praised = last?.followed && !quiet && this.#opened !== questionKey && this.lesson.cards?.[last.card]?.praises === true;
    const praise = praised ? this.script.say(`good.${last.card}`) : "";
    if (asks) return { kind: "ask", card: hint.card, praise, words: this.script.say(`ask.${hint.card}`) };
    return { kind: "advice", card: hint.card, praise, words: card ? this.script.say(`why.${hint.card}`) : this.#reason(hint) };
  });

  #stepWords(step: Step): string {
    const { meta, words, question } = this.model;
    const ending = meta.outcome ? words.outcome(meta.outcome) : "";
    return this.script.say(`step.${step.id}`, { ...this.script.args(this.model), ...question?.facts, ending });
  }

  #other(card: string): string {
    return this.lesson.cards?.[card]?.asks ? this.script.say(`other.${card}`) : t("other");
  }

  /** Return the reasons for a choice off the advised line: its own, else what matters in this kind of question. */
  #reason({ reasons }: Hint): string {
    if (reasons.length > 0) return reasons.map((each) => this.model.words.say(each)).join(" ");
    const { question } = this.model;
    const tip = question ? this.script.tips[question.kind] : undefined;
    return tip ? this.script.say(`tip.${tip}`, { ...this.script.args(this.model), ...question?.facts }) : "";
  }

  /** Fetch the hint of the open question; if that fails, again while the question is open. */
  async fetchHint(): Promise<void> {
    const { questionKey, question, seat, meta } = this.model;
    if (!questionKey || question === null || question.done || this.#hint?.asked === questionKey) return;
    try {
      const hint = await api.get<Hint>(`/api/tables/${encodeURIComponent(meta.id)}/hint/${seat}`);
      if (this.model.questionKey !== questionKey) return; // answered in the meantime: the next one has its own request
      this.#hint = { asked: questionKey, hint };
      const covers = hint.card ? (this.lesson.cards?.[hint.card]?.covers ?? []) : [];
      if (covers.some((id) => !this.shownSteps.includes(id))) this.#save({ told: [...new Set([...this.shownSteps, ...covers])] });
    } catch {
      setTimeout(() => this.model.questionKey === questionKey && void this.fetchHint(), RETRY);
    }
  }

  /** Go on: after an explanation or a comment, or from the coach's question to the advice. */
  next(): void {
    const saying = this.saying;
    const { questionKey } = this.model;
    if (saying?.kind === "step") {
      this.#explained = { asked: questionKey, steps: this.#explained.asked === questionKey ? this.#explained.steps + 1 : 1 };
      this.#save({ told: [...this.shownSteps, saying.step.id] });
    } else if (saying?.kind === "other") this.#read = questionKey;
    else if (saying?.kind === "ask") this.#opened = questionKey;
  }

  setQuiet(quiet: boolean): void {
    this.#save({ quiet });
  }

  /** Record that a whole coached game was played. */
  finish(): void {
    if (this.name === "first" && this.#state.over) completedLessons.add(this.model.game);
  }

  #save(change: Partial<StoredProgress>): void {
    this.shownSteps = change.told ?? this.shownSteps;
    this.quiet = change.quiet ?? this.quiet;
    saveStored(this.#key, { told: this.shownSteps, quiet: this.quiet });
  }
}

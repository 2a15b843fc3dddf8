/** What was explained at one lesson table and what to do next; stored, so that a reload continues. */
import { api } from "../net/api";
import type { Choice, TableModel } from "../model/tableModel.svelte";
import type { Hint } from "../protocol/messages";
import { loadStored, saveStored } from "../prefs/storage";
import { completedLessons } from "../prefs/completedLessons.svelte";
import { nextStep, isComplete, type LessonState } from "./script";
import type { CoachScript, Lesson, Step } from "../boardkit/coachScript";

interface StoredProgress {
  told: string[];
  quiet: boolean;
}

export class LessonProgress {
  told = $state.raw<string[]>([]);
  /** No explanations, only hints. */
  quiet = $state(false);
  #hint = $state.raw<{ asked: string; hint: Hint } | null>(null);

  constructor(
    readonly model: TableModel,
    readonly script: CoachScript,
    readonly name: string,
  ) {
    const kept = loadStored<Partial<StoredProgress>>(this.#key, {});
    if (Array.isArray(kept.told)) this.told = kept.told;
    this.quiet = kept.quiet === true;
  }

  get #key(): string {
    return `coach.${this.model.meta.id}`;
  }

  get lesson(): Lesson {
    return this.script.lessons[this.name] ?? { steps: [] };
  }

  #state: LessonState = $derived.by(() => {
    const { question, log, seat, meta, playing } = this.model;
    return { question, log, seat, over: meta.status === "over" && !playing };
  });

  /** The step to explain; none before the first state, since its text may use numbers of the game. */
  step: Step | null = $derived.by(() =>
    this.quiet || this.model.facts === undefined ? null : nextStep(this.lesson, this.#state, this.told),
  );
  done: boolean = $derived.by(() => isComplete(this.lesson, this.#state));

  words(step: Step): string {
    const { meta, words, question } = this.model;
    const ending = meta.outcome ? words.outcome(meta.outcome) : "";
    return this.script.say(`step.${step.id}`, { ...this.script.args(this.model), ...question?.facts, ending });
  }

  /** The hinted choice; undefined while nothing is asked or the hint is not known yet. */
  choice: Choice | undefined = $derived.by(() => {
    const { question, questionKey } = this.model;
    if (!question || question.done || this.#hint?.asked !== questionKey) return undefined;
    return question.choices.find((each) => each.text === this.#hint?.hint.text);
  });
  /** The reasons for the hint, or "". */
  why: string = $derived.by(() =>
    this.choice ? (this.#hint?.hint.reasons ?? []).map((each) => this.model.words.say(each)).join(" ") : "",
  );

  /** Fetch the hint, once per question. */
  async fetchHint(): Promise<void> {
    const { questionKey, question, seat, meta } = this.model;
    if (!questionKey || question === null || question.done || this.#hint?.asked === questionKey) return;
    try {
      const hint = await api.get<Hint>(`/api/tables/${encodeURIComponent(meta.id)}/hint/${seat}`);
      this.#hint = { asked: questionKey, hint };
    } catch {
      return; // the question was answered in the meantime, or the connection is lost: the next question is tried again
    }
  }

  next(): void {
    if (this.step) this.#save({ told: [...this.told, this.step.id] });
  }

  setQuiet(quiet: boolean): void {
    this.#save({ quiet });
  }

  /** Record that a whole coached game was played. */
  finish(): void {
    if (this.name === "first" && this.#state.over) completedLessons.add(this.model.game);
  }

  #save(change: Partial<StoredProgress>): void {
    Object.assign(this, change);
    saveStored(this.#key, { told: this.told, quiet: this.quiet });
  }
}

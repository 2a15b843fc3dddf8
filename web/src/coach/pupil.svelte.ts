/** What a pupil has been told at one table, and what to do next there; kept, so that a reload goes on. */
import { api } from "../lib/api";
import type { Choice, TableModel } from "../lib/model.svelte";
import type { Hint } from "../lib/protocol";
import { recall, remember } from "../lib/storage";
import { taught } from "../lib/taught.svelte";
import { due, learned, type CoachBook, type Lesson, type Moment, type Step } from "./book";

interface Kept {
  told: string[];
  quiet: boolean;
}

export class Pupil {
  told = $state.raw<string[]>([]);
  /** No explanations are wanted, only what to do. */
  quiet = $state(false);
  #hint = $state.raw<{ asked: string; hint: Hint } | null>(null);

  constructor(
    readonly model: TableModel,
    readonly book: CoachBook,
    readonly name: string,
  ) {
    const kept = recall<Partial<Kept>>(this.#key, {});
    if (Array.isArray(kept.told)) this.told = kept.told;
    this.quiet = kept.quiet === true;
  }

  get #key(): string {
    return `coach.${this.model.meta.id}`;
  }

  get lesson(): Lesson {
    return this.book.lessons[this.name] ?? { steps: [] };
  }

  #moment: Moment = $derived.by(() => {
    const { question, log, seat, meta, playing } = this.model;
    return { question, log, seat, over: meta.status === "over" && !playing };
  });

  /** Nothing before the table has told where it stands: words may hold its numbers. */
  step: Step | null = $derived.by(() => (this.quiet || this.model.facts === undefined ? null : due(this.lesson, this.#moment, this.told)));
  done: boolean = $derived.by(() => learned(this.lesson, this.#moment));

  words(step: Step): string {
    const { meta, words, question } = this.model;
    const ending = meta.outcome ? words.outcome(meta.outcome) : "";
    return this.book.say(`step.${step.id}`, { ...this.book.args(this.model), ...question?.facts, ending });
  }

  /** What to choose now; undefined while nothing is asked, or nobody knows yet. */
  choice: Choice | undefined = $derived.by(() => {
    const { question, asked } = this.model;
    if (!question || question.done || this.#hint?.asked !== asked) return undefined;
    return question.choices.find((each) => each.text === this.#hint?.hint.text);
  });
  /** Why, in words; "" if nothing special speaks for it. */
  why: string = $derived.by(() =>
    this.choice ? (this.#hint?.hint.reasons ?? []).map((each) => this.model.words.say(each)).join(" ") : "",
  );

  /** Asks for what to choose, once for each question. */
  async ask(): Promise<void> {
    const { asked, question, seat, meta } = this.model;
    if (!asked || question === null || question.done || this.#hint?.asked === asked) return;
    try {
      const hint = await api.get<Hint>(`/api/tables/${encodeURIComponent(meta.id)}/hint/${seat}`);
      this.#hint = { asked, hint };
    } catch {
      return; // the question was answered meanwhile, or the line is gone: the next one is asked about again
    }
  }

  next(): void {
    if (this.step) this.#keep({ told: [...this.told, this.step.id] });
  }

  hush(quiet: boolean): void {
    this.#keep({ quiet });
  }

  /** Whoever has played a whole coached game is no newcomer any more. */
  finish(): void {
    if (this.name === "first" && this.#moment.over) taught.add(this.model.game);
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this, change);
    remember(this.#key, { told: this.told, quiet: this.quiet });
  }
}

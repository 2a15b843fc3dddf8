import type { Odds as QuestionOdds } from "../generated/wire";
import type { Choice, Message, Question, TableMeta } from "../protocol/messages";

/** The odds of the choices of the open question; requested once, dropped with the question. */
export class Odds {
  #odds = $state.raw<QuestionOdds | null>(null);
  /** The question whose odds the player may request. */
  #offered = $state.raw<{ question: Question; seat: number } | null>(null);
  #question: Question | null = null;
  /** The board has a button that requests them: the list of choices needs none. */
  onBoard = $state(false);

  /** `ask` requests the odds of a seat's open question. */
  constructor(readonly ask: (seat: number) => Promise<QuestionOdds>) {}

  /** Another question may be open: request its odds if the table always shows them, or offer them. */
  update(question: Question | null, seat: number | null, setting: TableMeta["odds"]): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#odds = null;
    this.#offered = question?.odds && seat !== null && setting !== "never" ? { question, seat } : null;
    if (setting === "always") void this.request();
  }

  /** Whether the player may ask for the odds now. */
  get offered(): boolean {
    return this.#offered !== null;
  }

  /** Request the odds that are offered. */
  async request(): Promise<void> {
    const offered = this.#offered;
    this.#offered = null;
    if (!offered) return;
    try {
      const odds = await this.ask(offered.seat);
      if (this.#question === offered.question && odds.kind === offered.question.kind) this.#odds = odds;
    } catch {
      // The question can be answered without odds.
    }
  }

  get(choice: Choice): Message | undefined {
    return this.#odds?.choices[choice.text];
  }
}

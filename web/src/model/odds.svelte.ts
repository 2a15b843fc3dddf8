import type { Odds as Told } from "../generated/wire";
import type { Choice, Message, Question } from "../protocol/messages";

/** The odds of the choices of the open question; requested once, dropped with the question. */
export class Odds {
  #odds = $state.raw<Told | null>(null);
  #question: Question | null = null;

  /** `ask` requests the odds of a seat's open question. */
  constructor(readonly ask: (seat: number) => Promise<Told>) {}

  /** Request the odds of a question that has some, if the table allows advice. */
  async update(question: Question | null, seat: number | null, may: boolean): Promise<void> {
    if (question === this.#question) return;
    this.#question = question;
    this.#odds = null;
    if (!question?.odds || !may || seat === null) return;
    try {
      const told = await this.ask(seat);
      if (this.#question === question && told.kind === question.kind) this.#odds = told;
    } catch {
      // The question can be answered without odds.
    }
  }

  get(choice: Choice): Message | undefined {
    return this.#odds?.choices[choice.text];
  }
}

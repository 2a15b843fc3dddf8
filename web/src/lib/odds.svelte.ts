import type { Odds as Told } from "../generated/wire";
import type { Choice, Message, Question } from "./protocol";

/** What is likely to come of the answers to the question at hand; asked for once, gone with the question. */
export class Odds {
  #told = $state.raw<Told | null>(null);
  #about: Question | null = null;

  /** `ask`: asks for the odds of a seat's open question. */
  constructor(readonly ask: (seat: number) => Promise<Told>) {}

  /** Asks for the odds of a question that has some; where the table allows no counsel there are none. */
  async follow(question: Question | null, seat: number | null, may: boolean): Promise<void> {
    if (question === this.#about) return;
    this.#about = question;
    this.#told = null;
    if (!question?.odds || !may || seat === null) return;
    try {
      const told = await this.ask(seat);
      if (this.#about === question && told.kind === question.kind) this.#told = told;
    } catch {
      // The question can be answered without them.
    }
  }

  of(choice: Choice): Message | undefined {
    return this.#told?.choices[choice.text];
  }
}

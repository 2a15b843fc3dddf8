import type { Odds as Told } from "../generated/wire";
import { api } from "./api";
import type { Choice, Message, Question } from "./protocol";

const known = new WeakMap<object, Odds>();

/** The odds of a table, however many parts of the page show them. */
export function oddsOf(table: object): Odds {
  const found = known.get(table) ?? new Odds();
  known.set(table, found);
  return found;
}

/** What is likely to come of the answers to the question at hand; asked for once, gone with the question. */
export class Odds {
  #told = $state.raw<Told | null>(null);
  #about: Question | null = null;

  /** Asks for the odds of a question that has some; where the table allows no counsel there are none. */
  async follow(question: Question | null, table: string, seat: number | null, may: boolean): Promise<void> {
    if (question === this.#about) return;
    this.#about = question;
    this.#told = null;
    if (!question?.odds || !may || seat === null) return;
    try {
      const told = await api.get<Told>(`/api/tables/${table}/odds/${seat}`);
      if (this.#about === question && told.kind === question.kind) this.#told = told;
    } catch {
      // The question can be answered without them.
    }
  }

  of(choice: Choice): Message | undefined {
    return this.#told?.choices[choice.text];
  }
}

import type { Reason, Why } from "../generated/wire";
import { nameOf } from "./counsel.svelte";
import type { TableModel } from "./model.svelte";

/** Asks the rules why a seat cannot choose an element. */
export type AskWhy = (seat: number, element: string) => Promise<Why>;

/** Why elements cannot be chosen: asked once for each element of a question, when somebody wants to know; gone with the question. */
export class Reasons {
  readonly #model: TableModel;
  readonly #ask: AskWhy | undefined;
  #told = $state.raw<Record<string, Reason>>({});
  #about = $state("");
  readonly #wanted = new Set<string>();

  constructor(model: TableModel, ask: AskWhy | undefined) {
    this.#model = model;
    this.#ask = ask;
  }

  /** What the rules said of the element, if they were asked about the question at hand. */
  of(element: string): Reason | undefined {
    return this.#about === this.#model.asked ? this.#told[element] : undefined;
  }

  /** Has the element explained, if it cannot be chosen. */
  async want(element: string): Promise<void> {
    const { asked, seat, question } = this.#model;
    if (!this.#ask || !asked || !element || seat === null || question === null || this.#model.can(element)) return;
    if (this.#about !== asked) {
      this.#about = asked;
      this.#told = {};
      this.#wanted.clear();
    }
    if (this.#wanted.has(element)) return;
    this.#wanted.add(element);
    try {
      const { act, why } = await this.#ask(seat, element);
      // The table may have gone on, here or there.
      if (why && this.#about === asked && nameOf(seat, act, question) === asked) this.#told = { ...this.#told, [element]: why };
    } catch {
      if (this.#about === asked) this.#wanted.delete(element); // what may be chosen is said without it
    }
  }
}

import type { RuleMessage, WhyNotAnswer } from "../generated/wire";
import { questionKey } from "./advice.svelte";
import type { TableModel } from "./tableModel.svelte";

/** Fetches why a seat cannot choose an element. */
export type FetchWhyNot = (seat: number, element: string) => Promise<WhyNotAnswer>;

/** Reasons why elements cannot be chosen: fetched once per element and question, dropped with the question. */
export class WhyNotCache {
  readonly #model: TableModel;
  readonly #fetch: FetchWhyNot | undefined;
  #reasons = $state.raw<Record<string, RuleMessage>>({});
  #questionKey = $state("");
  readonly #requested = new Set<string>();

  constructor(model: TableModel, ask: FetchWhyNot | undefined) {
    this.#model = model;
    this.#fetch = ask;
  }

  /** Return the reason for an element, if it was fetched for the open question. */
  get(element: string): RuleMessage | undefined {
    return this.#questionKey === this.#model.questionKey ? this.#reasons[element] : undefined;
  }

  /** Fetch the reason for an element that cannot be chosen. */
  async request(element: string): Promise<void> {
    const { questionKey: asked, seat, question } = this.#model;
    if (!this.#fetch || !asked || !element || seat === null || question === null || this.#model.canChoose(element)) return;
    if (this.#questionKey !== asked) {
      this.#questionKey = asked;
      this.#reasons = {};
      this.#requested.clear();
    }
    if (this.#requested.has(element)) return;
    this.#requested.add(element);
    try {
      const { act, why } = await this.#fetch(seat, element);
      // The game may have moved on, here or on the server.
      if (why && this.#questionKey === asked && questionKey(seat, act, question) === asked)
        this.#reasons = { ...this.#reasons, [element]: why };
    } catch {
      if (this.#questionKey === asked) this.#requested.delete(element); // what may be chosen is shown without it
    }
  }
}

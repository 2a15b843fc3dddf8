/** Selects several cards at once: bids from the suitcase, tribute from the hand. */

import type { Choice } from "../../model/tableModel.svelte";
import type { Questions } from "../../generated/corleones_empire";
import type { Model } from "./types";
import { t } from "./words";

const FROM: Record<string, "hand" | "suitcase"> = { "bid.card": "suitcase", "tribute.card": "hand" };

/** The selection stays here until it is sent as one message. */
export class CardSelection {
  /** The selected cards: an element, and the index among equal cards. */
  picked = $state.raw<{ element: string; nth: number }[]>([]);
  readonly #model: Model;
  readonly #kind: string;

  constructor(model: Model) {
    this.#model = model;
    this.#kind = model.question?.kind ?? "";
  }

  get open(): boolean {
    return this.#kind in FROM && this.#model.pendingChoice === null && !this.#model.question?.done;
  }

  #choice(element: string): Choice | undefined {
    return this.#model.choicesByElement.get(element)?.[0];
  }

  offers(from: "hand" | "suitcase", element: string, nth = 0): boolean {
    return this.open && FROM[this.#kind] === from && this.#choice(element) !== undefined && !this.laid(element, nth);
  }

  /** Whether this card was already chosen singly and waits for the others. */
  laid(element: string, nth: number): boolean {
    return this.open && nth < this.#laid.filter((one) => one === element).length;
  }

  get #laid(): string[] {
    const picked = (this.#model.question?.facts as { picked?: (string | number)[] } | undefined)?.picked ?? [];
    return picked.map((one) => (typeof one === "number" ? `money:${one}` : one));
  }

  has(element: string, nth: number): boolean {
    return this.picked.some((one) => one.element === element && one.nth === nth);
  }

  toggle(element: string, nth: number): void {
    if (this.has(element, nth)) this.picked = this.picked.filter((one) => one.element !== element || one.nth !== nth);
    else if (this.#kind === "bid.card" || this.picked.length < this.#due) this.picked = [...this.picked, { element, nth }];
  }

  clear(): void {
    this.picked = [];
  }

  /** How many cards are due. */
  get #due(): number {
    return (this.#model.question?.facts as Partial<Questions["tribute.card"]> | undefined)?.left ?? 0;
  }

  /** The money of a bid. */
  get total(): number {
    return [...this.#laid, ...this.picked.map(({ element }) => element)].reduce((sum, element) => sum + Number(element.split(":")[1]), 0);
  }

  get ready(): boolean {
    return this.open && (this.#kind === "bid.card" || this.picked.length === this.#due);
  }

  get words(): string {
    return this.#kind === "bid.card"
      ? t("gather.bid", { n: this.total })
      : t("gather.tribute", { n: this.#laid.length + this.picked.length, due: this.#laid.length + this.#due });
  }

  get action(): string {
    return this.#kind === "bid.card" ? t("gather.seal", { n: this.total }) : t("gather.pay", { n: this.#due });
  }

  /** Send all selected cards as one message. */
  send(): void {
    if (!this.ready) return;
    const cards = this.picked.flatMap(({ element }) => this.#choice(element) ?? []);
    const done = this.#model.question?.choices.find(({ kind }) => kind === "done");
    this.#model.chooseAll(this.#kind === "bid.card" && done ? [...cards, done] : cards);
    this.clear();
  }
}

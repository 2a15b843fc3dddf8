import type { Advice, AdvisedChoice, AdvisedPlan, ClientMessage, Question, Refusal, ServerMessage } from "../protocol/messages";
import { hasText, text } from "../i18n/text";

/** The Consigliere's advice on the open question; it is dropped as soon as something else is asked. */
export class AdviceState {
  phase = $state<"none" | "thinking" | "given" | "refused">("none");
  /** The choices, best first. */
  choices = $state.raw<AdvisedChoice[]>([]);
  /** How confident the advice is. */
  sure = $state.raw<Advice["sure"]>(null);
  /** The plan under the pointer. */
  highlightedPlan = $state.raw<AdvisedPlan | null>(null);
  /** A plan that is drawn without a request for advice. */
  #shownPlan = $state.raw<AdvisedPlan | null>(null);
  /** The plan drawn on the table: the highlighted one, else the best; null if there is none. */
  plan: AdvisedPlan | null = $derived(this.phase === "given" ? (this.highlightedPlan ?? this.choices[0] ?? null) : this.#shownPlan);
  /** The position of each element in the plan, from 1. */
  planOrder: Map<string, number> = $derived(orderOf(this.plan));
  /** Why there is no advice. */
  refusal = $state("");

  readonly #send: (message: ClientMessage) => string;
  readonly #refusalText: (refusal: Refusal) => string;
  /** Requests without a reply, with the key of their question ("" if the reply was lost). */
  readonly #pending = new Map<string, string>();
  #id = "";
  #questionKey = "";

  constructor(send: (message: ClientMessage) => string, refused: (refusal: Refusal) => string) {
    this.#send = send;
    this.#refusalText = refused;
  }

  get open(): boolean {
    return this.phase !== "none";
  }

  request(seat: number, act: number, asked: Question): void {
    this.phase = "thinking";
    this.choices = [];
    this.highlightedPlan = null;
    const question = (this.#questionKey = questionKey(seat, act, asked));
    // Closing the panel and asking again waits for the same reply.
    const before = [...this.#pending].find(([, each]) => each === question);
    this.#id = before ? before[0] : this.#send({ type: "advise", seat, act });
    this.#pending.set(this.#id, question);
  }

  /** Draw a plan on the table that nobody asked for, until advice is requested or closed. */
  showPlan(plan: AdvisedPlan): void {
    this.close();
    this.#shownPlan = plan;
  }

  close(): void {
    this.phase = "none";
    this.#shownPlan = null;
    this.#id = "";
  }

  /** Handle a reply; return whether the message was one, even if nobody waits for it any more. */
  handleReply(message: Extract<ServerMessage, { type: "advice" | "error" }>): boolean {
    if (message.id === null || !this.#pending.delete(message.id)) return false;
    if (message.id !== this.#id) return true;
    if (message.type === "advice") {
      this.choices = message.choices;
      this.sure = message.sure;
      this.phase = "given";
    } else if (message.code === "overtaken" || message.code === "stale") {
      this.close();
    } else {
      const key = `counsel.no.${message.code}`;
      this.refusal = hasText(key) ? text(key) : this.#refusalText(message);
      this.phase = "refused";
    }
    return true;
  }

  /** Close the advice unless this question is still open. */
  closeIfOutdated(seat: number | null, act: number, asked: Question | null): void {
    if (this.open && (seat === null || asked === null || questionKey(seat, act, asked) !== this.#questionKey)) this.close();
  }

  /** Forget pending requests: their replies are lost with the connection. */
  connectionLost(): void {
    for (const id of this.#pending.keys()) this.#pending.set(id, "");
    if (this.phase === "thinking") this.close();
  }
}

/** Return a key that tells one question of a seat from the next. */
export function questionKey(seat: number, act: number, asked: Question): string {
  return [seat, act, asked.kind, ...asked.choices.map((choice) => choice.text)].join("\n");
}

/** Return the elements of a plan, numbered in the order of its choices. */
function orderOf(plan: AdvisedPlan | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const element of plan?.line.flatMap((step) => step.choice.touches) ?? []) {
    if (!found.has(element)) found.set(element, found.size + 1);
  }
  return found;
}

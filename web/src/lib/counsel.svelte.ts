import type { Advice, AdvisedChoice, AdvisedPlan, ClientMessage, Question, Refusal, ServerMessage } from "./protocol";
import { hasText, text } from "./text";

/** What the Consigliere says of the question at hand; it is gone as soon as something else is asked. */
export class Counsel {
  phase = $state<"none" | "thinking" | "told" | "refused">("none");
  /** The choices, the best first. */
  choices = $state.raw<AdvisedChoice[]>([]);
  /** Whether he is sure of the first. */
  sure = $state.raw<Advice["sure"]>(null);
  /** The plan that is pointed at. */
  pointed = $state.raw<AdvisedPlan | null>(null);
  /** The plan to be drawn on the table: the one pointed at, else the best; null while there is none. */
  plan: AdvisedPlan | null = $derived(this.phase === "told" ? (this.pointed ?? this.choices[0] ?? null) : null);
  /** The elements that it touches, each with its place in the plan, from 1. */
  planned: Map<string, number> = $derived(placesOf(this.plan));
  /** Why there is no advice. */
  refusal = $state("");

  readonly #send: (message: ClientMessage) => string;
  readonly #refused: (refusal: Refusal) => string;
  /** The messages that are not answered yet, each with its question ("": its answer is lost). */
  readonly #asked = new Map<string, string>();
  #id = "";
  #question = "";

  constructor(send: (message: ClientMessage) => string, refused: (refusal: Refusal) => string) {
    this.#send = send;
    this.#refused = refused;
  }

  get open(): boolean {
    return this.phase !== "none";
  }

  ask(seat: number, act: number, asked: Question): void {
    this.phase = "thinking";
    this.choices = [];
    this.pointed = null;
    const question = (this.#question = nameOf(seat, act, asked));
    // Whoever sent him away while he thought, and asks the same again, waits for the same answer.
    const before = [...this.#asked].find(([, each]) => each === question);
    this.#id = before ? before[0] : this.#send({ type: "advise", seat, act });
    this.#asked.set(this.#id, question);
  }

  close(): void {
    this.phase = "none";
    this.#id = "";
  }

  /** Whether the message answers a question to the Consigliere; it has been taken in then, if anybody still waits for it. */
  answered(message: Extract<ServerMessage, { type: "advice" | "error" }>): boolean {
    if (message.id === null || !this.#asked.delete(message.id)) return false;
    if (message.id !== this.#id) return true;
    if (message.type === "advice") {
      this.choices = message.choices;
      this.sure = message.sure;
      this.phase = "told";
    } else if (message.code === "overtaken" || message.code === "stale") {
      this.close();
    } else {
      const key = `counsel.no.${message.code}`;
      this.refusal = hasText(key) ? text(key) : this.#refused(message);
      this.phase = "refused";
    }
    return true;
  }

  /** Closes unless just this is still asked. */
  keep(seat: number | null, act: number, asked: Question | null): void {
    if (this.open && (seat === null || asked === null || nameOf(seat, act, asked) !== this.#question)) this.close();
  }

  /** The line was lost, and the answer with it. */
  lost(): void {
    for (const id of this.#asked.keys()) this.#asked.set(id, "");
    if (this.phase === "thinking") this.close();
  }
}

/** Tells one question of a seat from its next. */
export function nameOf(seat: number, act: number, asked: Question): string {
  return [seat, act, asked.kind, ...asked.choices.map((choice) => choice.text)].join("\n");
}

/** Which elements a plan touches, in the order of its choices. */
function placesOf(plan: AdvisedPlan | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const element of plan?.line.flatMap((step) => step.choice.touches) ?? []) {
    if (!found.has(element)) found.set(element, found.size + 1);
  }
  return found;
}

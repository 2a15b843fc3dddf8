import type { Advised, Ask, ClientMessage, ServerMessage } from "./protocol";
import { hasText, text } from "./text";

/** What the Consigliere says of the question at hand; it is gone as soon as something else is asked. */
export class Counsel {
  phase = $state<"none" | "thinking" | "told" | "refused">("none");
  /** The choices, the best first. */
  choices = $state.raw<Advised[]>([]);
  /** Why there is no advice. */
  refusal = $state("");

  readonly #send: (message: ClientMessage) => string;
  /** The messages that are not answered yet, each with its question ("": its answer is lost). */
  readonly #asked = new Map<string, string>();
  #id = "";
  #question = "";

  constructor(send: (message: ClientMessage) => string) {
    this.#send = send;
  }

  get open(): boolean {
    return this.phase !== "none";
  }

  ask(seat: number, ask: Ask): void {
    this.phase = "thinking";
    this.choices = [];
    const question = (this.#question = nameOf(seat, ask));
    // Whoever sent him away while he thought, and asks the same again, waits for the same answer.
    const before = [...this.#asked].find(([, asked]) => asked === question);
    this.#id = before ? before[0] : this.#send({ type: "advise", seat, ask: ask.id });
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
      this.phase = "told";
    } else if (message.code === "overtaken" || message.code === "stale") {
      this.close();
    } else {
      const key = `counsel.no.${message.code}`;
      this.refusal = hasText(key) ? text(key) : message.message;
      this.phase = "refused";
    }
    return true;
  }

  /** Closes unless just this is still asked. */
  keep(seat: number | null, ask: Ask | null): void {
    if (this.open && (seat === null || ask === null || nameOf(seat, ask) !== this.#question)) this.close();
  }

  /** The line was lost, and the answer with it. */
  lost(): void {
    for (const id of this.#asked.keys()) this.#asked.set(id, "");
    if (this.phase === "thinking") this.close();
  }
}

function nameOf(seat: number, ask: Ask): string {
  return [seat, ask.id, ask.prompt, ...ask.choices.map((choice) => choice.text)].join("\n");
}

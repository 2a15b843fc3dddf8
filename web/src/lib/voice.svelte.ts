import { eventOf, type Choice, type Item, type Message, type Outcome, type Question, type Refusal, type Term } from "./protocol";
import { caseId, messageId, type Speaker } from "./words";
import { reader } from "./words/language.svelte";
import { choiceArgs } from "./words/speaker";

/** The kind of question that a choice without a question has. */
const ANYTIME = "anytime";

/** A choice in words: what it is, and what there is to say about it. */
export interface Label {
  name: string;
  more: string;
  /** Both in one. */
  whole: string;
}

/** What was refused, in the reader's words; in the server's where there are none. */
export function refusal(speaker: Speaker, { code, why, facts, message }: Refusal): string {
  const id = messageId("refused", code);
  const found = [caseId(id, why), id].find((each) => speaker.has(each));
  return found ? speaker.say(found, facts) : message;
}

/** The words of a game at one table: what the server tells as ids and facts, said in the reader's language. */
export class Voice {
  #speaker = $state.raw<Speaker>(undefined as never);
  #families = $state.raw<Record<string, string>>({});
  #lines = new WeakMap<Item, string>();

  /** With `again` it gets the words of another language when the reader changes to it. */
  constructor(
    speaker: Speaker,
    private readonly again: ((language: string) => Promise<Speaker>) | null = null,
    private readonly laws: Record<string, string[]> = {},
  ) {
    this.#speaker = speaker;
    if (again) reader.add(this);
  }

  async inLanguage(language: string): Promise<() => void> {
    const speaker = (await this.again?.(language)) ?? this.#speaker;
    return () => {
      speaker.learn(this.#families);
      this.#lines = new WeakMap();
      this.#speaker = speaker;
    };
  }

  /** Whoever asks for words is told anew when seats get names. */
  get #said(): Speaker {
    void this.#families;
    return this.#speaker;
  }

  /** Takes in who leads which family. */
  learn(families: Record<string, string> = {}): void {
    if (JSON.stringify(families) === JSON.stringify(this.#families)) return;
    this.#speaker.learn(families);
    this.#lines = new WeakMap();
    this.#families = families;
  }

  /** The rules that an event tells of. */
  rulesOf(item: Item): readonly string[] {
    const kind = eventOf(item);
    return this.laws[`${kind}.${String(item.facts.why)}`] ?? this.laws[kind] ?? [];
  }

  has(id: string): boolean {
    return this.#speaker.has(id);
  }

  /** What the game is called. */
  get title(): string {
    return this.#speaker.say("game-title");
  }

  /** Which round it is, as the game calls it; "" for none. */
  round(n: number | null): string {
    return n && this.#speaker.has("game-round") ? this.#speaker.say("game-round", { n }) : "";
  }

  /** What the game is about. */
  get summary(): string {
    return this.#speaker.has("game-summary") ? this.#speaker.say("game-summary") : "";
  }

  say(message: Message): string {
    return this.#said.message(message);
  }

  /** The name of an element such as `area:gela`; a form of it where there is one. */
  name(key: string, form = ""): string {
    return this.#said.name(key, form);
  }

  /** What a seat is called by its family; "" before that is known. */
  seat(seat: number): string {
    return seat === 0 || String(seat) in this.#families ? this.name(`seat:${seat}`) : "";
  }

  question(question: Question): string {
    return this.#said.question(question);
  }

  /** What may be chosen, and so why all else may not. */
  only(question: Question): string {
    return this.#said.only(question);
  }

  label(question: Question | null, choice: Choice): Label {
    const speaker = this.#said;
    const kind = question?.choices.includes(choice) ? question.kind : ANYTIME;
    const whole = speaker.choice(kind, choice);
    const ids = [caseId(messageId("choice", kind), choice.kind), messageId("choice", choice.kind)];
    const id = ids.find((each) => speaker.has(each)) ?? "";
    if (!speaker.has(id, "name")) return { name: whole, more: "", whole };
    const args = choiceArgs(choice);
    return { name: speaker.say(id, args, "name"), more: speaker.has(id, "more") ? speaker.say(id, args, "more") : "", whole };
  }

  /** A choice in few words, as a part of a plan; "" where the next one tells it. */
  step(kind: string, choice: Choice): string {
    return this.#said.step(kind, choice);
  }

  /** What to think of before this choice; "" if nothing. */
  confirm(question: Question | null, choice: Choice): string {
    return this.#said.confirm(question?.choices.includes(choice) ? question.kind : ANYTIME, choice);
  }

  /** Names the kind of what there is to think of; "" if nothing. */
  confirmKind(question: Question | null, choice: Choice): string {
    return this.#said.confirmId(question?.choices.includes(choice) ? question.kind : ANYTIME, choice);
  }

  /** What happened, as a sentence; "" if there is nothing to tell. */
  line(item: Item): string {
    const speaker = this.#said;
    let line = this.#lines.get(item);
    if (line === undefined) {
      const facts = item.facts as { event: string };
      line = speaker.has(messageId("event", facts.event)) ? speaker.event(facts) : "";
      this.#lines.set(item, line);
    }
    return line;
  }

  outcome(outcome: Outcome): string {
    const winners = outcome.winners.map((seat) => `seat:${seat}`);
    const ids = [messageId("outcome", outcome.reason), "outcome-draw"];
    return this.#said.first(ids, { ...outcome.facts, winners });
  }

  /** What an element means; "" where its name says it all. */
  term({ text }: Term): string {
    return text ? this.say(text) : "";
  }

  refusal(refused: Refusal): string {
    return refusal(this.#speaker, refused);
  }

  /** An option of the game, one of its values, or what it is for. */
  option(name: string, value?: unknown): string {
    const id = messageId("option", name);
    if (value === undefined) return this.#speaker.say(id);
    const chosen = caseId(id, String(value));
    return this.#speaker.has(chosen) ? this.#speaker.say(chosen) : this.#speaker.listed([String(value)], name);
  }

  optionHelp(name: string, facts: object): string {
    const id = messageId("option", name);
    return this.#speaker.has(id, "help") ? this.#speaker.say(id, facts, "help") : "";
  }
}

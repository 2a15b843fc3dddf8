import {
  eventKind,
  type Choice,
  type Item,
  type Message,
  type Outcome,
  type Question,
  type Refusal,
  type Term,
} from "../protocol/messages";
import { caseId, messageId, type Speaker } from ".";
import { languageState } from "./language.svelte";
import { choiceArgs } from "./speaker";

/** The question kind of choices that can be made at any time. */
const ANYTIME = "anytime";

/** A choice in words: its name and its description. */
export interface Label {
  name: string;
  more: string;
  /** Name and description in one sentence. */
  whole: string;
}

/** Return the text of a refusal, or the server's English message if there is no text. */
export function refusalText(speaker: Speaker, { code, why, facts, message }: Refusal): string {
  const id = messageId("refused", code);
  const found = [caseId(id, why), id].find((each) => speaker.has(each));
  return found ? speaker.say(found, facts) : message;
}

/** The texts of a game at one table: ids and facts from the server, formatted in the language of the page. */
export class GameTexts {
  #speaker = $state.raw<Speaker>(undefined as never);
  #families = $state.raw<Record<string, string>>({});
  #eventTexts = new WeakMap<Item, string>();

  /** `again` loads a speaker for another language when the language of the page changes. */
  constructor(
    speaker: Speaker,
    private readonly again: ((language: string) => Promise<Speaker>) | null = null,
    private readonly laws: Record<string, string[]> = {},
  ) {
    this.#speaker = speaker;
    if (again) languageState.register(this);
  }

  async loadLanguage(language: string): Promise<() => void> {
    const speaker = (await this.again?.(language)) ?? this.#speaker;
    return () => {
      speaker.setFamilies(this.#families);
      this.#eventTexts = new WeakMap();
      this.#speaker = speaker;
    };
  }

  /** The speaker, read so that texts are formatted again when seats get names. */
  get #trackedSpeaker(): Speaker {
    void this.#families;
    return this.#speaker;
  }

  /** Set the families by seat. */
  setFamilies(families: Record<string, string> = {}): void {
    if (JSON.stringify(families) === JSON.stringify(this.#families)) return;
    this.#speaker.setFamilies(families);
    this.#eventTexts = new WeakMap();
    this.#families = families;
  }

  /** Return the rules that explain an event. */
  rulesOf(item: Item): readonly string[] {
    const kind = eventKind(item);
    return this.laws[`${kind}.${String(item.facts.why)}`] ?? this.laws[kind] ?? [];
  }

  has(id: string): boolean {
    return this.#speaker.has(id);
  }

  /** The title of the game. */
  get title(): string {
    return this.#speaker.say("game-title");
  }

  /** Return the name of a round, or "" if it has none. */
  round(n: number | null): string {
    return n && this.#speaker.has("game-round") ? this.#speaker.say("game-round", { n }) : "";
  }

  /** A short description of the game. */
  get summary(): string {
    return this.#speaker.has("game-summary") ? this.#speaker.say("game-summary") : "";
  }

  say(message: Message): string {
    return this.#trackedSpeaker.message(message);
  }

  /** Return the name of an element such as `area:gela`, in another form where there is one. */
  name(key: string, form = ""): string {
    return this.#trackedSpeaker.name(key, form);
  }

  /** Return the name of a seat by its family, or "" before families are known. */
  seat(seat: number): string {
    return seat === 0 || String(seat) in this.#families ? this.name(`seat:${seat}`) : "";
  }

  question(question: Question): string {
    return this.#trackedSpeaker.question(question);
  }

  /** Return what may be chosen, which explains why everything else may not. */
  only(question: Question): string {
    return this.#trackedSpeaker.only(question);
  }

  label(question: Question | null, choice: Choice): Label {
    const speaker = this.#trackedSpeaker;
    const kind = question?.choices.includes(choice) ? question.kind : ANYTIME;
    const whole = speaker.choice(kind, choice);
    const ids = [caseId(messageId("choice", kind), choice.kind), messageId("choice", choice.kind)];
    const id = ids.find((each) => speaker.has(each)) ?? "";
    if (!speaker.has(id, "name")) return { name: whole, more: "", whole };
    const args = choiceArgs(choice);
    return { name: speaker.say(id, args, "name"), more: speaker.has(id, "more") ? speaker.say(id, args, "more") : "", whole };
  }

  /** Return a choice in a few words, as a step of a plan; "" if the next step includes it. */
  step(kind: string, choice: Choice): string {
    return this.#trackedSpeaker.step(kind, choice);
  }

  /** Return what to consider before this choice, or "". */
  confirm(question: Question | null, choice: Choice): string {
    return this.#trackedSpeaker.confirm(question?.choices.includes(choice) ? question.kind : ANYTIME, choice);
  }

  /** Return whether it is about a certain consequence of the choice. */
  confirmsOutcome(question: Question | null, choice: Choice): boolean {
    return this.#trackedSpeaker.confirmsOutcome(question?.choices.includes(choice) ? question.kind : ANYTIME, choice);
  }

  /** Return the kind of that confirmation, or "". */
  confirmKind(question: Question | null, choice: Choice): string {
    return this.#trackedSpeaker.confirmId(question?.choices.includes(choice) ? question.kind : ANYTIME, choice);
  }

  /** Return the sentence of an event, or "" if it has none. */
  eventText(item: Item): string {
    const speaker = this.#trackedSpeaker;
    let line = this.#eventTexts.get(item);
    if (line === undefined) {
      const facts = item.facts as { event: string };
      line = speaker.has(messageId("event", facts.event)) ? speaker.event(facts) : "";
      this.#eventTexts.set(item, line);
    }
    return line;
  }

  outcome(outcome: Outcome): string {
    const winners = outcome.winners.map((seat) => `seat:${seat}`);
    const ids = [messageId("outcome", outcome.reason), "outcome-draw"];
    return this.#trackedSpeaker.first(ids, { ...outcome.facts, winners });
  }

  /** Return the explanation of an element, or "" if its name is enough. */
  term({ text }: Term): string {
    return text ? this.say(text) : "";
  }

  refusal(refused: Refusal): string {
    return refusalText(this.#speaker, refused);
  }

  /** Return the name of an option, or of one of its values. */
  option(name: string, value?: unknown): string {
    const id = messageId("option", name);
    if (value === undefined) return this.#speaker.say(id);
    const chosen = caseId(id, String(value));
    return this.#speaker.has(chosen) ? this.#speaker.say(chosen) : this.#speaker.joinList([String(value)], name);
  }

  optionHelp(name: string, facts: object): string {
    const id = messageId("option", name);
    return this.#speaker.has(id, "help") ? this.#speaker.say(id, facts, "help") : "";
  }
}

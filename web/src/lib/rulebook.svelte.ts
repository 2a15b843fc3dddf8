import type { Rule } from "./protocol";
import { reader } from "./words/language.svelte";

/** The rules of a game, or how to get them in a language. */
export type RuleSource = Rule[] | ((language: string) => Promise<Rule[]>);

/** The rules by id. Their texts come when somebody first wants to read one; whoever shows them is told then. */
export class Rulebook {
  #rules = $state.raw<ReadonlyMap<string, Rule>>(new Map());
  readonly #source: ((language: string) => Promise<Rule[]>) | null = null;
  /** The language that was asked for last; "" for none yet. */
  #asked = "";

  constructor(source: RuleSource) {
    if (typeof source === "function") {
      this.#source = source;
      reader.add(this);
    } else this.#rules = byId(source);
  }

  get(id: string): Rule | undefined {
    return this.#rules.get(id);
  }

  /** Fetches them if they are not there yet; what fails is tried again the next time. */
  async want(): Promise<void> {
    const { language } = reader;
    if (!this.#source || this.#asked) return;
    this.#asked = language;
    try {
      const rules = byId(await this.#source(language));
      if (this.#asked === language) this.#rules = rules;
    } catch {
      if (this.#asked === language) this.#asked = "";
    }
  }

  /** Rules that nobody wanted yet need not be there in the other language either. */
  async inLanguage(language: string): Promise<() => void> {
    if (!this.#source || !this.#asked) return () => undefined;
    const rules = byId(await this.#source(language));
    return () => {
      this.#asked = language;
      this.#rules = rules;
    };
  }
}

function byId(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  return new Map(rules.map((rule) => [rule.id, rule]));
}

import type { Rule } from "../protocol/messages";
import { languageState } from "../i18n/language.svelte";

/** The rules of a game, or a loader for a language. */
export type RuleSource = Rule[] | ((language: string) => Promise<Rule[]>);

/** The rules by id, loaded when one is first needed; readers are updated then. */
export class Rulebook {
  #rules = $state.raw<ReadonlyMap<string, Rule>>(new Map());
  readonly #source: ((language: string) => Promise<Rule[]>) | null = null;
  /** The language requested last, or "". */
  #language = "";

  constructor(source: RuleSource) {
    if (typeof source === "function") {
      this.#source = source;
      languageState.register(this);
    } else this.#rules = byId(source);
  }

  get(id: string): Rule | undefined {
    return this.#rules.get(id);
  }

  /** Load the rules if they are not loaded; a failure is retried on the next call. */
  async load(): Promise<void> {
    const { language } = languageState;
    if (!this.#source || this.#language) return;
    this.#language = language;
    try {
      const rules = byId(await this.#source(language));
      if (this.#language === language) this.#rules = rules;
    } catch {
      if (this.#language === language) this.#language = "";
    }
  }

  /** Rules that were never loaded are not loaded in another language either. */
  async loadLanguage(language: string): Promise<() => void> {
    if (!this.#source || !this.#language) return () => undefined;
    const rules = byId(await this.#source(language));
    return () => {
      this.#language = language;
      this.#rules = rules;
    };
  }
}

function byId(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  return new Map(rules.map((rule) => [rule.id, rule]));
}

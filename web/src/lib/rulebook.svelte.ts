import type { Rule } from "./protocol";

/** The rules of a game, or how to get them. */
export type RuleSource = Rule[] | (() => Promise<Rule[]>);

/** The rules by id. Their texts come when somebody first wants to read one; whoever shows them is told then. */
export class Rulebook {
  #rules = $state.raw<ReadonlyMap<string, Rule>>(new Map());
  #source: (() => Promise<Rule[]>) | null = null;

  constructor(source: RuleSource) {
    if (typeof source === "function") this.#source = source;
    else this.#rules = byId(source);
  }

  get(id: string): Rule | undefined {
    return this.#rules.get(id);
  }

  /** Fetches them if they are not there yet; what fails is tried again the next time. */
  async want(): Promise<void> {
    const source = this.#source;
    if (!source) return;
    this.#source = null;
    try {
      this.#rules = byId(await source());
    } catch {
      this.#source = source;
    }
  }
}

function byId(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  return new Map(rules.map((rule) => [rule.id, rule]));
}

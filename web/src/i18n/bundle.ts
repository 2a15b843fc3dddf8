/** The messages of one language, formatted with the functions of one speaker. */

import { FluentBundle, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { Catalogue, type Entry } from "./catalogue";
import { MissingArgument, MissingText } from "./values";

export const ENGLISH = "en";

/** A map that fills itself on access; a FluentBundle looks up messages and terms in it. */
class LazyMap<T> extends Map<string, T> {
  constructor(private readonly find: (id: string) => T | undefined) {
    super();
  }

  override get(id: string): T | undefined {
    let found = super.get(id);
    if (found === undefined) {
      found = this.find(id);
      if (found !== undefined) this.set(id, found);
    }
    return found;
  }

  override has(id: string): boolean {
    return this.get(id) !== undefined;
  }
}

export class Bundle {
  private readonly fluent: FluentBundle;
  private readonly catalogues: Catalogue[];
  /** Placeholders for the arguments of a message, by message id. */
  private readonly missing = new Map<string, Record<string, FluentVariable>>();

  /** If two texts define the same id, the first one wins. */
  constructor(
    readonly language: string,
    texts: readonly string[],
    functions: Record<string, FluentFunction>,
    private readonly strict: boolean,
  ) {
    this.catalogues = texts.map((text) => Catalogue.parse(text));
    this.fluent = new FluentBundle([language, ENGLISH], { functions, useIsolating: false });
    this.fluent._messages = new LazyMap((id) => this.entry(id)?.message as never);
    this.fluent._terms = new LazyMap((id) => this.entry(id)?.message as never);
  }

  private entry(id: string): Entry | null {
    for (const catalogue of this.catalogues) {
      const found = catalogue.entry(id);
      if (found) return found;
    }
    return null;
  }

  /** Return placeholders for all arguments of a message and of the messages it references. */
  private missingArguments(id: string): Record<string, FluentVariable> {
    let found = this.missing.get(id);
    if (!found) {
      found = {};
      const names = new Set([id]);
      for (const name of names) {
        const entry = this.entry(name);
        for (const variable of entry?.variables ?? []) found[variable] = new MissingArgument(variable);
        for (const other of entry?.references ?? []) names.add(other);
      }
      this.missing.set(id, found);
    }
    return found;
  }

  /** Return whether a message, or an attribute of it, exists. */
  has(id: string, attribute = ""): boolean {
    const found = this.fluent.getMessage(id);
    if (!found) return false;
    return attribute ? attribute in found.attributes : found.value !== null;
  }

  /** Format a message; check `has` first. */
  format(id: string, attribute: string, args: Record<string, FluentVariable>): string {
    const message = this.fluent.getMessage(id)!;
    const wrong: Error[] = [];
    const pattern = attribute ? message.attributes[attribute]! : message.value!;
    const text = this.fluent.formatPattern(pattern, { ...this.missingArguments(id), ...args }, wrong);
    if (wrong.length && this.strict) throw new MissingText(`message '${id}' (${this.language}): ${wrong[0]!.message}`);
    return text;
  }
}

/** The messages of one language, ready to be said with the functions of one speaker. */

import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { Missing, MissingText } from "./values";

export const ENGLISH = "en";

const VARIABLE = /\$([A-Za-z][\w-]*)/g;
// A function sees only the value of its argument: what kind of thing it is, is told by the argument's name.
const NAMED_CALL = /\b(NAME|LIST)\(\s*\$([A-Za-z][\w-]*)/g;

const parsed = new Map<string, { resource: FluentResource; variables: string[] }>();

function parse(text: string): { resource: FluentResource; variables: string[] } {
  let found = parsed.get(text);
  if (!found) {
    const variables = [...new Set([...text.matchAll(VARIABLE)].map((match) => match[1]!))];
    found = { resource: new FluentResource(text.replace(NAMED_CALL, '$1($$$2, of: "$2"')), variables };
    parsed.set(text, found);
  }
  return found;
}

export class Bundle {
  private readonly fluent: FluentBundle;
  private readonly missing: Record<string, FluentVariable> = {};

  /** The first of two messages of one id counts. */
  constructor(
    readonly language: string,
    texts: readonly string[],
    functions: Record<string, FluentFunction>,
    private readonly strict: boolean,
  ) {
    this.fluent = new FluentBundle([language, ENGLISH], { functions, useIsolating: false });
    for (const text of texts) {
      const { resource, variables } = parse(text);
      this.fluent.addResource(resource);
      for (const name of variables) this.missing[name] = new Missing(name);
    }
  }

  /** Whether there is such a message, or such an attribute of it. */
  has(id: string, attribute = ""): boolean {
    const found = this.fluent.getMessage(id);
    if (!found) return false;
    return attribute ? attribute in found.attributes : found.value !== null;
  }

  /** The message with its arguments; ask `has` first. */
  format(id: string, attribute: string, args: Record<string, FluentVariable>): string {
    const message = this.fluent.getMessage(id)!;
    const wrong: Error[] = [];
    const pattern = attribute ? message.attributes[attribute]! : message.value!;
    const text = this.fluent.formatPattern(pattern, { ...this.missing, ...args }, wrong);
    if (wrong.length && this.strict) throw new MissingText(`message '${id}' (${this.language}): ${wrong[0]!.message}`);
    return text;
  }
}

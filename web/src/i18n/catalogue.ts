/**
 * The entries of one `.ftl` text, parsed on first use: a game has a thousand messages, and a table needs a few dozen of
 * them before it can be played.
 */

import { FluentResource } from "@fluent/bundle";

type Message = FluentResource["body"][number];

export interface Entry {
  readonly message: Message;
  /** The arguments and the other entries (terms with their dash) that it references directly. */
  readonly variables: readonly string[];
  readonly references: readonly string[];
}

const START = /^(-?[a-zA-Z][\w-]*) *=/gm;
// A Fluent function sees only the value of its argument, so its name is passed as the option `of`: it tells the kind.
const NAMED_CALL = /\b(NAME|LIST)\(\s*\$([A-Za-z][\w-]*)/g;

export class Catalogue {
  readonly #sources = new Map<string, string>();
  readonly #entries = new Map<string, Entry | null>();

  private constructor(text: string) {
    const starts = [...text.matchAll(START)];
    starts.forEach((start, at) => {
      const id = start[1]!;
      if (!this.#sources.has(id)) this.#sources.set(id, text.slice(start.index, starts[at + 1]?.index));
    });
  }

  static readonly #byText = new Map<string, Catalogue>();

  /** Return the catalogue of a text, cached by text. */
  static parse(text: string): Catalogue {
    let found = Catalogue.#byText.get(text);
    if (!found) Catalogue.#byText.set(text, (found = new Catalogue(text)));
    return found;
  }

  /** Return the entry with that id; null if it is missing or cannot be parsed. */
  entry(id: string): Entry | null {
    let entry = this.#entries.get(id);
    if (entry === undefined) {
      const source = this.#sources.get(id);
      entry = source === undefined ? null : parseEntry(source);
      this.#entries.set(id, entry);
    }
    return entry;
  }
}

function parseEntry(source: string): Entry | null {
  const message = new FluentResource(source.replace(NAMED_CALL, '$1($$$2, of: "$2"')).body[0];
  if (!message) return null;
  const variables = new Set<string>();
  const references = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { type, name } = part as { type?: string; name?: string };
    if (name !== undefined) {
      if (type === "var") variables.add(name);
      else if (type === "mesg") references.add(name);
      else if (type === "term") references.add(`-${name}`);
    }
    for (const each of Object.values(part)) walk(each);
  };
  walk(message.value);
  walk(message.attributes);
  return { message, variables: [...variables], references: [...references] };
}

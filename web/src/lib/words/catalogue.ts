/**
 * The entries of one `.ftl` text, each read when it is said for the first time: a game has a thousand messages, and a
 * table needs a few dozen of them before it can be played.
 */

import { FluentResource } from "@fluent/bundle";

type Message = FluentResource["body"][number];

export interface Entry {
  readonly message: Message;
  /** The arguments and the other entries (terms with their dash) that it names itself. */
  readonly variables: readonly string[];
  readonly references: readonly string[];
}

const START = /^(-?[a-zA-Z][\w-]*) *=/gm;
// A function sees only the value of its argument: what kind of thing it is, is told by the argument's name.
const NAMED_CALL = /\b(NAME|LIST)\(\s*\$([A-Za-z][\w-]*)/g;

export class Catalogue {
  readonly #sources = new Map<string, string>();
  readonly #read = new Map<string, Entry | null>();

  private constructor(text: string) {
    const starts = [...text.matchAll(START)];
    starts.forEach((start, at) => {
      const id = start[1]!;
      if (!this.#sources.has(id)) this.#sources.set(id, text.slice(start.index, starts[at + 1]?.index));
    });
  }

  static readonly #all = new Map<string, Catalogue>();

  /** The catalogue of a text; the same for the same text, however many speakers use it. */
  static of(text: string): Catalogue {
    let found = Catalogue.#all.get(text);
    if (!found) Catalogue.#all.set(text, (found = new Catalogue(text)));
    return found;
  }

  /** The entry of that id; null if there is none, or none that can be read. */
  entry(id: string): Entry | null {
    let entry = this.#read.get(id);
    if (entry === undefined) {
      const source = this.#sources.get(id);
      entry = source === undefined ? null : read(source);
      this.#read.set(id, entry);
    }
    return entry;
  }
}

function read(source: string): Entry | null {
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

/** Message arguments as Fluent values. Selectors see the plain value; lists and messages can format themselves. */

import { FluentNone, FluentNumber, FluentType } from "@fluent/bundle";

/** A fact: text, number, flag, null, list or message. Documents are JSON, so `object` is all their types say. */
export type Fact = string | number | boolean | null | undefined | readonly Fact[] | object;

/** Facts by name; interfaces of generated types are assignable. */
export type Args = object;

/** A message id with its arguments. */
export interface Message {
  readonly id: string;
  readonly args?: Args;
}

/** A message does not exist, or it uses an argument that is not given. */
export class MissingText extends Error {}

type Scope = Parameters<FluentNone["toString"]>[0];

/** A missing argument: a selector takes its default variant, a text shows `?` and reports it. */
export class MissingArgument extends FluentNone {
  override toString(scope?: Scope): string {
    scope?.reportError(new MissingText(`the argument '${this.value}' is not given`));
    return "?";
  }
}

/** A null argument: a selector takes its default variant, a text shows nothing. */
export class NullValue extends FluentNone {
  override toString(): string {
    return "";
  }
}

/** A list: a selector uses its length, a text joins its items. */
export class ListValue extends FluentNumber {
  constructor(
    readonly items: readonly Fact[],
    private readonly joined: (items: readonly Fact[]) => string,
  ) {
    super(items.length);
  }

  override toString(): string {
    return this.joined(this.items);
  }
}

/** A message used as an argument of another. */
export class MessageValue extends FluentType<Message> {
  constructor(
    message: Message,
    private readonly said: (message: Message) => string,
  ) {
    super(message);
  }

  override toString(): string {
    return this.said(this.value);
  }
}

/** Return whether a value is a message rather than a fact. */
export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && typeof (value as { id?: unknown }).id === "string";
}

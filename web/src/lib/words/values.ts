/** Arguments of messages as Fluent takes them. Selectors see the plain value; lists and messages know how to be said. */

import { FluentNone, FluentNumber, FluentType } from "@fluent/bundle";

/** A fact: text, number, flag, null, list or message. Documents are JSON, so their types say no more than `object`. */
export type Fact = string | number | boolean | null | undefined | readonly Fact[] | object;

/** Facts by name; an interface of generated types is one too. */
export type Args = object;

/** A message with its arguments, as it travels. */
export interface Message {
  readonly id: string;
  readonly args?: Args;
}

/** A catalogue has no such message, or a message names an argument that is not given. */
export class MissingText extends Error {}

type Scope = Parameters<FluentNone["toString"]>[0];

/** An argument that is not given: a selector takes its default variant, a text shows `?` and reports it. */
export class Missing extends FluentNone {
  override toString(scope?: Scope): string {
    scope?.reportError(new MissingText(`the argument '${this.value}' is not given`));
    return "?";
  }
}

/** The argument null: a selector takes its default variant, a text shows nothing. */
export class Nothing extends FluentNone {
  override toString(): string {
    return "";
  }
}

/** A list: a selector goes by its length, a text joins its items. */
export class Several extends FluentNumber {
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

/** A message as an argument of another. */
export class Nested extends FluentType<Message> {
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

/** Whether a value is a message rather than a fact. */
export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && typeof (value as { id?: unknown }).id === "string";
}

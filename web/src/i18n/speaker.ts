/**
 * Formats messages in one language and falls back to English. It mirrors `cosca.words.Speaker`, which documents what a
 * catalogue may use; both run tests/i18n/cases.json.
 */

import { FluentNone, FluentNumber, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { Bundle, ENGLISH } from "./bundle";
import { caseId, parseElement, messageId } from "./ids";
import { type Args, type Fact, isMessage, type Message, MissingText, MessageValue, NullValue, ListValue } from "./values";

const TEXT = "text"; // not a grammatical case: what is printed on the component

/** The kinds of elements that an argument can name, by argument. */
export type ArgumentKinds = { readonly [argument: string]: readonly string[] };

/** The texts of `.ftl` files by language; the first of two messages with the same id wins. */
export type Texts = { readonly [language: string]: readonly string[] };

export interface Question {
  readonly kind: string;
  readonly facts: Args;
}

export interface Answer {
  readonly kind: string;
  readonly text: string;
  readonly touches: readonly string[];
  readonly facts: Args;
  /** Certain consequences, as messages `certain-<what>`. */
  readonly certain?: readonly { readonly id: string }[];
}

export interface SpeakerOptions {
  /** Names from an overlay by element key: they win in every language. */
  readonly names?: { readonly [key: string]: string | Message };
  readonly things?: ArgumentKinds;
  /** Throw if something is missing, for tests; readers see the id or `?`. */
  readonly strict?: boolean;
}

type Named = Record<string, FluentValue>;

export class Speaker {
  private readonly bundles: Bundle[];
  private readonly names: { readonly [key: string]: string | Message };
  private readonly things: ArgumentKinds;
  private readonly kinds: ReadonlySet<string>;
  private readonly strict: boolean;
  private families: { readonly [seat: string]: string } = {};

  constructor(
    texts: Texts,
    readonly language = ENGLISH,
    manner: SpeakerOptions = {},
  ) {
    this.names = manner.names ?? {};
    this.things = manner.things ?? {};
    this.kinds = new Set(Object.values(this.things).flat());
    this.strict = manner.strict ?? false;
    const functions = {
      NAME: ([thing]: FluentValue[], named: Named) => this.nameFunction(thing, named),
      LIST: ([things]: FluentValue[], named: Named) => this.listFunction(things, named),
      SAY: ([message]: FluentValue[]) => this.sayFunction(message),
    };
    const languages = [...new Set([language, ENGLISH])];
    this.bundles = languages.map((each) => new Bundle(each, texts[each] ?? [], functions, this.strict));
  }

  /** Set the family of each seat: seats are called by their families. */
  setFamilies(families: { readonly [seat: string]: string }): void {
    this.families = families;
  }

  // ---------------------------------------------------------------- messages

  /** Return whether a message, or an attribute of it, exists in the language or in English. */
  has(id: string, attribute = ""): boolean {
    return this.bundles.some((bundle) => bundle.has(id, attribute));
  }

  /** Format a message, or return its id if it is missing. */
  say(id: string, args: Args = {}, attribute = ""): string {
    const bundle = this.bundles.find((each) => each.has(id, attribute));
    if (bundle) {
      const given: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries(args)) if (value !== undefined) given[name] = this.toFluent(value);
      return bundle.format(id, attribute, given);
    }
    const full = attribute ? `${id}.${attribute}` : id;
    if (this.strict) throw new MissingText(`there is no message '${full}'`);
    return full;
  }

  /** Format a message that was received as id and arguments. */
  message(message: Message): string {
    return this.say(message.id, message.args);
  }

  /** Format the first of these messages that exists, or the last one. */
  first(ids: readonly string[], args: Args = {}, attribute = ""): string {
    return this.say(ids.find((id) => this.has(id, attribute)) ?? ids.at(-1)!, args, attribute);
  }

  // ---------------------------------------------------------------- what games say

  /** Format a question: `ask-<kind>` with its facts. */
  question(question: Question): string {
    return this.say(messageId("ask", question.kind), question.facts);
  }

  /** Format what may be chosen: the attribute `.only` of the question, or "". */
  only(question: Question): string {
    const id = messageId("ask", question.kind);
    return this.has(id, "only") ? this.say(id, question.facts, "only") : "";
  }

  /** Format a choice: `choice-<question>--<kind>`, else `choice-<kind>`. */
  choice(question: string, choice: Answer): string {
    const ids = [caseId(messageId("choice", question), choice.kind), messageId("choice", choice.kind)];
    return this.first(ids, choiceArgs(choice));
  }

  /**
   * Format a choice as a step of a plan: `step-<question>--<kind>`, `step-<kind>`, else the choice itself; "" if the
   * next step includes it.
   */
  step(question: string, choice: Answer): string {
    const ids = [caseId(messageId("step", question), choice.kind), messageId("step", choice.kind)];
    const found = ids.find((each) => this.has(each));
    return found ? this.say(found, choiceArgs(choice)) : this.choice(question, choice);
  }

  /** Format what to consider before this choice, or "". */
  confirm(question: string, choice: Answer): string {
    const found = this.confirmId(question, choice);
    return found ? this.say(found, choiceArgs(choice)) : "";
  }

  /**
   * Return the id of that message: `confirm-<question>--<text>` or `--<kind>`, `confirm-<kind>`, `confirm-<what>` of a
   * certain consequence, or "".
   */
  confirmId(question: string, choice: Answer): string {
    const id = messageId("confirm", question);
    const sure = (choice.certain ?? []).map((each) => each.id.replace(/^certain-/, ""));
    const ids = [caseId(id, choice.text), caseId(id, choice.kind), ...[choice.kind, ...sure].map((each) => messageId("confirm", each))];
    return ids.find((each) => this.has(each)) ?? "";
  }

  /** Return whether what to consider is a certain consequence of this choice, not the choice as such. */
  confirmsOutcome(question: string, choice: Answer): boolean {
    const outcomes = (choice.certain ?? []).map((each) => messageId("confirm", each.id.replace(/^certain-/, "")));
    return outcomes.includes(this.confirmId(question, choice));
  }

  /** Format an event as a sentence: `event-<kind>` with its facts; "" if there is nothing to say. */
  event(facts: { readonly event: string }): string {
    return this.say(messageId("event", facts.event), facts);
  }

  /** Format the outcome: `outcome-draw` without winners, else `outcome-<reason>`; `$winners` are element keys. */
  outcome(reason: string, winners: readonly number[], args: Args = {}): string {
    const seats = winners.map((seat) => `seat:${seat}`);
    return this.say(messageId("outcome", winners.length ? reason : "draw"), { winners: seats, ...args });
  }

  /** Format the explanation of an element: `term-<kind>-<id>`, else `term-<kind>`; `$name` is the element. */
  term(key: string, args: Args = {}): string {
    const { kind, id } = parseElement(key) ?? { kind: key, id: "" };
    const ids = id ? [messageId("term", kind, id), messageId("term", kind)] : [messageId("term", kind)];
    return this.first(ids, { name: key, ...args });
  }

  // ---------------------------------------------------------------- names

  /** Return the name of an element, in a grammatical case where the language has one. */
  name(key: string, inCase = ""): string {
    const { kind, id } = parseElement(key) ?? { kind: "", id: key };
    return this.nameOfKind(kind, id, inCase);
  }

  private nameOfKind(kind: string, id: string, inCase: string): string {
    const own = this.overlayName(`${kind}:${id}`, inCase);
    if (own !== undefined) return own;
    const family = kind === "seat" ? this.families[id] : undefined;
    if (family !== undefined) return this.nameOfKind("family", family, inCase);
    for (const [message, args] of kind
      ? ([
          [messageId(kind, id), {}],
          [kind, idArgs(id)],
        ] as const)
      : []) {
      for (const bundle of this.bundles) {
        if (inCase && bundle.has(message, inCase)) return bundle.format(message, inCase, args);
        if (bundle.has(message)) return this.applyCase(bundle.format(message, "", args), inCase);
      }
    }
    if (this.strict) throw new MissingText(kind ? `there is no name of '${kind}:${id}'` : `'${id}' is of no kind of thing`);
    return id;
  }

  /** Return an overlay's name of an element in that case, or what it prints on it; undefined leaves it to the catalogue. */
  private overlayName(key: string, inCase: string): string | undefined {
    const exact = inCase ? this.names[`${key}.${inCase}`] : undefined;
    if (exact !== undefined) return typeof exact === "string" ? exact : this.message(exact);
    const plain = inCase === TEXT ? undefined : this.names[key];
    return plain === undefined ? undefined : this.applyCase(String(plain), inCase);
  }

  private applyCase(name: string, inCase: string): string {
    const top = this.bundles[0]!;
    return inCase && top.has("name", inCase) ? top.format("name", inCase, { name }) : name;
  }

  private hasName(kind: string, id: string): boolean {
    return `${kind}:${id}` in this.names || this.has(messageId(kind, id)) || this.has(kind);
  }

  // ---------------------------------------------------------------- the three functions

  private nameFunction(thing: FluentValue | undefined, named: Named): FluentValue {
    if (thing === undefined || thing instanceof FluentNone) return thing ?? "";
    return this.item(thing, text(named.of), text(named.case));
  }

  private listFunction(things: FluentValue | undefined, named: Named): FluentValue {
    if (!(things instanceof ListValue)) return this.nameFunction(things, named);
    const each = text(named.each);
    const items = each ? things.items.map((item) => ({ id: each, args: item as Args })) : things.items;
    return this.joinList(items, text(named.of), text(named.type) || "and", text(named.case), text(named.times));
  }

  private sayFunction(message: FluentValue | undefined): FluentValue {
    if (message instanceof MessageValue) return this.message(message.value);
    return typeof message === "string" ? this.say(message) : this.nameFunction(message, {});
  }

  /** Format an element, message or text. */
  private item(thing: Fact | FluentValue, of: string, inCase: string): string {
    if (thing instanceof MessageValue) return this.message(thing.value);
    if (thing instanceof FluentNumber) return this.item(thing.value, of, inCase);
    if (isMessage(thing)) return this.message(thing);
    const id = thing === null || thing === undefined ? "" : String(thing);
    const key = parseElement(id); // or a text with a colon in it
    if (key && (this.strict || this.kinds.has(key.kind) || this.hasName(key.kind, key.id)))
      return this.nameOfKind(key.kind, key.id, inCase);
    const kinds = this.things[of] ?? [];
    if (!kinds.length) return this.applyCase(id, inCase);
    return this.nameOfKind(kinds.find((kind) => this.hasName(kind, id)) ?? kinds[0]!, id, inCase);
  }

  /** Join elements, names, texts or messages into a list; `of` is the argument whose name tells their kind. */
  joinList(items: readonly Fact[], of = "", type = "and", inCase = "", times = ""): string {
    const all = items.map((each) => this.item(each, of, inCase));
    const words = times ? this.countEqual(all, times) : all;
    if (!words.length) return this.has("list-none") ? this.say("list-none") : "";
    return words.reduce((list, next, at) => {
      return this.say(at === words.length - 1 ? `list-${type}-last` : `list-${type}`, { list, next });
    });
  }

  /** Return equal texts once, each with its count. */
  private countEqual(all: readonly string[], times: string): string[] {
    return [...new Set(all)].map((item) => {
      const n = all.filter((each) => each === item).length;
      return n === 1 ? item : this.say(times, { item, n });
    });
  }

  /** Convert a fact to a Fluent value. */
  private toFluent(value: Fact): FluentVariable {
    if (value === null || value === undefined) return new NullValue();
    if (typeof value === "boolean") return String(value);
    if (typeof value === "string" || typeof value === "number") return value;
    if (Array.isArray(value)) return new ListValue(value, (items) => this.joinList(items));
    if (isMessage(value)) return new MessageValue(value, (message) => this.message(message));
    return JSON.stringify(value);
  }
}

/** Return the arguments of a choice's message: its facts, `$n` for a number, `$name` for its first element. */
export function choiceArgs(choice: Answer): Args {
  const args: Record<string, Fact> = {};
  const number = choice.text.startsWith(choice.kind) ? choice.text.slice(choice.kind.length).trim() : choice.text;
  if (/^-?\d+$/.test(number)) args.n = Number(number);
  if (choice.touches.length) args.name = choice.touches[0];
  return { ...args, ...choice.facts };
}

function text(value: FluentValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Return the arguments for the message of a kind: the id, its parts between dots, and the number at its end. */
function idArgs(id: string): Record<string, FluentVariable> {
  const parts = id.split(".");
  const args: Record<string, FluentVariable> = { id };
  parts.forEach((part, at) => (args[`part${at + 1}`] = part));
  const last = parts.at(-1)!;
  return /^-?\d+$/.test(last) ? { ...args, n: Number(last) } : args;
}

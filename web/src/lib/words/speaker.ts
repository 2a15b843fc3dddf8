/**
 * A speaker says messages in one language, with English where that has none. The same as `cosca.words.Speaker`, where
 * it is described what a catalogue may use; tests/words/cases.json is run by both.
 */

import { FluentNone, FluentNumber, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { Bundle, ENGLISH } from "./bundle";
import { caseId, element, messageId } from "./ids";
import { type Args, type Fact, isMessage, type Message, MissingText, Nested, Nothing, Several } from "./values";

const TEXT = "text"; // the case that is no form of a name: what is printed on the thing

/** Which kinds of things an argument of that name can name. */
export type Things = { readonly [argument: string]: readonly string[] };

/** The texts of `.ftl` files by language; of two messages of one id the first counts. */
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
  /** What is sure to come of it, as messages `certain-<what>`. */
  readonly certain?: readonly { readonly id: string }[];
}

export interface Manner {
  /** Own names of an overlay by element key: they win in every language. */
  readonly names?: { readonly [key: string]: string | Message };
  readonly things?: Things;
  /** Whether something that is missing raises, for tests; a reader sees the id or `?`. */
  readonly strict?: boolean;
}

type Named = Record<string, FluentValue>;

export class Speaker {
  private readonly bundles: Bundle[];
  private readonly names: { readonly [key: string]: string | Message };
  private readonly things: Things;
  private readonly kinds: ReadonlySet<string>;
  private readonly strict: boolean;
  private families: { readonly [seat: string]: string } = {};

  constructor(
    texts: Texts,
    readonly language = ENGLISH,
    manner: Manner = {},
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

  /** Takes in who leads which family, by seat: seats are called by their families. */
  learn(families: { readonly [seat: string]: string }): void {
    this.families = families;
  }

  // ---------------------------------------------------------------- messages

  /** Whether there is such a message, or such an attribute of it, in the language or in English. */
  has(id: string, attribute = ""): boolean {
    return this.bundles.some((bundle) => bundle.has(id, attribute));
  }

  /** The message with its arguments; its id where there is none. */
  say(id: string, args: Args = {}, attribute = ""): string {
    const bundle = this.bundles.find((each) => each.has(id, attribute));
    if (bundle) {
      const given: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries(args)) if (value !== undefined) given[name] = this.prepared(value);
      return bundle.format(id, attribute, given);
    }
    const full = attribute ? `${id}.${attribute}` : id;
    if (this.strict) throw new MissingText(`there is no message '${full}'`);
    return full;
  }

  /** A message as it travels: its id and its arguments. */
  message(message: Message): string {
    return this.say(message.id, message.args);
  }

  /** The first of these messages that there is; the last one if there is none. */
  first(ids: readonly string[], args: Args = {}, attribute = ""): string {
    return this.say(ids.find((id) => this.has(id, attribute)) ?? ids.at(-1)!, args, attribute);
  }

  // ---------------------------------------------------------------- what games say

  /** A question: `ask-<kind>` with its facts. */
  question(question: Question): string {
    return this.say(messageId("ask", question.kind), question.facts);
  }

  /** What may be chosen, and so why all else may not: the attribute `.only` of the question; "" if it has none. */
  only(question: Question): string {
    const id = messageId("ask", question.kind);
    return this.has(id, "only") ? this.say(id, question.facts, "only") : "";
  }

  /** An answer to a question of that kind: `choice-<question>--<kind>`, else `choice-<kind>`. */
  choice(question: string, choice: Answer): string {
    const ids = [caseId(messageId("choice", question), choice.kind), messageId("choice", choice.kind)];
    return this.first(ids, choiceArgs(choice));
  }

  /**
   * The same in few words, as a part of a plan: `step-<question>--<kind>`, `step-<kind>`, else the answer itself. It is
   * "" where the next step tells it.
   */
  step(question: string, choice: Answer): string {
    const ids = [caseId(messageId("step", question), choice.kind), messageId("step", choice.kind)];
    const found = ids.find((each) => this.has(each));
    return found ? this.say(found, choiceArgs(choice)) : this.choice(question, choice);
  }

  /** What to think of before this answer; "" if nothing. */
  confirm(question: string, choice: Answer): string {
    const found = this.confirmId(question, choice);
    return found ? this.say(found, choiceArgs(choice)) : "";
  }

  /** Which message that is: `confirm-<question>--<text>` or `--<kind>`, `confirm-<kind>`, `confirm-<what>` of what is sure to come of it, or "". */
  confirmId(question: string, choice: Answer): string {
    const id = messageId("confirm", question);
    const sure = (choice.certain ?? []).map((each) => each.id.replace(/^certain-/, ""));
    const ids = [caseId(id, choice.text), caseId(id, choice.kind), ...[choice.kind, ...sure].map((each) => messageId("confirm", each))];
    return ids.find((each) => this.has(each)) ?? "";
  }

  /** What happened, as a whole sentence: `event-<kind>` with the facts; "" if there is nothing to tell. */
  event(facts: { readonly event: string }): string {
    return this.say(messageId("event", facts.event), facts);
  }

  /** How the game ended: `outcome-draw` without winners, else `outcome-<reason>`; `$winners` are element keys. */
  outcome(reason: string, winners: readonly number[], args: Args = {}): string {
    const seats = winners.map((seat) => `seat:${seat}`);
    return this.say(messageId("outcome", winners.length ? reason : "draw"), { winners: seats, ...args });
  }

  /** What an element of the board is and does: `term-<kind>-<id>`, else `term-<kind>`; `$name` is the element. */
  term(key: string, args: Args = {}): string {
    const { kind, id } = element(key) ?? { kind: key, id: "" };
    const ids = id ? [messageId("term", kind, id), messageId("term", kind)] : [messageId("term", kind)];
    return this.first(ids, { name: key, ...args });
  }

  // ---------------------------------------------------------------- names

  /** The name of an element, in a grammatical case where the language has one. */
  name(key: string, inCase = ""): string {
    const { kind, id } = element(key) ?? { kind: "", id: key };
    return this.named(kind, id, inCase);
  }

  private named(kind: string, id: string, inCase: string): string {
    const own = this.own(`${kind}:${id}`, inCase);
    if (own !== undefined) return own;
    const family = kind === "seat" ? this.families[id] : undefined;
    if (family !== undefined) return this.named("family", family, inCase);
    for (const [message, args] of kind
      ? ([
          [messageId(kind, id), {}],
          [kind, idArgs(id)],
        ] as const)
      : []) {
      for (const bundle of this.bundles) {
        if (inCase && bundle.has(message, inCase)) return bundle.format(message, inCase, args);
        if (bundle.has(message)) return this.inCase(bundle.format(message, "", args), inCase);
      }
    }
    if (this.strict) throw new MissingText(kind ? `there is no name of '${kind}:${id}'` : `'${id}' is of no kind of thing`);
    return id;
  }

  /** What an overlay calls a thing in that case, or prints on it; undefined if it leaves that to the catalogue. */
  private own(key: string, inCase: string): string | undefined {
    const exact = inCase ? this.names[`${key}.${inCase}`] : undefined;
    if (exact !== undefined) return typeof exact === "string" ? exact : this.message(exact);
    const plain = inCase === TEXT ? undefined : this.names[key];
    return plain === undefined ? undefined : this.inCase(String(plain), inCase);
  }

  private inCase(name: string, inCase: string): string {
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
    if (!(things instanceof Several)) return this.nameFunction(things, named);
    const each = text(named.each);
    const items = each ? things.items.map((item) => ({ id: each, args: item as Args })) : things.items;
    return this.listed(items, text(named.of), text(named.type) || "and", text(named.case), text(named.times));
  }

  private sayFunction(message: FluentValue | undefined): FluentValue {
    if (message instanceof Nested) return this.message(message.value);
    return typeof message === "string" ? this.say(message) : this.nameFunction(message, {});
  }

  /** A thing, message or text in words. */
  private item(thing: Fact | FluentValue, of: string, inCase: string): string {
    if (thing instanceof Nested) return this.message(thing.value);
    if (thing instanceof FluentNumber) return this.item(thing.value, of, inCase);
    if (isMessage(thing)) return this.message(thing);
    const id = thing === null || thing === undefined ? "" : String(thing);
    const key = element(id); // or a text that has a colon
    if (key && (this.strict || this.kinds.has(key.kind) || this.hasName(key.kind, key.id))) return this.named(key.kind, key.id, inCase);
    const kinds = this.things[of] ?? [];
    if (!kinds.length) return this.inCase(id, inCase);
    return this.named(kinds.find((kind) => this.hasName(kind, id)) ?? kinds[0]!, id, inCase);
  }

  /** Several things, names, texts or messages in one breath; `of` is the argument's name that tells their kind. */
  listed(items: readonly Fact[], of = "", type = "and", inCase = "", times = ""): string {
    const all = items.map((each) => this.item(each, of, inCase));
    const words = times ? this.counted(all, times) : all;
    if (!words.length) return this.has("list-none") ? this.say("list-none") : "";
    return words.reduce((list, next, at) => {
      return this.say(at === words.length - 1 ? `list-${type}-last` : `list-${type}`, { list, next });
    });
  }

  /** Equal texts once, each with its number. */
  private counted(all: readonly string[], times: string): string[] {
    return [...new Set(all)].map((item) => {
      const n = all.filter((each) => each === item).length;
      return n === 1 ? item : this.say(times, { item, n });
    });
  }

  /** A fact as Fluent takes it. */
  private prepared(value: Fact): FluentVariable {
    if (value === null || value === undefined) return new Nothing();
    if (typeof value === "boolean") return String(value);
    if (typeof value === "string" || typeof value === "number") return value;
    if (Array.isArray(value)) return new Several(value, (items) => this.listed(items));
    if (isMessage(value)) return new Nested(value, (message) => this.message(message));
    return JSON.stringify(value);
  }
}

/** What the message of an answer may use: its facts, `$n` for a number, `$name` for the element it is about. */
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

/** What the one message of a kind may use of an id: the id, its parts between dots, and the number at its end. */
function idArgs(id: string): Record<string, FluentVariable> {
  const parts = id.split(".");
  const args: Record<string, FluentVariable> = { id };
  parts.forEach((part, at) => (args[`part${at + 1}`] = part));
  const last = parts.at(-1)!;
  return /^-?\d+$/.test(last) ? { ...args, n: Number(last) } : args;
}

/** The language of the page: the one that the account has, else the one set on this device, else the browser's. */

import { heed, recall, remember } from "../storage";
import { type Fetched, languageOf } from "./book";
import { ENGLISH } from "./bundle";

/** The shell's words in other languages; a language is offered if it has words here. */
export const others: Fetched = import.meta.glob<string>(["../../words/*/*.ftl", "!../../words/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The languages that the page offers, English first. */
export const languages: string[] = [...new Set([ENGLISH, ...Object.keys(others).map(languageOf)])];

/** The first wanted language that is there, `de` standing in for `de-AT`; English if none is. */
export function bestLanguage(wanted: readonly string[], there: readonly string[]): string {
  for (const each of wanted) {
    for (let tag = each.toLowerCase(); tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")))) {
      const found = there.find((language) => language.toLowerCase() === tag);
      if (found) return found;
    }
  }
  return ENGLISH;
}

/** A browser takes long to find its first name, longer than it draws the home page: those of today are told. */
const NAMES: Record<string, string> = { en: "English", de: "Deutsch", pl: "Polski" };

/** What a language calls itself, as a name stands in a list. */
export function languageName(code: string): string {
  return NAMES[code] ?? nameFound(code);
}

export function nameFound(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}

/** Whatever has words: it fetches them in a language and answers with what puts them in the place of those it has. */
export interface Worded {
  inLanguage(language: string): Promise<() => void>;
}

const DEVICE = "language";
const ACCOUNT = "language.account"; // as it was when this device last heard of it: the first page is in it already

/** Who reads this page. Words that are said while something is drawn are said anew in another language. */
class Reader {
  #account = recall<string>(ACCOUNT, "");
  #device = recall<string>(DEVICE, "");
  #language = $state("");
  #worded = new Set<WeakRef<Worded>>();
  #held = new Set<Worded>();
  #turns = 0;

  constructor() {
    this.#language = this.#wanted;
    document.documentElement.lang = this.#language;
    heed([DEVICE, ACCOUNT], () => void this.#follow().catch(() => undefined));
  }

  /** What was chosen on another page of this browser counts here too. */
  async #follow(): Promise<void> {
    this.#account = recall<string>(ACCOUNT, "");
    this.#device = recall<string>(DEVICE, "");
    await this.#speak(this.#wanted);
  }

  /** The language of everything on the page. */
  get language(): string {
    return this.#language;
  }

  /** What was chosen on this device; "" for nothing. */
  get device(): string {
    return this.#device;
  }

  get #wanted(): string {
    return bestLanguage([this.#account, this.#device, ...navigator.languages], languages);
  }

  /** Who is signed in has this language; "" for none of their own. */
  async signedIn(account: string): Promise<void> {
    this.#account = account;
    remember(ACCOUNT, account);
    await this.#speak(this.#wanted);
  }

  /** Another language for this device. */
  async choose(language: string): Promise<void> {
    this.#device = language;
    remember(DEVICE, language);
    await this.signedIn("");
  }

  /** From now on it gets its words whenever the language changes; it is forgotten when nobody else knows it. */
  add(worded: Worded): void {
    this.#worded.add(new WeakRef(worded));
  }

  /** The same, but it is known until what this returns is called: for what nobody else holds on to. */
  hold(worded: Worded): () => void {
    this.add(worded);
    this.#held.add(worded);
    return () => {
      this.#held.delete(worded);
      for (const known of this.#worded) if (known.deref() === worded) this.#worded.delete(known);
    };
  }

  /** Fetches all words first, so that no moment shows two languages. */
  async #speak(language: string): Promise<void> {
    const turn = ++this.#turns;
    if (language === this.#language) return;
    const fetched: Promise<() => void>[] = [];
    for (const known of this.#worded) {
      const worded = known.deref();
      if (worded) fetched.push(worded.inLanguage(language));
      else this.#worded.delete(known);
    }
    const puts = await Promise.all(fetched);
    if (turn !== this.#turns) return; // another language was chosen meanwhile
    for (const put of puts) put();
    this.#language = language;
    document.documentElement.lang = language;
  }
}

export const reader = new Reader();

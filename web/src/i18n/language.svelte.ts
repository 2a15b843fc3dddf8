/** The language of the page: that of the account, else the one set on this device, else the browser's. */

import { onStoredChange, loadStored, saveStored } from "../prefs/storage";
import { type CatalogueLoaders, languageOf } from "./catalogueLoader";
import { ENGLISH } from "./bundle";

/** Loaders of the shell's catalogues other than English; a language is offered if it has catalogues here. */
export const shellLoaders: CatalogueLoaders = import.meta.glob<string>(["../words/*/*.ftl", "!../words/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The languages the page offers, English first. */
export const languages: string[] = [...new Set([ENGLISH, ...Object.keys(shellLoaders).map(languageOf)])];

/** Return the first wanted language that is available (`de` serves `de-AT`), or English. */
function bestLanguage(wanted: readonly string[], there: readonly string[]): string {
  for (const each of wanted) {
    for (let tag = each.toLowerCase(); tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")))) {
      const found = there.find((language) => language.toLowerCase() === tag);
      if (found) return found;
    }
  }
  return ENGLISH;
}

/** Intl.DisplayNames is slower on first use than rendering the home page, so known names are listed. */
const NAMES: Record<string, string> = { en: "English", de: "Deutsch", pl: "Polski" };

/** Return the name of a language in that language, capitalised for lists. */
export function languageName(code: string): string {
  return NAMES[code] ?? displayName(code);
}

export function displayName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}

/** Something with texts: it loads them in a language and returns a function that applies them. */
export interface Localized {
  loadLanguage(language: string): Promise<() => void>;
}

const DEVICE_KEY = "language";
const ACCOUNT_KEY = "language.account"; // the account's language when it was last known, so that the first render uses it

/** The current language. Texts formatted while rendering are formatted again when it changes. */
class LanguageState {
  #account = loadStored<string>(ACCOUNT_KEY, "");
  #device = loadStored<string>(DEVICE_KEY, "");
  #language = $state("");
  #localized = new Set<WeakRef<Localized>>();
  #held = new Set<Localized>();
  #switches = 0;

  constructor() {
    this.#language = this.#preferred;
    document.documentElement.lang = this.#language;
    onStoredChange([DEVICE_KEY, ACCOUNT_KEY], () => void this.#readStored().catch(() => undefined));
  }

  /** Follow a change made in another tab. */
  async #readStored(): Promise<void> {
    this.#account = loadStored<string>(ACCOUNT_KEY, "");
    this.#device = loadStored<string>(DEVICE_KEY, "");
    await this.#switchTo(this.#preferred);
  }

  /** The language of everything on the page. */
  get language(): string {
    return this.#language;
  }

  /** The language chosen on this device, or "". */
  get device(): string {
    return this.#device;
  }

  get #preferred(): string {
    return bestLanguage([this.#account, this.#device, ...navigator.languages], languages);
  }

  /** Set the language of the signed-in account, "" for none. */
  async setAccountLanguage(account: string): Promise<void> {
    this.#account = account;
    saveStored(ACCOUNT_KEY, account);
    await this.#switchTo(this.#preferred);
  }

  /** Set the language of this device. */
  async setDeviceLanguage(language: string): Promise<void> {
    this.#device = language;
    saveStored(DEVICE_KEY, language);
    await this.setAccountLanguage("");
  }

  /** Update `localized` whenever the language changes. It is held weakly. */
  register(worded: Localized): void {
    this.#localized.add(new WeakRef(worded));
  }

  /** Update `localized` whenever the language changes, until the returned function is called. */
  registerUntil(worded: Localized): () => void {
    this.register(worded);
    this.#held.add(worded);
    return () => {
      this.#held.delete(worded);
      for (const known of this.#localized) if (known.deref() === worded) this.#localized.delete(known);
    };
  }

  /** Load all texts before applying any, so that no two languages are mixed. */
  async #switchTo(language: string): Promise<void> {
    const turn = ++this.#switches;
    if (language === this.#language) return;
    const fetched: Promise<() => void>[] = [];
    for (const known of this.#localized) {
      const worded = known.deref();
      if (worded) fetched.push(worded.loadLanguage(language));
      else this.#localized.delete(known);
    }
    const puts = await Promise.all(fetched);
    if (turn !== this.#switches) return; // another language was chosen in the meantime
    for (const put of puts) put();
    this.#language = language;
    document.documentElement.lang = language;
  }
}

export const languageState = new LanguageState();

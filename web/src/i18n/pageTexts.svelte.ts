/** The catalogues of one part of the page, in the current language. */

import { type CatalogueLoaders, type CatalogueFiles, loadSpeaker } from "./catalogueLoader";
import { messageId } from "./ids";
import { languageState } from "./language.svelte";
import type { Speaker } from "./speaker";
import type { Args } from "./values";

export class PageTexts {
  #speaker = $state.raw<Speaker>(undefined as never);

  private constructor(
    private readonly english: CatalogueFiles,
    private readonly others: CatalogueLoaders,
  ) {}

  /** Load the texts of a part of the page; they follow the language from then on. */
  static async load(english: CatalogueFiles, others: CatalogueLoaders): Promise<PageTexts> {
    const pages = new PageTexts(english, others);
    do (await pages.loadLanguage(languageState.language))();
    while (pages.#speaker.language !== languageState.language);
    languageState.register(pages);
    return pages;
  }

  async loadLanguage(language: string): Promise<() => void> {
    const speaker = await loadSpeaker(this.english, this.others, language);
    return () => (this.#speaker = speaker);
  }

  /** Format the text of a key: `end.why.conceded` is the message `end-why-conceded`. */
  readonly say = (key: string, values: Args = {}): string => this.#speaker.say(messageId(key), values);

  /** Return whether a key has a text. */
  readonly has = (key: string): boolean => this.#speaker.has(messageId(key));
}

/** Catalogues of a part of the page, in the reader's language whichever it is. */

import { type Fetched, type Files, open } from "./book";
import { messageId } from "./ids";
import { reader } from "./language.svelte";
import type { Speaker } from "./speaker";
import type { Args } from "./values";

export class Pages {
  #speaker = $state.raw<Speaker>(undefined as never);

  private constructor(
    private readonly english: Files,
    private readonly others: Fetched,
  ) {}

  /** The words of a part of the page; they follow the reader's language from now on. */
  static async of(english: Files, others: Fetched): Promise<Pages> {
    const pages = new Pages(english, others);
    do (await pages.inLanguage(reader.language))();
    while (pages.#speaker.language !== reader.language);
    reader.add(pages);
    return pages;
  }

  async inLanguage(language: string): Promise<() => void> {
    const speaker = await open(this.english, this.others, language);
    return () => (this.#speaker = speaker);
  }

  /** The words of a key with its values: `end.why.conceded` is the message `end-why-conceded`. */
  readonly say = (key: string, values: Args = {}): string => this.#speaker.say(messageId(key), values);

  /** Whether there are words for a key. */
  readonly has = (key: string): boolean => this.#speaker.has(messageId(key));
}

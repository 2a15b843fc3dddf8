/** All visible words of the shell, by key: `end.why.conceded` is the message `end-why-conceded` of `words/`. */

import { others } from "./words/language.svelte";
import { Pages } from "./words/pages.svelte";

const english = import.meta.glob<string>("../words/en/*.ftl", { eager: true, query: "?raw", import: "default" });

/** The text of a key with its values, and whether there is one. */
export const { say: text, has: hasText } = await Pages.of(english, others);

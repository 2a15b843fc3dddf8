/** The visible texts of the shell by key: `end.why.conceded` is the message `end-why-conceded` in `words/`. */

import { shellLoaders } from "./language.svelte";
import { PageTexts } from "./pageTexts.svelte";

const english = import.meta.glob<string>("../words/en/*.ftl", { eager: true, query: "?raw", import: "default" });

/** Format the text of a key; return whether it exists. */
export const { say: text, has: hasText } = await PageTexts.load(english, shellLoaders);

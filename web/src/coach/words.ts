/** The words of this part of the page: they come with it. */

import type { Fetched } from "../lib/words/book";
import { Pages } from "../lib/words/pages.svelte";

const english = import.meta.glob<string>("./words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const others: Fetched = import.meta.glob<string>(["./words/*/*.ftl", "!./words/en/*.ftl"], { query: "?raw", import: "default" });

/** The words of a key with its values. */
export const { say: t } = await Pages.of(english, others);

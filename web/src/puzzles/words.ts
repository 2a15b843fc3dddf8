/** The texts of this part of the page; they are loaded with it. */

import type { CatalogueLoaders } from "../i18n/catalogueLoader";
import { PageTexts } from "../i18n/pageTexts.svelte";

const english = import.meta.glob<string>("./words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const others: CatalogueLoaders = import.meta.glob<string>(["./words/*/*.ftl", "!./words/en/*.ftl"], { query: "?raw", import: "default" });

/** Format the text of a key. */
export const { say: t } = await PageTexts.load(english, others);

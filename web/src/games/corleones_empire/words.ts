// The renderer's own texts. Names come from the components and the glossary.

import type { CatalogueLoaders } from "../../i18n/catalogueLoader";
import { PageTexts } from "../../i18n/pageTexts.svelte";

const english = import.meta.glob<string>("./words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const others: CatalogueLoaders = import.meta.glob<string>(["./words/*/*.ftl", "!./words/en/*.ftl"], { query: "?raw", import: "default" });

/** Format the text of a key: `city.label` is the message `city-label` in `words/`. */
export const { say: t } = await PageTexts.load(english, others);

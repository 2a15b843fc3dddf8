import ElementCard from "./ElementCard.svelte";
import Table from "./Table.svelte";
import { t } from "./words";

export default {
  title: t("title"),
  Table,
  Card: ElementCard,
  /** Where the game stands, in a few words. */
  short(view: any): string {
    if (!view || view.phase === "setup") return t("short.setup");
    return t("short.round", { round: view.round, phase: t(`phase.${view.phase}`) });
  },
};

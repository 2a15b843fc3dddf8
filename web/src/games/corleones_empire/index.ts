import type { Renderer } from "../../boardkit/renderer";
import ElementCard from "./ElementCard.svelte";
import { pacing } from "./pacing";
import { sounds } from "./sounds";
import Table from "./Table.svelte";
import type { TableFacts, View } from "./types";
import { t } from "./words";

const renderer: Renderer<View, TableFacts> = {
  title: t("title"),
  Table,
  Card: ElementCard,
  rulebook: () => import("./rulebook"),
  finalPicture: () => import("./finalPicture"),
  phase: (name, words) => (name === "setup" || name === "over" ? t(`short.${name}`) : words.name(`phase:${name}`)),
  pacing,
  sounds,
  /** The state of the game in a few words. */
  short({ facts, words }) {
    return facts.phase === "setup" || facts.phase === "over"
      ? t(`short.${facts.phase}`)
      : t("short.act", { act: words.name(`act:${facts.act}`), phase: words.name(`phase:${facts.phase}`) });
  },
};

export default renderer;

import type { Renderer } from "../../boardkit/renderer";
import ElementCard from "./ElementCard.svelte";
import { pacing } from "./pacing";
import { sounds } from "./sounds";
import Table from "./Table.svelte";
import { momentOf, type TableFacts, type View } from "./types";
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
  short(model) {
    const { words } = model;
    const { act, phase } = momentOf(model);
    return phase === "setup" || phase === "over"
      ? t(`short.${phase}`)
      : t("short.act", { act: words.name(`act:${act}`), phase: words.name(`phase:${phase}`) });
  },
};

export default renderer;

import type { Renderer } from "../../boardkit/renderer";
import ElementCard from "./ElementCard.svelte";
import Hud from "./Hud.svelte";
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
  Hud,
  ownScore: (model, seat) => model.facts.score.seats[seat] ?? 0,
  pacing,
  sounds,
  phase: (name) => t(`phase.${name}`),
  /** The state of the game in a few words. */
  short({ view, facts }) {
    if (facts.phase === "setup") return t("short.setup");
    return t("short.round", { round: view.round, rounds: facts.score.rounds, phase: t(`phase.${facts.phase}`) });
  },
};

export default renderer;

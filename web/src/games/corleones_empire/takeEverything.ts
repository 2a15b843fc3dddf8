/** One click for all cards that a business or space gives without a price or a decision. */

import type { Questions } from "../../generated/corleones_empire";
import type { Shortcut } from "../../model/tableModel.svelte";
import type { Model } from "./types";
import { t } from "./words";

/** Return the choices that take all free cards one after another; null if there is only one, or none. */
export function takeEverything(model: Pick<Model, "question" | "choicesByElement" | "words">): Shortcut | null {
  const { question } = model;
  if (question?.kind !== "abilities") return null;
  // A server of the previous release does not name them.
  const free = (question.facts as Partial<Questions["abilities"]>).free ?? [];
  const choices = free.flatMap((icon) => model.choicesByElement.get(`icon:${icon}`)?.[0] ?? []);
  if (choices.length < 2) return null;
  return { label: t("take.all", { icons: free.map((icon) => model.words.name(`icon:${icon}`)) }), choices };
}

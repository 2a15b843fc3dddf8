/** What a click on a place that is two steps away would put there. */

import type { Choices } from "../../../generated/corleones_empire";
import type { FigureKind, Model } from "../types";

/** Return the own figure that a click on the element plays there; null if it plays none or asks which one. */
export function figureTo(model: Pick<Model, "paths" | "pendingChoice">, element: string): FigureKind | null {
  const [way, ...others] = model.paths.get(element) ?? [];
  if (!way || others.length > 0 || model.pendingChoice !== null) return null;
  if (way.choice.kind === "thug") return "thug";
  return way.choice.kind === "member" ? (way.choice.facts as unknown as Choices["member"]).figure : null;
}

/** The places of a plan on the map. */

import type { GameData, Point } from "../data";

export interface PlanStop {
  element: string;
  /** Its number among those on the map, from 1. */
  n: number;
  at: Point;
  /** The offset of its mark, up and to the left. */
  off: Point;
}

/** Return the businesses, spaces and turfs of a plan, in order; what is beside the map has no mark. */
export function planStops(planned: Iterable<string>, data: GameData, areaOf: (business: string) => string): PlanStop[] {
  const found: PlanStop[] = [];
  for (const element of planned) {
    const [kind, id = ""] = element.split(":");
    const spot = spotOf(kind, id, data, areaOf);
    if (spot) found.push({ element, n: found.length + 1, ...spot });
  }
  return found;
}

function spotOf(
  kind: string | undefined,
  id: string,
  data: GameData,
  areaOf: (business: string) => string,
): Pick<PlanStop, "at" | "off"> | null {
  const at =
    kind === "business"
      ? data.lotOf(id, areaOf(id))?.pos
      : kind === "place"
        ? data.places.find((one) => one.id === id)?.pos
        : kind === "turf"
          ? data.turfs.find((one) => one.id === id)?.label
          : undefined;
  return at ? { at, off: kind === "business" ? [62, 50] : kind === "place" ? [26, 24] : [0, 34] } : null;
}

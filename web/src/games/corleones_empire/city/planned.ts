/** Where a plan of the Consigliere touches the map. */

import type { GameData, Point } from "../data";

export interface Stop {
  element: string;
  /** Its place among those on the map, from 1. */
  n: number;
  at: Point;
  /** How far its mark stands from the middle, up and to the left. */
  off: Point;
}

/** The businesses, spaces and turfs of a plan, in its order; what lies beside the map has no mark there. */
export function stops(planned: Iterable<string>, data: GameData, areaOf: (business: string) => string): Stop[] {
  const found: Stop[] = [];
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
): Pick<Stop, "at" | "off"> | null {
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

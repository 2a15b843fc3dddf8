/** What is different in an area since the viewer's last turn. */

import type { AreaView } from "../types";

export interface AreaChange {
  /** The Soldati that stood there and are gone; null if the same family still holds it, or nobody did. */
  gone: { seat: number; n: number } | null;
  /** How many Soldati the present holder has more than before; negative: fewer. */
  more: number;
}

/** Return the change of an area; null if the same Soldati stand there. */
export function areaChange(before: AreaView, now: AreaView): AreaChange | null {
  if (before.holder === now.holder) return before.soldati === now.soldati ? null : { gone: null, more: now.soldati - before.soldati };
  const gone = before.holder !== null && before.soldati > 0 ? { seat: before.holder, n: before.soldati } : null;
  return gone || now.soldati > 0 ? { gone, more: now.soldati } : null;
}

/** Write a difference with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The pieces of an area, in the order in which they are placed. */

import type { Pin } from "../../../model/tableModel.svelte";
import type { Kind } from "./layout";
import type { AreaView } from "../types";
import type { Fight } from "./mapState.svelte";

export interface AreaPiece {
  key: string;
  kind: Kind;
  seat: number;
  n: number;
  order?: string;
  sign?: Pin["sign"];
}

export function piecesIn(id: string, area: AreaView, fight: Fight | null, pins: readonly Pin[]): AreaPiece[] {
  const all: AreaPiece[] = [];
  if (area.soldati > 0 && area.holder !== null) {
    all.push({ key: "soldati", kind: "soldati", seat: area.holder, n: area.soldati });
  }
  area.orders.forEach(({ seat, order }, k) => all.push({ key: `order.${k}`, kind: "order", seat, n: 1, order }));
  if (area.labs > 0) all.push({ key: "lab", kind: "lab", seat: 0, n: area.labs });
  for (const [seat, n] of Object.entries(area.cars)) {
    all.push({ key: `car.${seat}`, kind: "car", seat: Number(seat), n });
  }
  if (fight && fight.attackers > 0) {
    all.push({ key: "attackers", kind: "attackers", seat: fight.side, n: fight.attackers });
  }
  for (const { seat, on, sign } of pins) {
    if (on === `area:${id}`) all.push({ key: `pin.${seat}`, kind: "pin", seat, n: 1, sign });
  }
  return all;
}

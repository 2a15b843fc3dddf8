/** The words of the map: what lies in a place, as a sentence for tooltips and screen readers. */

import type { AreaView, Model } from "../types";
import { t } from "../words";
import type { BoardData, Place } from "./geometry";

/** What lies in an area, one phrase for each thing; the first says who holds it. */
export function content(model: Model, id: string, area: AreaView): string[] {
  const said: string[] = [];
  if (area.soldati > 0 && area.holder !== null) {
    said.push(t("map.holds", { who: model.seatName(area.holder), n: area.soldati }));
  }
  const fight = model.view.fight;
  if (fight?.area === id && fight.attackers > 0) {
    said.push(t("map.attackers", { who: model.seatName(fight.side), n: fight.attackers }));
  }
  if (area.labs > 0) said.push(t("map.lab", { n: area.labs }));
  for (const [seat, n] of Object.entries(area.cars)) {
    said.push(t("map.car", { n, who: model.seatName(Number(seat)) }));
  }
  for (const { seat, order } of area.orders) {
    const key = !order ? "order.hidden" : model.view.phase === "planning" ? "order.known" : "order";
    said.push(t(`map.${key}`, { who: model.seatName(seat), order: order ? model.words.name(`order:${order}`) : "" }));
  }
  for (const pin of model.pinned) {
    if (pin.on === `area:${id}`) said.push(t("map.pin", { who: model.seatName(pin.seat), sign: pin.sign }));
  }
  return said.length > 0 ? said : [t("map.empty")];
}

/** What lies on a sea. */
export function afloat(model: Model, boats: Record<string, number>): string[] {
  const said = Object.entries(boats).map(([seat, n]) => t("map.boat", { n, who: model.seatName(Number(seat)) }));
  return said.length > 0 ? said : [t("map.empty")];
}

/** The whole sentence for a place: its name, what lies there, and whether it can be chosen. */
export function label(model: Model, place: Place, said: string[]): string {
  return t("map.place", { name: model.words.name(place.element), what: said, can: model.can(place.element) });
}

/** The mandamento of an area in words, with who controls it. */
export function mandamentoOf(model: Model, board: BoardData, area: string): string {
  const one = board.mandamenti.find(({ areas }) => areas.includes(area));
  if (!one) return "";
  const seat = model.view.control[one.id];
  const name = model.words.name(`mandamento:${one.id}`);
  return seat ? t("map.controlled", { name, who: model.seatName(seat) }) : t("map.mandamento", { name });
}

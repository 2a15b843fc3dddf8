/** Texts of the map: what is in a place, for tooltips and screen readers. */

import type { AreaView, Model } from "../types";
import { t } from "../words";
import type { BoardData, Place } from "./geometry";

/** Return what is in an area, one phrase each; the first says who holds it. */
export function areaContent(model: Model, id: string, area: AreaView): string[] {
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

/** Return what is on a sea. */
export function seaContent(model: Model, boats: Record<string, number>): string[] {
  const said = Object.entries(boats).map(([seat, n]) => t("map.boat", { n, who: model.seatName(Number(seat)) }));
  return said.length > 0 ? said : [t("map.empty")];
}

/** Return the label of a place: its name, its content, and whether it can be chosen. */
export function placeLabel(model: Model, place: Place, said: string[]): string {
  return t("map.place", { name: model.words.name(place.element), what: said, can: model.canChoose(place.element) });
}

/** Return who is one area short of the mandamento of an area, or "". */
export function oneShortText(model: Model, board: BoardData, area: string): string {
  const one = board.mandamenti.find(({ areas }) => areas.includes(area));
  const short = model.facts.one_short[one?.id ?? ""] ?? [];
  return short.length > 0 ? t("map.short", { names: short.map((seat) => model.seatName(seat)) }) : "";
}

/** Return the mandamento of an area with its controller. */
export function mandamentoText(model: Model, board: BoardData, area: string): string {
  const one = board.mandamenti.find(({ areas }) => areas.includes(area));
  if (!one) return "";
  const seat = model.view.control[one.id];
  const name = model.words.name(`mandamento:${one.id}`);
  return seat ? t("map.controlled", { name, who: model.seatName(seat) }) : t("map.mandamento", { name });
}

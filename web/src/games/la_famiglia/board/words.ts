/** The words of the map: what lies in a place, as a sentence for tooltips and screen readers. */

import type { TableModel } from "../../../lib/model.svelte";
import { dataOf } from "../data";
import type { BoardData, Place } from "./geometry";
import type { AreaView } from "./shown.svelte";
import en from "./text/en.json";

const WORDS: Record<string, string> = en;

/** The words of a key with {name} filled in; a key with `.one` and `.other` goes by `n`. */
export function say(key: string, values: Record<string, string | number> = {}): string {
  const words = WORDS[key] ?? WORDS[`${key}.${values.n === 1 ? "one" : "other"}`] ?? `[${key}]`;
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** How the page calls a seat on the map: its family where that is known, else the seat's name. */
export function whose(model: TableModel, seat: number): string {
  if (seat === 0) return say("neutrals");
  const family = model.familyOf(seat);
  return family ? (model.glossary[`family:${family}`]?.name ?? capital(family)) : model.seatName(seat);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** How an order is called. */
export function orderName(model: TableModel, order: string): string {
  return dataOf(model.components).orders.get(order)?.name ?? order;
}

/** What lies in an area, one phrase for each thing; the first says who holds it. */
export function content(model: TableModel, id: string, area: AreaView): string[] {
  const said: string[] = [];
  if (area.soldati > 0 && area.holder !== null) {
    said.push(`${whose(model, area.holder)} ${say("soldati", { n: area.soldati })}`);
  }
  const fight = model.view?.fight;
  if (fight?.area === id && fight.attackers > 0) {
    said.push(say("attackers", { who: whose(model, fight.side), what: say("soldati", { n: fight.attackers }) }));
  }
  if (area.labs > 0) said.push(say("lab", { n: area.labs }));
  for (const [seat, n] of Object.entries(area.cars)) {
    said.push(say("of", { what: say("car", { n }), who: whose(model, Number(seat)) }));
  }
  for (const { seat, order } of area.orders) {
    const key = !order ? "order.hidden" : model.view.phase === "planning" ? "order.known" : "order";
    said.push(say(key, { who: whose(model, seat), order: order ? orderName(model, order) : "" }));
  }
  for (const pin of model.pinned) {
    if (pin.on === `area:${id}`) said.push(say("pin", { who: model.seatName(pin.seat), sign: say(`pin.${pin.sign}`) }));
  }
  return said.length > 0 ? said : [say("empty")];
}

/** What lies on a sea. */
export function afloat(model: TableModel, boats: Record<string, number>): string[] {
  const said = Object.entries(boats).map(([seat, n]) =>
    say("of", { what: say("boat", { n }), who: whose(model, Number(seat)) }),
  );
  return said.length > 0 ? said : [say("empty")];
}

/** The whole sentence for a place: its name, what lies there, and whether it can be chosen. */
export function label(model: TableModel, place: Place, said: string[]): string {
  const end = model.can(place.element) ? `; ${say("can")}` : "";
  return `${place.name}: ${said.join(", ")}${end}`;
}

/** The mandamento of an area in words, with who controls it. */
export function mandamentoOf(model: TableModel, board: BoardData, area: string): string {
  const one = board.mandamenti.find(({ areas }) => areas.includes(area));
  if (!one) return "";
  const seat = model.view?.control?.[one.id] as number | undefined;
  return seat
    ? say("controlled", { name: one.name, who: whose(model, seat) })
    : say("mandamento", { name: one.name });
}

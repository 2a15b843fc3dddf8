/** The map at the end: each area in the color of its family, controlled Mandamenti outlined, with the families' shapes. */
import { seatPath } from "../../art/shapes";
import type { FinalDrawing } from "../../boardkit/renderer";
import { path } from "./board/geometry";
import { boardOf } from "./data";
import type { Model } from "./types";

const SEA = "#a2c8ca";
const EDGE = "#4a2c14";
const EMPTY = "#e6d9a8";
/** Around the island, in units of the map. */
const MARGIN = 44;

export default function finalMap(model: Model, { width, height, colour }: FinalDrawing): string {
  const board = boardOf(model.components);
  const points = [...board.areas.flatMap(({ polygon }) => polygon), ...board.mandamenti.map(({ control }) => control.at)];
  const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis]!)) - MARGIN) as [number, number];
  const [wide, high] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis]!)) + MARGIN) as [number, number];
  const scale = Math.min(width / (wide - left), height / (high - top));
  const polygons = new Map(board.areas.map((area) => [area.id, path(area.polygon)]));
  const family = (seat: number): string => (seat > 0 ? (model.familyOf(seat) ?? "neutral") : "neutral");

  const areas = board.areas.map(({ id, inscribed: [x, y] }) => {
    const holder = model.view.areas[id]?.holder ?? null;
    const fill = holder === null ? EMPTY : colour(family(holder));
    const land = `<path d="${polygons.get(id)}" fill="${fill}" stroke="${EDGE}" stroke-width="2"/>`;
    if (holder === null || holder === 0) return land;
    return `${land}<path d="${seatPath(holder)}" transform="translate(${x} ${y}) scale(.28)" fill="${colour(family(holder), "-ink")}"/>`;
  });
  const ruled = board.mandamenti.map(({ id, areas: within, control: { at } }) => {
    const seat = model.view.control[id] ?? 0;
    const outline = within.map((area) => polygons.get(area)).join("");
    const border = `<path d="${outline}" fill="none" stroke="${EDGE}" stroke-width="${seat ? 5 : 3}" stroke-linejoin="round"/>`;
    if (!seat) return border;
    const [fill, ink] = [colour(family(seat)), colour(family(seat), "-ink")];
    const token = `<circle r="28" fill="${fill}" stroke="${EDGE}" stroke-width="3"/><path d="${seatPath(seat)}" transform="scale(.27)" fill="${ink}"/>`;
    return `${border}<g transform="translate(${at.join(" ")})">${token}</g>`;
  });

  const shift = `translate(${(width - (wide - left) * scale) / 2} ${(height - (high - top) * scale) / 2}) scale(${scale}) translate(${-left} ${-top})`;
  const sea = `<rect width="${width}" height="${height}" rx="14" fill="${SEA}" stroke="${EDGE}" stroke-width="3"/>`;
  return `${sea}<g transform="${shift}">${areas.join("")}${ruled.join("")}</g>`;
}

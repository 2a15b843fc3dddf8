/** The suitcases at the end: how much money each family has, and where it comes from. */
import type { FinalDrawing } from "../../boardkit/renderer";
import { seatsOf, type Count, type Model } from "./types";
import { t } from "./words";

const FONT = "Arial, Helvetica, sans-serif";
const CREAM = "#fff7e6";
const BRASS = "#d9b65f";
/** Money of the suitcase, of turfs, of jobs. */
const PARTS = [
  { key: "suitcase", tone: "#bcd3a6", of: (count: Shown) => count.suitcase },
  { key: "turfs", tone: "#e3b98d", of: (count: Shown) => count.turf_bonus },
  { key: "colours", tone: "#9fc0e0", of: (count: Shown) => count.colour_bonus },
] as const;

type Shown = Pick<Count, "seat" | "suitcase" | "turf_bonus" | "colour_bonus" | "total">;

/** Return the final count; for a game that was not counted, what is in the suitcases. */
function counts(model: Model): Shown[] {
  if (model.facts.count) return model.facts.count;
  return seatsOf(model)
    .map((seat) => {
      const suitcase = (model.view.suitcases[seat]?.money ?? []).reduce((sum, n) => sum + n, 0);
      return { seat, suitcase, turf_bonus: 0, colour_bonus: 0, total: suitcase };
    })
    .sort((one, other) => other.total - one.total);
}

export default function finalSuitcases(model: Model, { width, height, colour, escape }: FinalDrawing): string {
  const shown = counts(model);
  const most = Math.max(1, ...shown.map(({ total }) => total));
  const [legend, gap] = [40, 14];
  const high = (height - legend - gap) / Math.max(1, shown.length) - gap;
  const size = Math.min(high, 96);
  const left = size * 1.3 + 30;
  const room = width - left - 160;

  const rows = shown.map((count, n) => {
    const family = model.familyOf(count.seat);
    let x = left;
    const bars = PARTS.map(({ tone, of }) => {
      const wide = (room * of(count)) / most;
      const bar = `<rect x="${x}" y="${size * 0.45}" width="${wide}" height="${size * 0.42}" fill="${tone}" stroke="#20160e"/>`;
      x += wide;
      return wide > 0 ? bar : "";
    });
    const name = `<text x="${left}" y="${size * 0.32}" font-family="${FONT}" font-size="24" font-weight="700" fill="${CREAM}">${escape(model.seatName(count.seat))}</text>`;
    const sum = `<text x="${x + 12}" y="${size * 0.8}" font-family="${FONT}" font-size="34" font-weight="700" fill="${CREAM}">${escape(t("dollars", { n: count.total }))}</text>`;
    return `<g transform="translate(20 ${gap + n * (high + gap)})">${suitcase(size, colour(family), colour(family, "-edge"))}${bars.join("")}${name}${sum}</g>`;
  });

  let at = 30;
  const key = PARTS.map(({ key: name, tone }) => {
    const label = t(`count.${name}`);
    const entry = `<rect x="${at}" y="${height - 32}" width="20" height="20" fill="${tone}"/><text x="${at + 28}" y="${height - 15}" font-family="${FONT}" font-size="20" fill="${CREAM}">${escape(label)}</text>`;
    at += 70 + label.length * 11;
    return entry;
  });
  const ground = `<rect width="${width}" height="${height}" rx="14" fill="#1b2833" stroke="${BRASS}" stroke-width="3"/>`;
  return ground + rows.join("") + key.join("");
}

/** Return a suitcase whose straps have the color of a family. */
function suitcase(size: number, strap: string, edge: string): string {
  const [wide, high] = [size * 1.2, size * 0.72];
  const [x, y] = [0, size * 0.22];
  const handle = `<path d="M${wide * 0.36} ${y}v-${size * 0.12}h${wide * 0.28}v${size * 0.12}" fill="none" stroke="#3b2110" stroke-width="6" stroke-linejoin="round"/>`;
  const box = `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="8" fill="#8a4f28" stroke="#3b2110" stroke-width="3"/>`;
  const straps = [0.18, 0.72].map(
    (part) =>
      `<rect x="${wide * part}" y="${y}" width="${wide * 0.1}" height="${high}" fill="${strap}" stroke="${edge}" stroke-width="1.5"/>`,
  );
  return handle + box + straps.join("");
}

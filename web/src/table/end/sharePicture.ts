/**
 * The picture of a finished game: the result, all names and scores, and the final board. It is one SVG without any
 * reference to the page or the network, so that it can be drawn on a canvas and saved as PNG.
 */
import { seatPath } from "../../art/shapes";
import type { FinalDrawing, FinalPicture, Renderer } from "../../boardkit/renderer";
import type { TableModel } from "../../model/tableModel.svelte";
import type { Outcome } from "../../protocol/messages";
import { t } from "./words";

export const WIDTH = 1200;
export const HEIGHT = 630;
const HEAD = 84;
const MARGIN = 30;
/** The column of names; the board is beside it. */
const COLUMN = 400;
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "Arial, Helvetica, sans-serif";
/** Letters in a line of the result. */
const LINE = 28;
const MOST_LINES = 4;

export function escapeXml(text: string): string {
  // Fluent isolates arguments by characters that an image would show as boxes.
  return text
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** Break a text into lines of at most so many letters; a longer word is cut, and so is what does not fit. */
export function wrap(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text
    .replace(/[\u2066-\u2069]/g, "")
    .split(/\s+/)
    .map((each) => clip(each, letters))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${clip(lines[most - 1]!, letters - 2)} …`];
}

function clip(text: string, letters: number): string {
  const all = [...text];
  return all.length > letters ? `${all.slice(0, letters - 1).join("")}…` : text;
}

/** Return the color of a family from the page's style, without references to it. */
function pageColour(family: string | null, shade: "" | "-ink" | "-edge" = ""): string {
  const value = getComputedStyle(document.documentElement)
    .getPropertyValue(`--family-${family || "neutral"}${shade}`)
    .trim();
  const plain = /^light-dark\(\s*([^,]+),/.exec(value)?.[1]?.trim() ?? value;
  return /^#[0-9a-f]{3,8}$/i.test(plain) ? plain : { "": "#807c79", "-ink": "#ffffff", "-edge": "#43403d" }[shade];
}

/** Return the seats, best first. */
export function seatsByRank(model: TableModel, outcome: Outcome | null): number[] {
  const rank = (seat: number): number => outcome?.ranks[seat] ?? 99;
  return model.meta.seats.map(({ seat }) => seat).sort((one, other) => rank(one) - rank(other) || one - other);
}

/** Return the picture as SVG. */
export function sharePicture(
  model: TableModel,
  outcome: Outcome | null,
  title: string,
  result: string,
  board: FinalPicture | null,
  ownScore?: Renderer["ownScore"],
): string {
  const drawing: FinalDrawing = {
    width: WIDTH - COLUMN - 3 * MARGIN,
    height: HEIGHT - HEAD - 2 * MARGIN,
    colour: pageColour,
    escape: escapeXml,
  };
  const lines = wrap(result, LINE, MOST_LINES);
  const said = lines.map((line, n) => `<tspan x="${MARGIN}" dy="${n === 0 ? 0 : 32}">${escapeXml(line)}</tspan>`).join("");
  const top = HEAD + 52 + lines.length * 32;
  const seats = seatsByRank(model, outcome);
  const step = Math.min(64, (HEIGHT - MARGIN - top) / Math.max(1, seats.length));
  const rows = seats.map((seat, n) => row(model, outcome, seat, top + n * step, step, ownScore));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4e9d2"/>`,
    `<rect width="${WIDTH}" height="${HEAD}" fill="#3a2114"/><rect y="${HEAD}" width="${WIDTH}" height="4" fill="#c78b2b"/>`,
    `<text x="${MARGIN}" y="55" font-family="${SERIF}" font-size="38" font-weight="700" fill="#fff3dc">${escapeXml(title)}</text>`,
    `<text x="${WIDTH - MARGIN}" y="55" font-family="${SERIF}" font-size="34" font-weight="700" fill="#e9be62" text-anchor="end">COSCA</text>`,
    `<text y="${HEAD + 48}" font-family="${SERIF}" font-size="26" fill="#2a1a10">${said}</text>`,
    ...rows,
    `<g transform="translate(${COLUMN + 2 * MARGIN} ${HEAD + MARGIN})">${board ? board(model, drawing) : ""}</g>`,
    "</svg>",
  ].join("");
}

function row(model: TableModel, outcome: Outcome | null, seat: number, y: number, step: number, ownScore: Renderer["ownScore"]): string {
  const family = model.familyOf(seat);
  const [fill, ink] = [pageColour(family), pageColour(family, "-ink")];
  const middle = y + step / 2;
  const wins = outcome?.winners.includes(seat) ?? false;
  const name = clip(model.seatName(seat), 17);
  const player = clip(model.playerName(seat), 24);
  const total = outcome?.scores[seat];
  const score = ownScore && total !== undefined ? ownScore(model, seat) : total;
  const right = `x="${MARGIN + COLUMN - 14}" font-family="${SANS}" text-anchor="end"`;
  return [
    wins ? `<rect x="${MARGIN - 12}" y="${y + 2}" width="${COLUMN + 12}" height="${step - 4}" rx="8" fill="#e9be62"/>` : "",
    `<circle cx="${MARGIN + 22}" cy="${middle}" r="20" fill="${fill}" stroke="#2a1a10" stroke-width="2"/>`,
    `<path d="${seatPath(seat)}" transform="translate(${MARGIN + 22} ${middle}) scale(.2)" fill="${ink}"/>`,
    `<text x="${MARGIN + 56}" y="${middle - 2}" font-family="${SANS}" font-size="24" font-weight="700" fill="#2a1a10">${escapeXml(name)}</text>`,
    `<text x="${MARGIN + 56}" y="${middle + 21}" font-family="${SANS}" font-size="18" fill="#5b4636">${escapeXml(player === name ? "" : player)}</text>`,
    score === undefined
      ? ""
      : `<text ${right} y="${middle + (ownScore ? 2 : 12)}" font-size="${ownScore ? 28 : 34}" font-weight="700" fill="#2a1a10">${score}</text>`,
    ownScore && total !== undefined
      ? `<text ${right} y="${middle + 21}" font-size="18" fill="#5b4636">${escapeXml(t("picture.team", { n: total }))}</text>`
      : "",
  ].join("");
}

export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Draw the picture as PNG. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the canvas gives no image");
  return blob;
}

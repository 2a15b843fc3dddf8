/** What a report's chart and lists are made of. */
import type { Report, ReportState, TableMeta } from "../lib/protocol";
import type { Seated } from "../lib/seats.svelte";
import { text } from "../lib/text";
import type { Line } from "./chart";

/** Where a moment of the game is replayed, nothing hidden. */
export function replayOf(table: string, at: readonly number[] | undefined, step: number): string {
  const item = at?.[Math.max(0, Math.min(step, at.length - 1))] ?? 0;
  return `/t/${encodeURIComponent(table)}/replay#all/${item}`;
}

/** Where a moment is studied. */
export function studyOf(table: string, at: readonly number[] | undefined, step: number): string {
  return replayOf(table, at, step).replace("/replay#", "/study#");
}

const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2"];
const COLOURS = ["#a3201b", "#1f5ea8", "#45ad5f", "#f0bb1f", "#7d4a9e"];

/** How the line of a seat looks. */
export function look(seated: Seated<unknown>, seat: number): Pick<Line, "seat" | "colour" | "dash"> {
  const family = seated.familyOf(seat);
  const plain = COLOURS[(seat - 1) % COLOURS.length]!;
  return { seat, colour: family ? `var(--family-${family}, ${plain})` : plain, dash: DASHES[(seat - 1) % DASHES.length]! };
}

/** The chances of each team over the choices of the game. */
export function chanceLines(report: Report, seated: Seated<unknown>, nameOf: (team: number[]) => string): Line[] {
  return report.teams.map((team, n) => ({
    ...look(seated, team[0]!),
    name: nameOf(team),
    values: report.points.map((point) => ({ x: point.step, y: point.chances[n] ?? 0 })),
  }));
}

/** One measure of each seat over the rounds. */
export function measureLines(report: Report, seated: Seated<unknown>, measure: string): Line[] {
  const seats = report.teams.flat().sort((one, other) => one - other);
  return seats.map((seat) => ({
    ...look(seated, seat),
    name: seated.seatName(seat),
    values: report.rounds.map((round, n) => ({ x: n, y: round.values[measure]?.[String(seat)] ?? 0 })),
  }));
}

/** Where rounds start, as far as a reader needs to know. */
export function roundMarks(report: Report, nameOf: (round: number) => string): { x: number; name: string }[] {
  const found: { x: number; name: string }[] = [];
  let last: number | null = null;
  for (const point of report.points) {
    if (point.round !== last && point.round > 0) found.push({ x: point.step, name: nameOf(point.round) });
    last = point.round;
  }
  return found;
}

/** A chance as readers see it. */
export function percent(chance: number): string {
  return text("counsel.percent", { percent: Math.round(100 * chance) });
}

export type { Report, ReportState, TableMeta };

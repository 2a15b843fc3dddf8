/** The data of a report's charts and lists. */
import type { Report, ReportState, TableMeta } from "../protocol/messages";
import type { Seating } from "../model/seating.svelte";
import { replayLink } from "../table/end/turningPoints";
import type { Line } from "./chart";

/** Return the link to study a step. */
export function studyLink(table: string, at: readonly number[] | undefined, step: number): string {
  return replayLink(table, at, step).replace("/replay#", "/study#");
}

const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2"];
const COLOURS = ["#a3201b", "#1f5ea8", "#45ad5f", "#f0bb1f", "#7d4a9e"];

/** Return the style of a seat's line. */
function lineStyle(seated: Seating<unknown>, seat: number): Pick<Line, "seat" | "colour" | "dash"> {
  const family = seated.familyOf(seat);
  const plain = COLOURS[(seat - 1) % COLOURS.length]!;
  return { seat, colour: family ? `var(--family-${family}, ${plain})` : plain, dash: DASHES[(seat - 1) % DASHES.length]! };
}

/** Return the winning chances of each team over the game. */
export function chanceLines(report: Report, seated: Seating<unknown>, nameOf: (team: number[]) => string): Line[] {
  return report.teams.map((team, n) => ({
    ...lineStyle(seated, team[0]!),
    name: nameOf(team),
    values: report.points.map((point) => ({ x: point.step, y: point.chances[n] ?? 0 })),
  }));
}

/** Return one measure of each seat over the rounds. */
export function measureLines(report: Report, seated: Seating<unknown>, measure: string): Line[] {
  const seats = report.teams.flat().sort((one, other) => one - other);
  return seats.map((seat) => ({
    ...lineStyle(seated, seat),
    name: seated.seatName(seat),
    values: report.rounds.map((round, n) => ({ x: n, y: round.values[measure]?.[String(seat)] ?? 0 })),
  }));
}

/** Return where rounds start. */
export function roundMarks(report: Report, nameOf: (round: number) => string): { x: number; name: string }[] {
  const found: { x: number; name: string }[] = [];
  let last: number | null = null;
  for (const point of report.points) {
    if (point.round !== last && point.round > 0) found.push({ x: point.step, name: nameOf(point.round) });
    last = point.round;
  }
  return found;
}

export type { Report, ReportState, TableMeta };

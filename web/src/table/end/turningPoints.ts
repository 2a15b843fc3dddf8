/** What the end screen and the report page both tell of a report. */
import type { GameTexts } from "../../i18n/gameTexts.svelte";
import { text } from "../../i18n/text";
import { summarize, type Pacing } from "../../playback/moves";
import type { Item, Question, Report, ReportMistake, ReportTurning } from "../../protocol/messages";

/** Turning points on the end screen. */
const SHOWN = 3;

/** Return the link to the complete replay at a step. */
export function replayLink(table: string, at: readonly number[] | undefined, step: number): string {
  const item = at?.[Math.max(0, Math.min(step, at.length - 1))] ?? 0;
  return `/t/${encodeURIComponent(table)}/replay#all/${item}`;
}

/** Format a chance in percent. */
export function percent(chance: number): string {
  return text("counsel.percent", { percent: Math.round(100 * chance) });
}

/** Return by how much a turning point changed the chances of the team that gained most, and which team that is. */
export function gainOf({ before, after }: Pick<ReportTurning, "before" | "after">): { team: number; gain: number } {
  const gains = after.map((chance, n) => chance - (before[n] ?? 0));
  const gain = Math.max(...gains);
  return { team: gains.indexOf(gain), gain };
}

/** Return the question of a mistake with the two choices that are compared. */
export function askedAt({ question, chosen, better }: ReportMistake): Question {
  return { ...question, sealed: false, done: false, touches: [], rules: [], choices: [chosen, better] };
}

/** Return what happened at a turning point, the most important sentences of it. */
export function linesOf({ items }: ReportTurning, words: GameTexts, pacing: Pacing, most: number): string[] {
  const described = items.map((facts, n) => ({ n, facts }) as Item).filter((item) => words.eventText(item) !== "");
  return summarize(described, pacing, most).map((item) => words.eventText(item));
}

/** Return the largest turning points, in the order of the game. */
export function mainTurnings(report: Report): ReportTurning[] {
  const largest = [...report.turnings].sort((one, other) => gainOf(other).gain - gainOf(one).gain).slice(0, SHOWN);
  return largest.sort((one, other) => one.step - other.step);
}

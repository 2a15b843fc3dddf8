/** Divides the steps of a game into rounds, phases and turns. */
import type { ReplayStep } from "../protocol/messages";

export type Unit = "step" | "turn" | "phase" | "round";

/** Return a key per step that is equal within one unit. */
function unitKeys(steps: readonly ReplayStep[], unit: Unit): string[] {
  let seat: number | null = null;
  return steps.map((step, n) => {
    // What happens by itself belongs to the turn before it.
    seat = step.seat ?? seat;
    if (unit === "step") return String(n);
    if (unit === "round") return String(step.round);
    return unit === "phase" ? `${step.round} ${step.phase}` : `${step.round} ${step.phase} ${seat}`;
  });
}

/** Return where each unit starts. */
export function unitStarts(steps: readonly ReplayStep[], unit: Unit): number[] {
  const all = unitKeys(steps, unit);
  return all.flatMap((key, n) => (n === 0 || key !== all[n - 1] ? [n] : []));
}

/** Return the start of the next unit, or of the current or previous one, within the bounds. */
export function moveBy(steps: readonly ReplayStep[], at: number, unit: Unit, way: 1 | -1): number {
  const found = unitStarts(steps, unit);
  if (way < 0) return found.findLast((n) => n < at) ?? 0;
  return found.find((n) => n > at) ?? steps.length - 1;
}

export interface PhaseSpan {
  from: number;
  /** The first step after it. */
  to: number;
  round: number;
  phase: string;
}

/** Return the phases of a game as ranges of steps. */
export function phases(steps: readonly ReplayStep[]): PhaseSpan[] {
  const found = unitStarts(steps, "phase");
  return found.map((from, i) => ({ from, to: found[i + 1] ?? steps.length, round: steps[from]!.round, phase: steps[from]!.phase }));
}

/** Return the first step that includes the item, or the last step. */
export function stepOf(steps: readonly ReplayStep[], item: number): number {
  const found = steps.findIndex((step) => step.last >= item);
  return found < 0 ? steps.length - 1 : found;
}

/** A place in a replay as in the address fragment: a view and the number of one of its items. */
export interface Place {
  view: string;
  item: number;
}

export function parsePlace(hash: string): Place | null {
  const found = /^#?(public|all|[1-9]\d?)\/(\d{1,9})$/.exec(hash);
  return found ? { view: found[1]!, item: Number(found[2]) } : null;
}

export function formatPlace({ view, item }: Place): string {
  return `#${view}/${item}`;
}

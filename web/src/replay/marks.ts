/** How the steps of a game are divided: rounds, phases, turns. */
import type { ReplayStep } from "../lib/protocol";

export type Unit = "step" | "turn" | "phase" | "round";

/** What is so for all steps of one unit in a row. */
function keys(steps: readonly ReplayStep[], unit: Unit): string[] {
  let seat: number | null = null;
  return steps.map((step, n) => {
    // What happens by itself belongs to the turn that it follows.
    seat = step.seat ?? seat;
    if (unit === "step") return String(n);
    if (unit === "round") return String(step.round);
    return unit === "phase" ? `${step.round} ${step.phase}` : `${step.round} ${step.phase} ${seat}`;
  });
}

/** Where each part of that unit starts. */
export function starts(steps: readonly ReplayStep[], unit: Unit): number[] {
  const all = keys(steps, unit);
  return all.flatMap((key, n) => (n === 0 || key !== all[n - 1] ? [n] : []));
}

/** The start of the next part, or of this one or the one before it; the ends hold. */
export function moved(steps: readonly ReplayStep[], at: number, unit: Unit, way: 1 | -1): number {
  const found = starts(steps, unit);
  if (way < 0) return found.findLast((n) => n < at) ?? 0;
  return found.find((n) => n > at) ?? steps.length - 1;
}

export interface Part {
  from: number;
  /** The first step after it. */
  to: number;
  round: number;
  phase: string;
}

/** The phases of a game, as parts of its steps. */
export function phases(steps: readonly ReplayStep[]): Part[] {
  const found = starts(steps, "phase");
  return found.map((from, i) => ({ from, to: found[i + 1] ?? steps.length, round: steps[from]!.round, phase: steps[from]!.phase }));
}

/** The first step in which the item of that number was told; the last one if there is none. */
export function stepOf(steps: readonly ReplayStep[], item: number): number {
  const found = steps.findIndex((step) => step.last >= item);
  return found < 0 ? steps.length - 1 : found;
}

/** A place in a replay, as it stands behind the `#` of an address: a view, and the number of an item of it. */
export interface Place {
  view: string;
  item: number;
}

export function readPlace(hash: string): Place | null {
  const found = /^#?(public|all|[1-9]\d?)\/(\d{1,9})$/.exec(hash);
  return found ? { view: found[1]!, item: Number(found[2]) } : null;
}

export function writePlace({ view, item }: Place): string {
  return `#${view}/${item}`;
}

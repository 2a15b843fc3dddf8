/** What a clock of the server shows now: it is counted on here, and no message is needed for that. */
import type { Clock, Times } from "../generated/wire";
import type { Pace, TableMeta } from "./protocol";

/** Seconds in which one's own clock is shown loudly: in live games half of those for a decision, within bounds. */
const LOUD = { least: 10, most: 30, days: 12 * 3600 };

export interface Left {
  /** Seconds until it runs out. */
  total: number;
  /** Those of them that are for this decision alone. */
  decision: number;
  running: boolean;
}

/** A table with these clocks instead of those before. */
export function retimed(meta: TableMeta, { now, clocks }: Times): TableMeta {
  const seats = meta.seats.map((info) => (clocks[info.seat] ? { ...info, clock: clocks[info.seat] } : info));
  return { ...meta, now, seats };
}

/** What is left at a time of the server. */
export function left(clock: Clock, now: number): Left {
  if (clock.at === null || clock.until === null) return { total: clock.left + clock.decision, decision: clock.decision, running: false };
  return {
    total: Math.max(0, clock.until - now),
    decision: Math.max(0, clock.decision - Math.max(0, now - clock.at)),
    running: true,
  };
}

/** Whether it is time to hurry. */
export function low(pace: Pace, { total, running }: Left): boolean {
  if (!running || pace.kind === "untimed") return false;
  return total <= (pace.kind === "days" ? LOUD.days : Math.min(LOUD.most, Math.max(LOUD.least, pace.seconds / 2)));
}

/** Minutes and seconds, as clocks show them. */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(s).padStart(2, "0");
  return h > 0 ? `${h}:${String(m).padStart(2, "0")}:${tail}` : `${m}:${tail}`;
}

/** Days and hours, or hours and minutes of the last day: the key of the words and what stands in them. */
export function span(seconds: number): [string, { a: number; b: number }] {
  const m = Math.ceil(seconds / 60);
  if (m >= 1440) return ["clock.days", { a: Math.floor(m / 1440), b: Math.floor((m % 1440) / 60) }];
  return ["clock.hours", { a: Math.floor(m / 60), b: m % 60 }];
}

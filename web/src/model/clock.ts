/** Reads clocks: the page counts on by itself from what the server sent last. */
import type { Clock, ClockUpdate } from "../generated/wire";
import type { Pace, TableMeta } from "../protocol/messages";

/** Remaining seconds that count as low: in live games half the time per decision, within bounds. */
const LOW_TIME = { least: 10, most: 30, days: 12 * 3600 };

export interface TimeLeft {
  /** Seconds until it expires. */
  total: number;
  /** Seconds of them that are for this decision only. */
  decision: number;
  running: boolean;
}

/** Return the table with updated clocks. */
export function withClocks(meta: TableMeta, { now, clocks }: ClockUpdate): TableMeta {
  const seats = meta.seats.map((info) => (clocks[info.seat] ? { ...info, clock: clocks[info.seat] } : info));
  return { ...meta, now, seats };
}

/** Return the time left on a clock at a server time. */
export function timeLeft(clock: Clock, now: number): TimeLeft {
  if (clock.at === null || clock.until === null) return { total: clock.left + clock.decision, decision: clock.decision, running: false };
  return {
    total: Math.max(0, clock.until - now),
    decision: Math.max(0, clock.decision - Math.max(0, now - clock.at)),
    running: true,
  };
}

/** Return whether the time is low. */
export function isLow(pace: Pace, { total, running }: TimeLeft): boolean {
  if (!running || pace.kind === "untimed") return false;
  return total <= (pace.kind === "days" ? LOW_TIME.days : Math.min(LOW_TIME.most, Math.max(LOW_TIME.least, pace.seconds / 2)));
}

/** Format seconds as minutes and seconds, with hours if needed. */
export function formatClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(s).padStart(2, "0");
  return h > 0 ? `${h}:${String(m).padStart(2, "0")}:${tail}` : `${m}:${tail}`;
}

/** Return the key and the arguments of a long duration: days and hours, or hours and minutes. */
export function durationText(seconds: number): [string, { a: number; b: number }] {
  const m = Math.ceil(seconds / 60);
  if (m >= 1440) return ["clock.days", { a: Math.floor(m / 1440), b: Math.floor((m % 1440) / 60) }];
  return ["clock.hours", { a: Math.floor(m / 60), b: m % 60 }];
}

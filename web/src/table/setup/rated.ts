import type { Pace, TableMeta } from "../../protocol/messages";

/** The pace of a rated table whose host has not chosen one: a rated game needs a clock. */
export const RATED_PACE: Pace = { kind: "days", days: 14 };

/** Return the settings that a table needs to be rated: no advice, no odds, a clock. */
export function ratedSettings(pace: Pace): { rated: true; hints: false; odds: TableMeta["odds"]; pace: Pace } {
  return { rated: true, hints: false, odds: "never", pace: pace.kind === "untimed" ? RATED_PACE : pace };
}

/** What the user wants to be told, and by which channels. */
import { api } from "../net/api";
import type { NotifyPreferences } from "../protocol/messages";

export const KINDS = ["page", "push", "email", "webhook"] as const;
export type Kind = (typeof KINDS)[number];

/** All occasions in the order of the settings; the daily reminder has a switch of its own. */
export const STAGES = ["turn", "late", "daily", "invited", "started", "proposal", "over", "mentioned", "free_seat"] as const;
export type Stage = (typeof STAGES)[number];

/** What a table's webhook may announce: everyone may know it. */
export const PUBLIC_STAGES: readonly Stage[] = ["turn", "late", "started", "over", "free_seat"];

/** What is sent when the user changes something: all but which kinds there are. */
export type Preferences = Omit<NotifyPreferences, "available">;

export const loadNotify = (): Promise<NotifyPreferences> => api.get<NotifyPreferences>("/api/my/notify");

export function saveNotify({ stages, delays, daily, digest_hour, late_in_quiet }: Preferences): Promise<NotifyPreferences> {
  return api.put<NotifyPreferences>("/api/my/notify", { stages, delays, daily, digest_hour, late_in_quiet });
}

/** Return whether an occasion is announced by a kind of channel; what is not listed is announced by all. */
export function isOn({ stages }: Preferences, stage: Stage, kind: Kind): boolean {
  return stages[stage]?.includes(kind) ?? true;
}

/** Return the preferences with one occasion switched on or off for one kind of channel. */
export function withSwitched(preferences: Preferences, stage: Stage, kind: Kind, on: boolean): Preferences {
  const kinds = KINDS.filter((each) => (each === kind ? on : isOn(preferences, stage, each)));
  return { ...preferences, stages: { ...preferences.stages, [stage]: kinds } };
}

/** Seconds that may be chosen per kind of channel. */
export const DELAYS: Partial<Record<Kind, readonly number[]>> = {
  push: [10, 45, 300, 1800, 3600],
  email: [300, 1800, 3600, 10_800, 43_200],
  webhook: [10, 60, 300, 1800, 3600],
};

/** Return the choices of a delay with the current one among them. */
export function delayChoices(kind: Kind, current: number): number[] {
  return [...new Set([...(DELAYS[kind] ?? []), current])].sort((one, other) => one - other);
}

/** Return a delay as a number and its unit. */
export function delayIn(seconds: number): { unit: "seconds" | "minutes" | "hours"; n: number } {
  if (seconds < 60) return { unit: "seconds", n: seconds };
  return seconds < 3600 ? { unit: "minutes", n: Math.round(seconds / 60) } : { unit: "hours", n: Math.round(seconds / 3600) };
}

import type { StudySource } from "./studyBoard.svelte";

/** A link out of a study. */
export interface BackLink {
  to: "table" | "replay" | "puzzle" | "home";
  href: string;
}

/** Return where a study was opened from: its replay at the same step, and its table, or its puzzle; a shared study leads home. */
export function backLinks({ table, replay, puzzle, view, item }: StudySource): BackLink[] {
  const step = view === undefined || item === undefined ? "" : `#${view}/${item}`;
  if (table) {
    const href = `/t/${encodeURIComponent(table)}`;
    return [...(step ? [{ to: "replay", href: `${href}/replay${step}` } as const] : []), { to: "table", href }];
  }
  if (puzzle) return [{ to: "puzzle", href: `/puzzle/${encodeURIComponent(puzzle)}` }];
  return [replay ? { to: "replay", href: `/replay/${encodeURIComponent(replay)}${step}` } : { to: "home", href: "/" }];
}

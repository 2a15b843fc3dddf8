import type { Source } from "./board.svelte";

/** One way out of a study: what it is called, and where it leads. */
export interface Way {
  to: "table" | "replay" | "home";
  href: string;
}

/** Where a study was opened from: its replay at the same step, and its table. One that was shared comes from nowhere: it leads home. */
export function waysBack({ table, replay, view, item }: Source): Way[] {
  const step = view === undefined || item === undefined ? "" : `#${view}/${item}`;
  if (table) {
    const href = `/t/${encodeURIComponent(table)}`;
    return [...(step ? [{ to: "replay", href: `${href}/replay${step}` } as const] : []), { to: "table", href }];
  }
  return [replay ? { to: "replay", href: `/replay/${encodeURIComponent(replay)}${step}` } : { to: "home", href: "/" }];
}

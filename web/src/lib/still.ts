/** What stays open when others have moved: a question that they did not change is asked as before. */

import type { Choice, Snapshot } from "./protocol";

/** Whether the seat is asked the same as before; what is offered may have changed. */
export function sameQuestion(before: Snapshot | null, now: Snapshot): boolean {
  return before !== null && before.act === now.act && before.question?.kind === now.question?.kind;
}

/** The choice as it is offered now; null: it is offered no more, or something else is asked. */
export function stillOffered(before: Snapshot | null, now: Snapshot, choice: Choice): Choice | null {
  if (!sameQuestion(before, now)) return null;
  return [...(now.question?.choices ?? []), ...now.anytime].find(({ text }) => text === choice.text) ?? null;
}

/** Recognises a question that others' moves have not changed. */

import type { Choice, Snapshot } from "../protocol/messages";

/** Return whether the seat is still asked the same question; its choices may have changed. */
export function isSameQuestion(before: Snapshot | null, now: Snapshot): boolean {
  return before !== null && before.act === now.act && before.question?.kind === now.question?.kind;
}

/** Return the choice as it is offered now; null if it is not offered any more. */
export function stillOffered(before: Snapshot | null, now: Snapshot, choice: Choice): Choice | null {
  if (!isSameQuestion(before, now)) return null;
  return [...(now.question?.choices ?? []), ...now.anytime].find(({ text }) => text === choice.text) ?? null;
}

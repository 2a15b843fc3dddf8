/** The attacks of a plan as arrows from area to area, from the facts of its reasons. */
import type { AdvisedPlan, Question } from "../../../protocol/messages";

/** Return the attacks that a plan prepares and the move it makes, as origin and target. */
export function planArrows(plan: AdvisedPlan | null, question: Question | null): [string, string][] {
  if (!plan) return [];
  const found = new Map<string, [string, string]>();
  const add = (from: unknown, to: unknown): void => {
    if (typeof from === "string" && typeof to === "string" && from !== to) found.set(`${from} ${to}`, [from, to]);
  };
  for (const { args } of plan.reasons) add(args?.area, args?.target);
  const first = plan.line[0];
  if (first?.kind === "move.target") add(question?.facts.origin, first.choice.touches[0]?.replace("area:", ""));
  return [...found.values()];
}

/** Return each place of a plan with its next one, except where an arrow shows that already. */
export function planSteps<P extends { id: string }>(places: readonly P[], aimed: readonly [string, string][]): [P, P][] {
  return places.slice(1).flatMap((to, i): [P, P][] => {
    const from = places[i]!;
    return aimed.some(([a, b]) => a === from.id && b === to.id) ? [] : [[from, to]];
  });
}

/** What a plan of the Consigliere is aimed at, as arrows from area to area: all of it from the facts of his reasons. */
import type { AdvisedPlan, Question } from "../../../lib/protocol";

/** The attacks that a plan prepares, and the move that it makes: from where, to where. */
export function aims(plan: AdvisedPlan | null, question: Question | null): [string, string][] {
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

/** From each place of a plan to its next, but for what an arrow shows already. */
export function steps<P extends { id: string }>(places: readonly P[], aimed: readonly [string, string][]): [P, P][] {
  return places.slice(1).flatMap((to, i): [P, P][] => {
    const from = places[i]!;
    return aimed.some(([a, b]) => a === from.id && b === to.id) ? [] : [[from, to]];
  });
}

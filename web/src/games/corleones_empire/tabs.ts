/** The parts of the table, and the part each question is about. */

import type { Choice, JobFacts, Model } from "./types";

export const TABS = ["city", "desk", "hand", "families"] as const;
export type Tab = (typeof TABS)[number];
/** Where money and goods are chosen. */
export type Pile = "hand" | "suitcase" | "bank";

const PARTS: Record<string, Tab> = {
  business: "city",
  place: "city",
  turf: "city",
  icon: "city",
  job: "desk",
  ally: "desk",
  seat: "families",
};
const PILES: Record<string, Pile> = { "bid.card": "suitcase", "tax.card": "suitcase", "good.which": "bank" };

/** Return the pile that a question takes money or goods from: the same card may be in several. */
export function pileOf(kind: string | undefined): Pile {
  return PILES[kind ?? ""] ?? "hand";
}

/**
 * Return the choices that mean a job in one place: another with the same name may be elsewhere. Undefined if nothing
 * asks for a job of that name.
 */
export function jobChoices(
  model: Pick<Model, "question" | "choicesByElement">,
  job: string,
  where: JobFacts["where"],
): Choice[] | undefined {
  const choices = model.choicesByElement.get(`job:${job}`);
  if (!choices) return undefined;
  if (where === "aside") return [];
  const asked = model.question?.kind === "jobs.which" ? "looked_at" : "hand";
  return choices.filter(({ kind }) => (kind === "public" ? "public" : asked) === where);
}

/** Return the parts in which elements are; jobs and allies may be in the hand. */
export function tabsOf(elements: Iterable<string>, inHand: ReadonlySet<string>, pile: Pile = "hand"): Set<Tab> {
  const found = new Set<Tab>();
  for (const element of elements) {
    const kind = element.split(":")[0] ?? "";
    const card = kind === "money" || kind === "good" ? (pile === "bank" ? "desk" : "hand") : PARTS[kind];
    const part = inHand.has(element) ? "hand" : card;
    if (part) found.add(part);
  }
  return found;
}

/** Return the part that a question brings to the front, if any. */
export function tabOf(kind: string, lit: ReadonlySet<Tab>): Tab | null {
  if (kind === "business.action") return "city";
  if (kind === "bid.card" || kind === "tribute.card") return "hand";
  return TABS.find((tab) => lit.has(tab)) ?? null;
}

/** The parts of the table, and the part each question is about. */

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

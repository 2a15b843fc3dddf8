/** The parts of the table, and which of them a question is about. */

export const TABS = ["city", "desk", "hand", "families"] as const;
export type Tab = (typeof TABS)[number];

const PARTS: Record<string, Tab> = {
  business: "city", place: "city", turf: "city", job: "desk", ally: "desk", money: "hand", good: "hand", seat: "families",
};

/** The parts in which elements lie; jobs and allies lie in the hand where they are the hand's. */
export function tabsOf(elements: Iterable<string>, inHand: ReadonlySet<string>): Set<Tab> {
  const found = new Set<Tab>();
  for (const element of elements) {
    const part = inHand.has(element) ? "hand" : PARTS[element.split(":")[0] ?? ""];
    if (part) found.add(part);
  }
  return found;
}

/** The part that a question brings to the front; nothing where it lies in none. */
export function tabOf(kind: string, lit: ReadonlySet<Tab>): Tab | null {
  if (kind === "business.action") return "city";
  if (kind === "bid.card" || kind === "tribute.card") return "hand";
  return TABS.find((tab) => lit.has(tab)) ?? null;
}

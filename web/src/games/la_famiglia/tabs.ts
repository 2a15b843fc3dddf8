// The part of the table that a question is about.

import type { Question } from "../../protocol/messages";

export type Tab = "map" | "sheets" | "families" | "tiles";
export const TABS: readonly Tab[] = ["map", "sheets", "families", "tiles"];

const TAB_BY_KIND: Record<string, Tab> = {
  area: "map",
  sea: "map",
  seat: "map",
  card: "map",
  space: "sheets",
  token: "sheets",
  column: "sheets",
  order: "families",
  row: "families",
  family: "families",
  tile: "tiles",
};

/** Return the parts of the table with something to choose; "hq": the viewer's own orders and mat. */
export function tabsOf(elements: Iterable<string>, phase: string): Set<Tab | "hq"> {
  const found = new Set<Tab | "hq">();
  for (const element of elements) {
    const kind = element.split(":", 1)[0] ?? "";
    if (kind === "order") {
      found.add("hq");
      found.add(phase === "encounter" ? "map" : "families"); // in the encounter phase orders are open on the map
    } else if (TAB_BY_KIND[kind]) found.add(TAB_BY_KIND[kind]);
    if (kind === "row") found.add("hq");
  }
  return found;
}

/** Return the tab that shows a move or a step which is about these elements; null if it is about none of them. */
export function tabForAction(elements: readonly string[], phase: string): Tab | null {
  const about = tabsOf(elements, phase);
  return TABS.find((tab) => about.has(tab)) ?? null;
}

/** The parts of questions that touch no element, by the first part of their kind or by the whole kind. */
const TAB_BY_QUESTION: Record<string, Tab> = {
  agitate: "map",
  attack: "map",
  conflict: "map",
  gather: "map",
  labs: "map",
  move: "map",
  pentito: "map",
  place: "map",
  pull: "map",
  strike: "map",
  supply: "map",
  column: "sheets",
  equipment: "sheets",
  recruit: "sheets",
  space: "sheets",
  "influence.to": "sheets",
  influence_row: "families",
  raise: "families",
  tiles: "tiles",
};

/** Return the tab that a question brings to the front; null if none. */
export function tabOf(kind: string, lit: Set<Tab | "hq">, phase = "planning"): Tab | null {
  const part = kind.split(".", 1)[0] ?? "";
  if (part === "conflict") return "map";
  const about = TAB_BY_QUESTION[kind] ?? TAB_BY_QUESTION[part] ?? null;
  // In the encounter phase orders take the role of sheets.
  return TABS.find((tab) => lit.has(tab)) ?? (about === "sheets" && phase === "encounter" ? "map" : about);
}

/** Return the tab that a question brings to the front: where its answers are, not what may be selected before them. */
export function tabForQuestion(question: Question | null, phase: string): Tab | null {
  return (
    question &&
    tabOf(
      question.kind,
      tabsOf(
        question.choices.flatMap(({ touches }) => touches),
        phase,
      ),
      phase,
    )
  );
}

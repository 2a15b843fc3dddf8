// Which part of the table a question is about.

import type { Question } from "../../lib/protocol";

export type Tab = "map" | "sheets" | "families" | "tiles";
export const TABS: readonly Tab[] = ["map", "sheets", "families", "tiles"];

const WHERE: Record<string, Tab> = {
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

/** The parts of the table that hold something to choose; "hq": the viewer's own orders and mat. */
export function tabsOf(elements: Iterable<string>, phase: string): Set<Tab | "hq"> {
  const found = new Set<Tab | "hq">();
  for (const element of elements) {
    const kind = element.split(":", 1)[0] ?? "";
    if (kind === "order") {
      found.add("hq");
      found.add(phase === "encounter" ? "map" : "families"); // in the encounter phase orders lie open on the map
    } else if (WHERE[kind]) found.add(WHERE[kind]);
    if (kind === "row") found.add("hq");
  }
  return found;
}

/** Where questions that touch nothing are about something, by the first part of their kind, or by the whole of it. */
const ABOUT: Record<string, Tab> = {
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

/** The tab that a question brings to the front; null: it says nothing about that. */
export function tabOf(kind: string, lit: Set<Tab | "hq">, phase = "planning"): Tab | null {
  const part = kind.split(".", 1)[0] ?? "";
  if (part === "conflict") return "map";
  const about = ABOUT[kind] ?? ABOUT[part] ?? null;
  // In the encounter phase orders do what sheets do before.
  return TABS.find((tab) => lit.has(tab)) ?? (about === "sheets" && phase === "encounter" ? "map" : about);
}

/** The tab that a question brings to the front: where its answers lie, not what may be named before them. */
export function frontOf(question: Question | null, phase: string): Tab | null {
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

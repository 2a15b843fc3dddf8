import type { FigureKind } from "../types";

/** The figures of a family, then the neutral ones. */
export const OWN: readonly FigureKind[] = ["thug", "don", "consigliere", "heir"];
export const NEUTRAL: readonly FigureKind[] = ["mayor", "union_boss", "police_chief"];

/** The rules by section, in their order. */
import type { Rule } from "../lib/protocol";
import { holds } from "./fold";

export interface Section {
  section: string;
  title: string;
  rules: Rule[];
}

/** Those that hold all that is searched for, in id, title or words. */
export function sectionsOf(rules: readonly Rule[], wanted: readonly string[]): Section[] {
  const found = new Map<string, Section>();
  for (const rule of rules) {
    if (!holds(`${rule.id} ${rule.title} ${rule.text}`, wanted)) continue;
    const section = found.get(rule.section) ?? { section: rule.section, title: rule.title, rules: [] };
    section.rules.push(rule);
    found.set(rule.section, section);
  }
  return [...found.values()];
}

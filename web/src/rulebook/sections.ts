/** Groups the rules by section. */
import type { Rule } from "../protocol/messages";
import { matchesAll } from "./searchFold";

export interface Section {
  section: string;
  title: string;
  rules: Rule[];
}

/** Return the sections with the rules that match all search terms in id, title or text. */
export function sectionsOf(rules: readonly Rule[], wanted: readonly string[]): Section[] {
  const found = new Map<string, Section>();
  for (const rule of rules) {
    if (!matchesAll(`${rule.id} ${rule.title} ${rule.text}`, wanted)) continue;
    const section = found.get(rule.section) ?? { section: rule.section, title: rule.title, rules: [] };
    section.rules.push(rule);
    found.set(rule.section, section);
  }
  return [...found.values()];
}

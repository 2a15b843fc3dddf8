/** Finds the board elements that an event names, using the glossary instead of knowledge about the game. */
import type { Item, Term } from "../protocol/messages";

export type ElementFinder = (facts: Item["facts"]) => string[];

/** Create a finder: `tile: "bribery"` names `tile:bribery`, and so does any value that only one element has. */
export function createElementFinder(glossary: Record<string, Term>): ElementFinder {
  const byValue = new Map<string, string[]>();
  for (const element of Object.keys(glossary)) {
    const value = element.slice(element.indexOf(":") + 1);
    byValue.set(value, [...(byValue.get(value) ?? []), element]);
  }
  return (facts) => {
    const found = new Set<string>();
    const look = (key: string, value: unknown): void => {
      if (typeof value === "number" && key === "seat") found.add(`seat:${value}`);
      else if (typeof value === "string") {
        const exact = `${key}:${value}`;
        const others = byValue.get(value) ?? [];
        if (exact in glossary) found.add(exact);
        else if (others.length === 1) found.add(others[0]!);
      } else if (Array.isArray(value)) value.forEach((one) => look(key, one));
      else if (value && typeof value === "object") Object.entries(value).forEach(([name, one]) => look(name, one));
    };
    for (const [key, value] of Object.entries(facts)) if (key !== "event") look(key, value);
    return [...found];
  };
}

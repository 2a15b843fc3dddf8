/** Which board elements an event names, without knowing the game: the glossary knows the elements. */
import type { Item, Term } from "./protocol";

export type Finder = (facts: Item["facts"]) => string[];

/** Finds the elements in events: `tile: "bribery"` names `tile:bribery`, and so does any value that only one element has. */
export function finder(glossary: Record<string, Term>): Finder {
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

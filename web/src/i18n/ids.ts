/** Message ids. Fluent allows letters, digits, `-` and `_`; keys of the rules also have dots, slashes and colons. */

const DISALLOWED = /[^A-Za-z0-9_-]/g;

const clean = (part: string | number): string => String(part).replace(DISALLOWED, "-");

/** Return a message id: `["ask", "planning.move"]` becomes `ask-planning-move`. */
export function messageId(...parts: (string | number)[]): string {
  return parts.map(clean).join("-");
}

/** Return the id of a case of a message: `choice-boat-move` and `skip` become `choice-boat-move--skip`. */
export function caseId(id: string, which: string | number): string {
  return `${id}--${clean(which)}`;
}

/** Split an element key such as `area:bronte` into kind and id; null for anything else. */
export function parseElement(key: string): { kind: string; id: string } | null {
  const found = /^([A-Za-z_]\w*):(.+)$/s.exec(key);
  return found ? { kind: found[1]!, id: found[2]! } : null;
}

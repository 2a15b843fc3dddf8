/** Ids of messages. Fluent allows letters, digits, `-` and `_`; keys of rules also have dots, slashes and colons. */

const FOREIGN = /[^A-Za-z0-9_-]/g;

const clean = (part: string | number): string => String(part).replace(FOREIGN, "-");

/** The id of a message: `["ask", "planning.move"]` is `ask-planning-move`. */
export function messageId(...parts: (string | number)[]): string {
  return parts.map(clean).join("-");
}

/** The id of one case of a message: `choice-boat-move` and `skip` are `choice-boat-move--skip`. */
export function caseId(id: string, which: string | number): string {
  return `${id}--${clean(which)}`;
}

/** Kind and id of an element key such as `area:bronte`; null for anything else. */
export function element(key: string): { kind: string; id: string } | null {
  const found = /^([A-Za-z_]\w*):(.+)$/s.exec(key);
  return found ? { kind: found[1]!, id: found[2]! } : null;
}

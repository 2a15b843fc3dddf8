/** A position as editable fields by path. */

export type Position = Record<string, unknown>;
export type Path = readonly string[];

/** A field of a position: a number, a name, nothing, or a list of these. */
export interface Field {
  path: Path;
  value: string | number | boolean | null | (string | number | null)[];
}

type Plain = string | number | boolean | null;

const plain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** Return all fields of a part of a position, in order; nested lists are left out. */
export function fieldsOf(value: unknown, path: Path = []): Field[] {
  if (plain(value)) return [{ path, value }];
  if (Array.isArray(value)) {
    // An order on the board is edited by its name.
    const listed = value.map((each) => (plain(each) ? each : ((each as { order?: string }).order ?? null)));
    const simple = value.every((each) => plain(each) || typeof (each as { order?: unknown }).order === "string");
    return simple ? [{ path, value: listed as (string | number | null)[] }] : [];
  }
  return Object.entries(value as Position).flatMap(([key, each]) => fieldsOf(each, [...path, key]));
}

/** Parse the text of a field: a number, a name, or several separated by commas. */
export function parseField(words: string, before: Field["value"]): Field["value"] {
  const one = (word: string): string | number | null => (word === "" || word === "-" ? null : /^-?\d+$/.test(word) ? Number(word) : word);
  if (!Array.isArray(before)) return typeof before === "boolean" ? words.trim() === "true" : one(words.trim());
  return words.trim() === "" ? [] : words.split(",").map((word) => one(word.trim()));
}

/** Format the value of a field. */
export function formatField(value: Field["value"]): string {
  if (Array.isArray(value)) return value.map((each) => each ?? "-").join(", ");
  return value === null ? "" : String(value);
}

/** Return the position with another value at a path. */
export function withValue(position: Position, path: Path, value: unknown): Position {
  const [key, ...rest] = path;
  if (key === undefined) return position;
  if (rest.length === 0) return { ...position, [key]: value };
  return { ...position, [key]: withValue((position[key] ?? {}) as Position, rest, value) };
}

/** Return the position at the start of a phase, at a seat's turn or the first one; state within a rule is dropped. */
export function atPhaseStart(position: Position, within: readonly string[], phase: string, turn: number | null): Position {
  const kept = Object.fromEntries(Object.entries(position).filter(([key]) => !within.includes(key) && key !== "turn"));
  return { ...kept, phase, ...(turn === null ? {} : { turn }) };
}

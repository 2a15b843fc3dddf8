/** A position as an editor shows it: fields by path, and the ways to change them. */

export type Position = Record<string, unknown>;
export type Path = readonly string[];

/** A place in a position that holds a number, a name, nothing, or a list of these. */
export interface Field {
  path: Path;
  value: string | number | boolean | null | (string | number | null)[];
}

type Plain = string | number | boolean | null;

const plain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** All fields of a part of a position, in its order; what is more than a list of names or numbers is left out. */
export function fieldsOf(value: unknown, path: Path = []): Field[] {
  if (plain(value)) return [{ path, value }];
  if (Array.isArray(value)) {
    // An order that lies on the board: its name is what counts.
    const listed = value.map((each) => (plain(each) ? each : ((each as { order?: string }).order ?? null)));
    const simple = value.every((each) => plain(each) || typeof (each as { order?: unknown }).order === "string");
    return simple ? [{ path, value: listed as (string | number | null)[] }] : [];
  }
  return Object.entries(value as Position).flatMap(([key, each]) => fieldsOf(each, [...path, key]));
}

/** What somebody wrote into a field, as the position has it: a number, a name, or several with commas between. */
export function written(words: string, before: Field["value"]): Field["value"] {
  const one = (word: string): string | number | null => (word === "" || word === "-" ? null : /^-?\d+$/.test(word) ? Number(word) : word);
  if (!Array.isArray(before)) return typeof before === "boolean" ? words.trim() === "true" : one(words.trim());
  return words.trim() === "" ? [] : words.split(",").map((word) => one(word.trim()));
}

/** What stands in a field. */
export function shown(value: Field["value"]): string {
  if (Array.isArray(value)) return value.map((each) => each ?? "-").join(", ");
  return value === null ? "" : String(value);
}

/** The position with another value at a path; the one before stays as it is. */
export function changed(position: Position, path: Path, value: unknown): Position {
  const [key, ...rest] = path;
  if (key === undefined) return position;
  if (rest.length === 0) return { ...position, [key]: value };
  return { ...position, [key]: changed((position[key] ?? {}) as Position, rest, value) };
}

/** The position at the start of a phase; a seat's turn, or the first one's. What is so only within a rule goes. */
export function started(position: Position, within: readonly string[], phase: string, turn: number | null): Position {
  const kept = Object.fromEntries(Object.entries(position).filter(([key]) => !within.includes(key) && key !== "turn"));
  return { ...kept, phase, ...(turn === null ? {} : { turn }) };
}

/** Whether a position stands within a rule. */
export const insideRule = (position: Position): boolean => "steps" in position;

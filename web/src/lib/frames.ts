/** Frames of a line become snapshots: each comes whole, or as changes against the one before. */

import type { Snapshot, State } from "./protocol";

type Change = NonNullable<State["changes"]>[number];
type Document = Record<string | number, unknown>;

/** Keeps the newest snapshot of the viewer in front. */
export class Frames {
  #held: { seat: number | null; frame: number; snapshot: Snapshot } | null = null;

  /** The snapshot of this frame; null if it builds on one that is not held. */
  take({ seat, frame, base, whole, changes }: State): Snapshot | null {
    const held = this.#held;
    const fits = held !== null && held.seat === seat && held.frame === base;
    const snapshot = whole ?? (fits && changes ? patched(held.snapshot, changes) : null);
    this.#held = snapshot && { seat, frame, snapshot };
    return snapshot;
  }
}

/** The snapshot with the changes; what is unchanged is shared. Null is a value: a change of one element removes a key. */
export function patched(snapshot: Snapshot, changes: readonly Change[]): Snapshot {
  return changes.reduce<unknown>((document, [path, ...value]) => put(document as Document, path, value), snapshot) as Snapshot;
}

function put(document: Document, path: readonly (string | number)[], value: readonly unknown[]): Document {
  const [key, ...rest] = path as [string | number, ...(string | number)[]];
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Document;
  if (rest.length) copy[key] = put(copy[key] as Document, rest, value);
  else if (value.length) copy[key] = value[0];
  else delete copy[key];
  return copy;
}

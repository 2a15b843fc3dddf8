/** Decodes frames into snapshots: each frame is complete or a patch of the one before. */

import type { Snapshot, State } from "./messages";

type Change = NonNullable<State["changes"]>[number];
type Document = Record<string | number, unknown>;

/** Holds the latest snapshot of the active seat. */
export class FrameDecoder {
  #latest: { seat: number | null; frame: number; snapshot: Snapshot } | null = null;

  /** Return the snapshot of a frame; null if it patches one that is not held. */
  decode({ seat, frame, base, whole, changes }: State): Snapshot | null {
    const held = this.#latest;
    const fits = held !== null && held.seat === seat && held.frame === base;
    const snapshot = whole ?? (fits && changes ? applyPatch(held.snapshot, changes) : null);
    this.#latest = snapshot && { seat, frame, snapshot };
    return snapshot;
  }
}

/** Apply a patch; unchanged parts are shared. Null is a value: a change without one removes the key. */
export function applyPatch(snapshot: Snapshot, changes: readonly Change[]): Snapshot {
  return changes.reduce<unknown>((document, [path, ...value]) => applyChange(document as Document, path, value), snapshot) as Snapshot;
}

function applyChange(document: Document, path: readonly (string | number)[], value: readonly unknown[]): Document {
  const [key, ...rest] = path as [string | number, ...(string | number)[]];
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Document;
  if (rest.length) copy[key] = applyChange(copy[key] as Document, rest, value);
  else if (value.length) copy[key] = value[0];
  else delete copy[key];
  return copy;
}

/** Decodes lists of points packed by `src/cosca/server/catalog/point_codec.py`. */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Uint8Array(128);
[...DIGITS].forEach((digit, value) => (VALUES[digit.charCodeAt(0)] = value));
const MARK = "~";
const TENTHS = 10;

/** Unpack all points of a document in place. */
export function unpackPoints<T>(document: T): T {
  if (typeof document !== "object" || document === null) return document;
  const parts = document as Record<string, unknown>;
  for (const key in parts) {
    const part = parts[key];
    if (typeof part !== "object" || part === null) continue;
    const line = (part as Record<string, unknown>)[MARK];
    parts[key] = typeof line === "string" ? decodePoints(line) : unpackPoints(part);
  }
  return document;
}

function decodePoints(line: string): [number, number][] {
  const found: [number, number][] = [];
  const last = [0, 0];
  let [axis, value, shift] = [0, 0, 0];
  for (let at = 0; at < line.length; at++) {
    const digit = VALUES[line.charCodeAt(at)]!;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    last[axis]! += value & 1 ? -(value + 1) / 2 : value / 2;
    if (axis) found.push([last[0]! / TENTHS, last[1]! / TENTHS]);
    axis = 1 - axis;
    value = shift = 0;
  }
  return found;
}

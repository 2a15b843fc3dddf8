import { expect, it } from "vitest";
import { errorCorrection, formatBits, qrCode, versionBits, type Modules } from "./qrEncoder";

// Written for this test from the standard's layout, not from the encoder: reads level M, versions 1 to 10.
const BLOCKS: Record<number, { check: number; data: number[] }> = {
  1: { check: 10, data: [16] },
  2: { check: 16, data: [28] },
  3: { check: 26, data: [44] },
  4: { check: 18, data: [32, 32] },
  5: { check: 24, data: [43, 43] },
  6: { check: 16, data: [27, 27, 27, 27] },
  7: { check: 18, data: [31, 31, 31, 31] },
  8: { check: 22, data: [38, 38, 39, 39] },
  9: { check: 22, data: [36, 36, 36, 37, 37] },
  10: { check: 26, data: [43, 43, 43, 43, 44] },
};
const CENTRES: Record<number, number[]> = { 1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38] };
Object.assign(CENTRES, { 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50] });
const FORMATS = [
  "101010000010010",
  "101000100100101",
  "101111001111100",
  "101101101001011",
  "100010111111001",
  "100000011001110",
  "100111110010111",
  "100101010100000",
];

function decode(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const at = (row: number, column: number): number => Number(modules[row]![column]);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column)).concat([7, 5, 4, 3, 2, 1, 0].map((row) => at(row, 8)));
  const again = [1, 2, 3, 4, 5, 6, 7].map((n) => at(size - n, 8)).concat([8, 7, 6, 5, 4, 3, 2, 1].map((n) => at(8, size - n)));
  expect(again).toEqual(format);
  const mask = FORMATS.indexOf(format.join(""));
  expect(mask).toBeGreaterThanOrEqual(0);
  expect(at(size - 8, 8)).toBe(1);
  const flips = (i: number, j: number): boolean =>
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
      ((i * j) % 2) + ((i * j) % 3),
      (((i * j) % 2) + ((i * j) % 3)) % 2,
      (((i + j) % 2) + ((i * j) % 3)) % 2,
    ][mask] === 0;
  const isFunction = (i: number, j: number): boolean => {
    if ((i < 9 && (j < 9 || j >= size - 8)) || (i >= size - 8 && j < 9) || i === 6 || j === 6) return true;
    if (version >= 7 && ((i < 6 && j >= size - 11) || (j < 6 && i >= size - 11))) return true;
    const centres = CENTRES[version]!;
    const last = size - 7;
    return centres.some((y) =>
      centres.some(
        (x) =>
          !((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6)) && Math.abs(y - i) <= 2 && Math.abs(x - j) <= 2,
      ),
    );
  };
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++)
      for (const j of [right, right - 1]) {
        const i = up ? size - 1 - n : n;
        if (!isFunction(i, j)) bits.push(at(i, j) ^ Number(flips(i, j)));
      }
    up = !up;
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, n) => parseInt(bits.slice(n * 8, n * 8 + 8).join(""), 2));
  const { check, data } = BLOCKS[version]!;
  const blocks = data.map(() => [] as number[]);
  let next = 0;
  for (let n = 0; n < Math.max(...data); n++) data.forEach((length, b) => n < length && blocks[b]!.push(words[next++]!));
  const checks = data.map(() => [] as number[]);
  for (let n = 0; n < check; n++) data.forEach((_, b) => checks[b]!.push(words[next++]!));
  blocks.forEach((block, b) => expect(errorCorrection(block, check)).toEqual(checks[b]));
  const stream = blocks.flat().map((word) => word.toString(2).padStart(8, "0")).join(""); // prettier-ignore
  expect(stream.slice(0, 4)).toBe("0100");
  const wide = version < 10 ? 8 : 16;
  const length = parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, n) => parseInt(stream.slice(4 + wide + n * 8, 12 + wide + n * 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

it("corrects errors as the standard's well-known example does", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

it("tells level, mask and version as the standard lists them", () => {
  expect(FORMATS.map((_, mask) => formatBits(mask).toString(2).padStart(15, "0"))).toEqual(FORMATS);
  expect([7, 8, 9, 10].map((n) => versionBits(n).toString(16).padStart(5, "0"))).toEqual(["07c94", "085bc", "09a99", "0a4d3"]);
});

it.each([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213])("can be read again: %i bytes", (length) => {
  const text = "https://cosca.example/t/aB3_-x#ß9".repeat(8);
  const cut = new TextDecoder().decode(new TextEncoder().encode(text).slice(0, length)).replace("\ufffd", "");
  const modules = qrCode(cut)!;
  expect(decode(modules)).toBe(cut);
});

it("takes the smallest size that fits, and refuses what fits none", () => {
  const sizes = [14, 15, 26, 27, 62, 63, 84, 122, 213].map((n) => qrCode("x".repeat(n))!.length);
  expect(sizes).toEqual([21, 25, 25, 29, 33, 37, 37, 45, 57]);
  expect(qrCode("x".repeat(214))).toBeNull();
});

/** QR codes of short texts: byte mode, error correction level M, versions 1 to 10 (ISO/IEC 18004). */

// By version, from 1: all codewords, those for error correction in a block, blocks, centres of alignment patterns.
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

const BYTE_MODE = 4;
const LEVEL_M = 0;
const PADDING = [0xec, 0x11];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((x / 3) | 0) % 2 === ((y / 2) | 0) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules; true is dark. */
export type Modules = boolean[][];

/** Return the modules of a text, without the quiet zone; null if it is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((_, at) => 4 + countBits(at + 1) + bytes.length * 8 <= dataCodewords(at + 1) * 8) + 1;
  if (version === 0) return null;
  const frame = fixedModules(version);
  const data = interleave(encode(bytes, version), version);
  const drawn = MASKS.map((_, mask) => draw(frame, data, mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

function dataCodewords(version: number): number {
  return CODEWORDS[version - 1]! - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** Return the data codewords: mode, length, bytes, padding. */
function encode(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  const capacity = dataCodewords(version) * 8;
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let at = 0; bits.length < capacity; at++) push(PADDING[at % 2]!, 8);
  return Array.from({ length: bits.length / 8 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2));
}

/** Return the codewords of all blocks in the order in which they are drawn. */
function interleave(data: number[], version: number): number[] {
  const count = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) => data.slice(from, (from += short + Number(at >= count - longer))));
  const checks = blocks.map((block) => errorCorrection(block, CORRECTION[version - 1]!));
  const column = (rows: number[][], at: number): number[] => rows.flatMap((row) => row[at] ?? []);
  return [
    ...Array.from({ length: short + 1 }, (_, at) => column(blocks, at)).flat(),
    ...Array.from({ length: CORRECTION[version - 1]! }, (_, at) => column(checks, at)).flat(),
  ];
}

/** Return the codewords that correct errors in a block (Reed-Solomon over GF(256)). */
export function errorCorrection(block: readonly number[], length: number): number[] {
  let generator = [1];
  for (let at = 0, root = 1; at < length; at++, root = multiply(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((each, i) => each ^ multiply(generator[i - 1] ?? 0, root));
  }
  const rest = [...block, ...Array<number>(length).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at]!;
    generator.forEach((each, i) => (rest[at + i]! ^= multiply(each, factor)));
  }
  return rest.slice(block.length);
}

/** Multiply in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Return the patterns that are the same for every text of a version; undefined is free for data, null reserved for the format. */
function fixedModules(version: number): (boolean | null | undefined)[][] {
  const size = version * 4 + 17;
  const frame = Array.from({ length: size }, () => Array<boolean | null | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean | null): void => {
    if (frame[y]?.[x] === undefined && x >= 0 && x < size && y >= 0 && y < size) frame[y]![x] = dark;
  };
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    // prettier-ignore
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
  const centres = [6, ...ALIGNMENT[version - 1]!];
  const last = centres.at(-1)!;
  for (const cy of version > 1 ? centres : [])
    for (const cx of centres) {
      if ((cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)) continue; // finders
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  for (let at = 0; at < size; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  set(8, size - 8, true);
  for (let at = 0; at < 9; at++) {
    set(at, 8, null);
    set(8, at, null);
    if (at < 8) set(size - 1 - at, 8, null);
    if (at < 7) set(8, size - 1 - at, null);
  }
  if (version >= 7) {
    const bits = versionBits(version);
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1;
      set(size - 11 + (at % 3), Math.floor(at / 3), dark);
      set(Math.floor(at / 3), size - 11 + (at % 3), dark);
    }
  }
  return frame;
}

/** Return the code with its data, its mask and the format. */
function draw(frame: readonly (boolean | null | undefined)[][], data: readonly number[], mask: number): Modules {
  const size = frame.length;
  const modules = frame.map((row) => row.map((each) => each === true));
  let at = 0;
  for (let pair = size - 1; pair > 0; pair -= 2) {
    if (pair === 6) pair = 5; // the timing pattern
    const upwards = ((pair + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [pair, pair - 1]) {
        const y = upwards ? size - 1 - step : step;
        if (frame[y]![x] !== undefined) continue;
        const bit = at < data.length * 8 && ((data[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        modules[y]![x] = bit !== MASKS[mask]!(x, y);
        at++;
      }
  }
  const bits = formatBits(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 8) modules[i < 6 ? i : i + 1]![8] = dark;
    else modules[8]![i === 8 ? 7 : 14 - i] = dark;
    if (i < 8) modules[8]![size - 1 - i] = dark;
    else modules[size - 15 + i]![8] = dark;
  }
  return modules;
}

/** Return the 15 bits that tell level and mask. */
export function formatBits(mask: number): number {
  const value = (LEVEL_M << 3) | mask;
  return ((value << 10) | remainder(value << 10, 0x537, 10)) ^ 0x5412;
}

/** Return the 18 bits that tell the version. */
export function versionBits(version: number): number {
  return (version << 12) | remainder(version << 12, 0x1f25, 12);
}

function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - degree);
  return rest;
}

/** Return how hard a code is to read: runs, blocks, patterns like a finder, and imbalance. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]!))].map((line) => line.map(Number).join(""));
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    for (const pattern of ["10111010000", "00001011101"])
      for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) points += 40;
  }
  let dark = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const own = modules[y]![x];
      dark += Number(own);
      if (x > 0 && y > 0 && own === modules[y]![x - 1] && own === modules[y - 1]![x] && own === modules[y - 1]![x - 1]) points += 3;
    }
  return points + Math.floor(Math.abs(dark / size ** 2 - 0.5) * 20) * 10;
}

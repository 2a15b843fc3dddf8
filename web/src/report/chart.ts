/** The geometry of a line chart. */

export interface Value {
  x: number;
  y: number;
}

/** One line; `seat` selects its marker, `colour` is any CSS colour. */
export interface Line {
  seat: number;
  name: string;
  colour: string;
  dash: string;
  values: Value[];
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (value: number) => number;
  y: (value: number) => number;
}

/** Return a scale that maps x from 0 to `xMost` and y from 0 to `yMost` into the box. */
export function scaleOf(box: Box, xMost: number, yMost: number): Scale {
  const wide = box.width - box.left - box.right;
  const high = box.height - box.top - box.bottom;
  return {
    x: (value) => box.left + (wide * value) / Math.max(xMost, 1e-9),
    y: (value) => box.height - box.bottom - (high * value) / Math.max(yMost, 1e-9),
  };
}

/** Return the SVG path through the values. */
export function path(values: readonly Value[], scale: Scale): string {
  return values.map(({ x, y }, n) => `${n === 0 ? "M" : "L"}${scale.x(x).toFixed(1)} ${scale.y(y).toFixed(1)}`).join("");
}

/** Return the index of the nearest of ascending positions. */
export function nearest(places: readonly number[], at: number): number {
  let best = 0;
  places.forEach((place, n) => {
    if (Math.abs(place - at) < Math.abs(places[best]! - at)) best = n;
  });
  return best;
}

/** Return a few round numbers from 0 to at least `most`. */
export function ticks(most: number, few = 5): number[] {
  const rough = Math.max(1, most) / few;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

/** Return the path of a line through values, from left to right, that fills the box up to a margin of 2. */
export function sparkline(values: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (n: number): number => 2 + ((width - 4) * n) / Math.max(1, values.length - 1);
  const y = (value: number): number => height - 2 - (high > low ? (value - low) / (high - low) : 0.5) * (height - 4);
  return values.map((value, n) => `${n === 0 ? "M" : "L"}${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

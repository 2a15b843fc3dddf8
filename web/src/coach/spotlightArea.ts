/** A rectangle of the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the spotlight leaves bright: a box, or the outline of an area of a map in its own coordinates. */
export interface Hole extends Box {
  outline?: { d: string; transform: string };
}

/** Pixels by which the box of an outline may be cut off: less than its stroke. */
const EDGE = 3;

/** Return the hole for an element: the outline of a shape that is wholly visible, else the visible part of its box. */
export function holeOf(element: Element): Hole {
  const box = visibleArea(element);
  const only = element.childElementCount === 1 ? element.firstElementChild : null;
  const shape = [element, only].find((each) => each?.tagName === "path") as SVGPathElement | undefined;
  const d = shape?.getAttribute("d");
  const matrix = shape?.getScreenCTM?.();
  const whole = element.getBoundingClientRect();
  if (!d || !matrix || whole.width - box.width > EDGE || whole.height - box.height > EDGE) return box;
  const { a, b, c, d: e, e: f, f: g } = matrix;
  return { ...box, outline: { d, transform: `matrix(${[a, b, c, e, f, g].map((each) => Math.round(each * 1000) / 1000).join(" ")})` } };
}

const CUTS = /auto|scroll|hidden|clip/;

/** Return the visible part of an element: on the screen and not clipped by its scroll containers; an empty box if none is. */
export function visibleArea(element: Element): Box {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  const within = ({ left: l, top: t, right: r, bottom: b }: DOMRect): void => {
    [left, top, right, bottom] = [Math.max(left, l), Math.max(top, t), Math.min(right, r), Math.min(bottom, b)];
  };
  const whole = element.getBoundingClientRect();
  within(whole);
  const onScreen = boxOf(left, top, right, bottom);
  for (let around = element.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    if (around !== document.body && CUTS.test(getComputedStyle(around).overflow)) within(around.getBoundingClientRect());
  }
  const rest = boxOf(left, top, right, bottom);
  if (rest.width > 0 && rest.height > 0) return rest;
  // What floats over the board is not clipped by it, wherever it is in the document.
  const on = document.elementFromPoint?.(whole.x + whole.width / 2, whole.y + whole.height / 2);
  return on && element.contains(on) ? onScreen : rest;
}

function boxOf(left: number, top: number, right: number, bottom: number): Box {
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

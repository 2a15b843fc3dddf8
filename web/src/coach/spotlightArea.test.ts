import { afterEach, expect, it, vi } from "vitest";
import { holeOf, visibleArea } from "./spotlightArea";

afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

function box(element: Element, x: number, y: number, width: number, height: number): void {
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue({
    x,
    y,
    width,
    height,
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
  } as DOMRect);
}

it("is the part of an element that screen and scroll containers leave visible", () => {
  document.body.innerHTML = '<div style="overflow: hidden"><p><b></b></p></div>';
  const [around, inner] = [document.querySelector("div")!, document.querySelector("b")!];
  box(around, 0, 100, 300, 200);
  box(inner, 20, 280, 50, 50);
  expect(visibleArea(inner)).toEqual({ x: 20, y: 280, width: 50, height: 20 });
  box(inner, 20, 310, 50, 50);
  expect(visibleArea(inner).height).toBe(0);
});

it("leaves the outline of a map's area bright, and a box where a part of it is cut off", () => {
  document.body.innerHTML = '<div style="overflow: hidden"><svg><g><path d="M0 0L9 9Z" /></g></svg></div>';
  const [around, area, path] = ["div", "g", "path"].map((each) => document.querySelector(each)!) as [Element, Element, SVGPathElement];
  path.getScreenCTM = () => ({ a: 2, b: 0, c: 0, d: 2, e: 10, f: 20 }) as DOMMatrix;
  box(around, 0, 0, 300, 200);
  box(area, 20, 20, 50, 50);
  expect(holeOf(area)).toMatchObject({ x: 20, outline: { d: "M0 0L9 9Z", transform: "matrix(2 0 0 2 10 20)" } });
  box(area, 20, 180, 50, 50);
  expect(holeOf(area)).toEqual({ x: 20, y: 180, width: 50, height: 20 });
});

import { afterEach, expect, it, vi } from "vitest";
import { visibleArea } from "./spotlightArea";

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

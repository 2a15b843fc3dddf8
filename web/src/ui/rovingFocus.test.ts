import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rovingFocus } from "./rovingFocus";

describe("roving focus", () => {
  let node: HTMLElement;
  let made: { destroy(): void };

  /** Buttons in rows of three, each with its position on the screen. */
  function fill(names: string[]): void {
    node.innerHTML = names.map((name) => `<button>${name}</button>`).join("");
    [...node.children].forEach((button, i) => {
      button.getBoundingClientRect = () => new DOMRect((i % 3) * 50, Math.floor(i / 3) * 30, 40, 20);
    });
  }
  const stops = () => [...node.querySelectorAll("button")].filter((button) => button.tabIndex === 0).map((button) => button.textContent);
  function press(key: string): string | null {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement!.textContent;
  }

  beforeEach(() => {
    node = document.body.appendChild(document.createElement("div"));
    fill(["a", "b", "c", "d", "e", "f"]);
  });
  afterEach(() => {
    made.destroy();
    node.remove();
  });

  it("is one Tab stop, the first that can be chosen", async () => {
    made = rovingFocus(node);
    expect(stops()).toEqual(["a"]);
    node.children[3]!.classList.add("can");
    await Promise.resolve();
    expect(stops()).toEqual(["d"]);
  });

  it("starts at the last element on request, and follows it", async () => {
    made = rovingFocus(node, "last");
    expect(stops()).toEqual(["f"]);
    fill(["a", "b"]);
    await Promise.resolve();
    expect(stops()).toEqual(["b"]);
  });

  it("moves by arrow keys in two dimensions, and Tab leaves from there", () => {
    made = rovingFocus(node);
    (node.firstChild as HTMLElement).focus();
    expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp", "End", "Home"].map(press)).toEqual([
      "b",
      "e",
      "d",
      "a",
      "a",
      "f",
      "a",
    ]);
    press("ArrowRight");
    expect(stops()).toEqual(["b"]);
  });
});

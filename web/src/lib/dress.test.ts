import { expect, it } from "vitest";
import { dress, worn } from "./dress";

it("puts on the styles that came with the page, once, and no loader fetches them again", () => {
  document.body.innerHTML = '<script type="text/css" data-of="/assets/core.css">.a { color: red }</script>';
  const before = document.adoptedStyleSheets.length;
  dress();
  dress();
  expect(document.adoptedStyleSheets.length).toBe(before + 1);
  expect(document.querySelector("script[data-of]")).toBeNull();
  expect(document.querySelector('link[rel="stylesheet"][href="/assets/core.css"]')?.hasAttribute("disabled")).toBe(true);
  expect(worn().map((file) => new URL(file, "http://here").pathname)).toEqual(["/assets/core.css"]);
});

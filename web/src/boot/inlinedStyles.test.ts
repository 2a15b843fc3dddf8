import { expect, it } from "vitest";
import { adoptInlinedStyles, inlinedStyleFiles } from "./inlinedStyles";

it("adopts the inlined styles once, and no loader fetches them again", () => {
  document.body.innerHTML = '<script type="text/css" data-of="/assets/core.css">.a { color: red }</script>';
  const before = document.adoptedStyleSheets.length;
  adoptInlinedStyles();
  adoptInlinedStyles();
  expect(document.adoptedStyleSheets.length).toBe(before + 1);
  expect(document.querySelector("script[data-of]")).toBeNull();
  expect(document.querySelector('link[rel="stylesheet"][href="/assets/core.css"]')?.hasAttribute("disabled")).toBe(true);
  expect(inlinedStyleFiles().map((file) => new URL(file, "http://here").pathname)).toEqual(["/assets/core.css"]);
});

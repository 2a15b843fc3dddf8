import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { scrollTopOnChange } from "./scrollTop.svelte";

it("scrolls a box to its top when the question changes, and leaves a new box alone", () => {
  const set: number[] = [];
  const box = Object.defineProperty(document.createElement("div"), "scrollTop", { set: (to: number) => set.push(to) });
  let asked = $state("one");
  const stop = $effect.root(() =>
    scrollTopOnChange(
      () => asked,
      () => box,
    ),
  );
  flushSync();
  expect(set).toEqual([]);
  asked = "two";
  flushSync();
  expect(set).toEqual([0]);
  stop();
});

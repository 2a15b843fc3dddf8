import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { topOfEach } from "./top.svelte";

it("brings a box to its top when something else is asked, and leaves one that is new alone", () => {
  const set: number[] = [];
  const box = Object.defineProperty(document.createElement("div"), "scrollTop", { set: (to: number) => set.push(to) });
  let asked = $state("one");
  const stop = $effect.root(() =>
    topOfEach(
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

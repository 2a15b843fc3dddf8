import { expect, it, vi } from "vitest";
import { stagedRender } from "./stagedRender.svelte";

it("renders in stages, important parts first, invisible parts last", async () => {
  const drawn: string[] = [];
  stagedRender.begin();
  stagedRender.add(() => drawn.push(stagedRender.active ? "too early" : "words"), "unseen");
  stagedRender.add(() => drawn.push("board"), "then");
  const taken = stagedRender.add(() => drawn.push("gone"), "then");
  stagedRender.add(() => drawn.push("panel"), "then");
  stagedRender.add(() => drawn.push("question"), "first");
  taken();
  expect([stagedRender.active, drawn]).toEqual([true, []]);
  await vi.waitFor(() => expect(stagedRender.active).toBe(false));
  await vi.waitFor(() => expect(drawn).toEqual(["question", "board", "panel", "words"]));
});

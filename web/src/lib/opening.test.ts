import { expect, it, vi } from "vitest";
import { opening } from "./opening.svelte";

it("draws piece by piece, what matters first, and what nobody sees when all else stands", async () => {
  const drawn: string[] = [];
  opening.begin();
  opening.add(() => drawn.push(opening.active ? "too early" : "words"), "unseen");
  opening.add(() => drawn.push("board"), "then");
  const taken = opening.add(() => drawn.push("gone"), "then");
  opening.add(() => drawn.push("panel"), "then");
  opening.add(() => drawn.push("question"), "first");
  taken();
  expect([opening.active, drawn]).toEqual([true, []]);
  await vi.waitFor(() => expect(opening.active).toBe(false));
  await vi.waitFor(() => expect(drawn).toEqual(["question", "board", "panel", "words"]));
});

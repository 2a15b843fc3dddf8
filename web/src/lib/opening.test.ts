import { expect, it, vi } from "vitest";
import { opening } from "./opening.svelte";

it("draws one piece in each task, what matters first, until none is left", async () => {
  const drawn: string[] = [];
  opening.begin();
  opening.add(() => drawn.push("board"), false);
  const taken = opening.add(() => drawn.push("gone"), false);
  opening.add(() => drawn.push("question"), true);
  taken();
  expect([opening.active, drawn]).toEqual([true, []]);
  await vi.waitFor(() => expect(opening.active).toBe(false));
  expect(drawn).toEqual(["question", "board"]);
});

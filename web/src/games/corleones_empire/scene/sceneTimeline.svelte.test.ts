import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Model } from "../types";
import { SceneTimeline } from "./sceneTimeline.svelte";

const item = (n: number, event: string) => ({ n, facts: { event } });

describe("the moments of a scene", () => {
  it("shows the last tribute over the city, then the final count in its own place", () => {
    vi.useFakeTimers();
    const reached: number[] = [];
    const model = {
      currentMoveItems: [item(1, "tribute_revealed"), item(2, "discarded"), item(3, "game_over")],
      currentMoveMs: 6000,
      player: { reach: (n: number) => reached.push(n) },
    } as unknown as Model;
    let timeline!: SceneTimeline;
    const end = $effect.root(() => {
      timeline = new SceneTimeline(model);
    });
    flushSync();
    expect([timeline.now?.n, timeline.overCity]).toEqual([1, true]);
    vi.advanceTimersByTime(2100);
    flushSync();
    expect([timeline.now?.n, timeline.overCity]).toEqual([3, false]);
    expect(reached).toEqual([2, Infinity]); // nothing of the count was described before
    end();
    vi.useRealTimers();
  });
});

import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Model } from "../types";
import { SceneTimeline } from "./sceneTimeline.svelte";

const item = (n: number, event: string) => ({ n, facts: { event } });

describe("the moments of a scene", () => {
  it("shows the last tribute over the city, then the final count in its own place", () => {
    vi.useFakeTimers();
    const model = {
      currentMoveItems: [item(1, "tribute_revealed"), item(2, "discarded"), item(3, "game_over")],
      currentMoveMs: 6000,
    } as unknown as Model;
    let timeline!: SceneTimeline;
    const end = $effect.root(() => {
      timeline = new SceneTimeline(model);
    });
    flushSync();
    expect([timeline.now?.n, timeline.overCity]).toEqual([1, true]);
    vi.advanceTimersByTime(2100);
    expect([timeline.now?.n, timeline.overCity]).toEqual([3, false]);
    end();
    vi.useRealTimers();
  });
});

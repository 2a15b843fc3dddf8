import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Model } from "../types";
import { Stage } from "./stage.svelte";

const item = (n: number, event: string) => ({ n, facts: { event } });

describe("the moments of a scene", () => {
  it("shows the last tribute over the city, then the final count in its own place", () => {
    vi.useFakeTimers();
    const model = { scene: [item(1, "tribute_revealed"), item(2, "discarded"), item(3, "game_over")], sceneMs: 6000 } as unknown as Model;
    let stage!: Stage;
    const end = $effect.root(() => {
      stage = new Stage(model);
    });
    flushSync();
    expect([stage.now?.n, stage.overCity]).toEqual([1, true]);
    vi.advanceTimersByTime(2100);
    expect([stage.now?.n, stage.overCity]).toEqual([3, false]);
    end();
    vi.useRealTimers();
  });
});

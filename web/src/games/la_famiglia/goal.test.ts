import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import bar from "../../table/TopBar.svelte?raw";
import type { GameData } from "./data";
import Goal from "./Goal.svelte";
import source from "./Goal.svelte?raw";
import track from "./RoundTrack.svelte?raw";
import type { Model } from "./types";

const families: Record<number, string> = { 1: "blue", 2: "green", 3: "yellow", 4: "red" };
const model = {
  seat: 1,
  facts: { score: { seats: { 1: 2, 2: 1, 3: 1, 4: 0 }, teams: [3, 1], alone: 5, together: 6, rounds: 4 } },
  familyOf: (seat: number) => families[seat],
  seatName: (seat: number) => families[seat],
} as unknown as Model;
const data = {
  teams: [
    [1, 3],
    [2, 4],
  ],
} as unknown as GameData;

let made: Record<string, unknown> | undefined;

function shown(compact: boolean): HTMLElement {
  made = mount(Goal, { target: document.body, props: { model, data, compact } });
  flushSync();
  return document.querySelector<HTMLElement>(".goal")!;
}
afterEach(async () => {
  if (made) await unmount(made);
  made = undefined;
});

describe("the goal meter", () => {
  it.each([true, false])("shows both goals and each team's progress (compact: %s)", (compact) => {
    const goal = shown(compact);
    expect(goal.querySelector(".rule")?.textContent).toBe("6 together or 5 alone");
    expect([...goal.querySelectorAll(".sum")].map((sum) => sum.textContent)).toEqual(["3 / 6", "1 / 6"]);
    expect([...goal.querySelectorAll(".team b")].map((n) => n.textContent)).toEqual(["2", "1", "1", "0"]);
  });

  it("hides the goals at no size", () => {
    const hiding = [...source.matchAll(/([^{}]*)\{[^{}]*display: none/g)].map(([, selector]) => selector!);
    expect(hiding.length).toBeGreaterThan(0);
    expect(hiding.filter((selector) => selector.includes(".rule"))).toEqual([]);
  });

  it("is in exactly one bar at every size, and so are the own family's values", () => {
    const SMALL = "(max-width: 599px), (max-height: 480px)";
    expect(bar).toContain(`const small = new MediaQuery("${SMALL}")`);
    expect(source).toMatch(new RegExp(`@media ${escaped(SMALL)} \\{\\s*\\.goal:not\\(\\.compact\\) \\{\\s*display: none`));
    expect(track).toMatch(new RegExp(`@media ${escaped(SMALL)} \\{\\s*\\.hq \\{\\s*display: none`));
  });
});

function escaped(words: string): string {
  return words.replace(/[()]/g, "\\$&");
}

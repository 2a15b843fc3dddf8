import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { gameTexts } from "../../testing/factories";
import type { GameData } from "./data";
import Management from "./Management.svelte";
import { lastTally, type TallyPanel } from "./management.svelte";
import type { Model } from "./types";

const words = gameTexts("control-gained = { NAME($seat) } gains { $mandamento }\nevent-tile_marked = { NAME($seat) } marks { $tile }\n");
const families: Record<number, string> = { 1: "blue", 2: "green", 3: "yellow", 4: "red" };
const model = {
  words,
  familyOf: (seat: number) => families[seat],
  seatName: (seat: number) => families[seat],
  facts: { score: { together: 6 } },
} as unknown as Model;
const log = [
  {
    n: 1,
    facts: {
      event: "control",
      round: 2,
      after: "encounter",
      changes: [{ id: "control-gained", args: { seat: 2, whose: 1, mandamento: "M03" } }],
      counts: { 1: 2, 2: 1 },
      teams: [2, 1],
    },
  },
  { n: 2, facts: { event: "tile_marked", seat: 2, tile: "miniguns" } },
];

describe("the management tally", () => {
  it("shows who gained what from whom, the new score and the tiles, and closes", async () => {
    const tallies = { folded: false, now: lastTally(log), answered: vi.fn(), close: vi.fn() } as unknown as TallyPanel;
    const data = {
      teams: [
        [1, 3],
        [2, 4],
      ],
    } as unknown as GameData;
    const card = mount(Management, { target: document.body, props: { model, data, tallies } });
    flushSync();
    const said = (of: string) =>
      [...document.querySelectorAll(`.tally ${of} > li`)].map((each) => each.textContent.replace(/\s+/g, " ").trim());
    expect(said(".changes")[0]).toContain("Seat 2 gains M03");
    expect(said(".teams").map((line) => line.replace(/ /g, ""))).toEqual(["blue2yellow02/6", "green1red01/6"]);
    expect(said(".tiles")).toEqual(["Seat 2 marks miniguns"]);
    document.querySelector<HTMLElement>(".tally header button")!.click();
    expect(tallies.close).toHaveBeenCalledOnce();
    await unmount(card);
  });
});

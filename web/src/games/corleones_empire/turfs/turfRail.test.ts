import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Motions } from "../city/motions.svelte";
import type { GameData } from "../data";
import type { Model } from "../types";
import { t } from "../words";
import TurfRail from "./TurfRail.svelte";

const FAMILIES = ["nobody", "Marzullo", "Vitale"];
const STACKS: Record<string, number[]> = { chelsea: [], queens: [2, 2, 1] };

async function cells(unlaid: number): Promise<string[]> {
  const model = {
    facts: { turfs: { chelsea: { controller: 0, dominant: 0 }, queens: { controller: 1, dominant: 2 } } },
    words: { name: (key: string) => key.split(":")[1] },
    seatName: (seat: number) => FAMILIES[seat],
    familyOf: () => null,
    choicesByElement: new Map(),
    canChoose: () => false,
    advice: { planOrder: new Map() },
    litElements: [],
    markedElements: [],
    whyNot: () => "",
  } as unknown as Model;
  const motions = {
    stack: (turf: string) => STACKS[turf]!.slice(0, STACKS[turf]!.length - unlaid || undefined),
    controller: (turf: string) => (turf === "queens" ? (unlaid ? 2 : 1) : 0),
    unlaid: (turf: string) => (turf === "queens" ? unlaid : 0),
  } as unknown as Motions;
  const turfs = [
    { id: "chelsea", number: 7 },
    { id: "queens", number: 4 },
  ];
  const rail = mount(TurfRail, { target: document.body, props: { model, motions, data: { turfs } as unknown as GameData } });
  const found = [...document.querySelectorAll("li")].map((each) => each.textContent.replace(/\s+/g, " "));
  await unmount(rail);
  return found;
}

describe("the rail of turfs", () => {
  it("lists them in the order of their wars, with owner and holder of the bonus in words", async () => {
    const [queens, chelsea] = await cells(0);
    expect(queens).toContain("queens");
    expect(queens).toContain("Marzullo");
    expect(queens).toContain(t("rail.bonus"));
    expect(queens).toContain("Vitale"); // has most markers, but does not control it (CE-X2)
    expect(chelsea).toContain(t("rail.nobody"));
    expect(chelsea).not.toContain(t("rail.bonus"));
  });

  it("names nobody for the bonus while a marker is still being placed", async () => {
    const [queens] = await cells(1);
    expect(queens).toContain("Vitale");
    expect(queens).not.toContain("Marzullo");
    expect(queens).not.toContain(t("rail.bonus"));
  });
});

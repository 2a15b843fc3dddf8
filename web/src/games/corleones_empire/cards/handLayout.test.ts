import { describe, expect, it } from "vitest";
import { breadthOf, type CardKind } from "./handLayout";

const cards = (money: number, goods: number, jobs: number, allies: number) => ({
  money: Array<number>(money).fill(1),
  goods: Array<"gun">(goods).fill("gun"),
  jobs: Array<string>(jobs).fill("kickbacks"),
  allies: Array<string>(allies).fill("mayor_1"),
});
const ORDER: CardKind[] = ["money", "goods", "jobs", "allies"];
/** The space beside the suitcase on a laptop, in rem. */
const LAPTOP = [47, 10] as const;

describe("the columns of a hand", () => {
  it("have room for ten usual cards beside the suitcase on a laptop", () => {
    expect(breadthOf(cards(4, 3, 3, 0), ORDER, ...LAPTOP)).toBe("narrow");
    expect(breadthOf(cards(3, 4, 2, 1), ORDER, ...LAPTOP)).toBe("narrow");
    expect(breadthOf(cards(3, 2, 2, 0), ORDER, ...LAPTOP)).toBe("broad");
  });

  it("are shared by two jobs each before one of ten leaves the screen", () => {
    expect(breadthOf(cards(1, 0, 5, 4), ORDER, ...LAPTOP)).toBe("dense");
    expect(breadthOf(cards(0, 0, 5, 0), ORDER, ...LAPTOP)).toBe("dense");
  });

  it("are filled from above: three notes, or a note and a good, below one another", () => {
    expect(breadthOf(cards(3, 0, 0, 0), ORDER, 4.4, 10)).toBe("broad");
    expect(breadthOf(cards(4, 0, 0, 0), ORDER, 4.4, 10)).toBe("dense");
    expect(breadthOf(cards(1, 1, 0, 0), ORDER, 4.4, 10)).toBe("broad");
    expect(breadthOf(cards(0, 0, 1, 0), ORDER, 10, 10)).toBe("narrow");
  });
});

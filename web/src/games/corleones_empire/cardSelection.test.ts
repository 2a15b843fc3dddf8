import { describe, expect, it } from "vitest";
import type { Choice } from "../../model/tableModel.svelte";
import { CardSelection } from "./cardSelection.svelte";
import type { Model } from "./types";

function money(n: number): Choice {
  return { text: `money ${n}`, kind: "money", touches: [`money:${n}`], facts: {} };
}
const done: Choice = { text: "done", kind: "done", touches: [], facts: {} };

/** As much of a model as a selection needs; sent choices are recorded. */
function model(kind: string, facts: object, choices: Choice[]): { model: Model; sent: string[][] } {
  const sent: string[][] = [];
  const touched = new Map(choices.flatMap((choice) => choice.touches.map((element) => [element, [choice]] as const)));
  const made = {
    question: { kind, facts, choices, done: false },
    choicesByElement: touched,
    pendingChoice: null,
    chooseAll: (all: Choice[]) => sent.push(all.map(({ text }) => text)),
  };
  return { model: made as unknown as Model, sent };
}

describe("several cards at once", () => {
  it("sends a bid of any notes, equal ones too, and its end", () => {
    const table = model("bid.card", {}, [money(2), money(5), done]);
    const bid = new CardSelection(table.model);
    expect(bid.offers("hand", "money:5")).toBe(false);
    expect(bid.offers("suitcase", "money:3")).toBe(false);
    bid.toggle("money:5", 0);
    bid.toggle("money:5", 1);
    bid.toggle("money:2", 0);
    bid.toggle("money:2", 0);
    expect(bid.total).toBe(10);
    bid.send();
    expect(table.sent).toEqual([["money 5", "money 5", "done"]]);
    expect(bid.picked).toEqual([]);
  });

  it("may bid nothing", () => {
    const table = model("bid.card", {}, [money(2), done]);
    new CardSelection(table.model).send();
    expect(table.sent).toEqual([["done"]]);
  });

  it("sends exactly as many cards as are due", () => {
    const table = model("tribute.card", { left: 2 }, [money(1), money(2), money(3)]);
    const tribute = new CardSelection(table.model);
    tribute.toggle("money:1", 0);
    expect(tribute.ready).toBe(false);
    tribute.send();
    tribute.toggle("money:2", 0);
    tribute.toggle("money:3", 0);
    expect(tribute.picked).toHaveLength(2);
    tribute.send();
    expect(table.sent).toEqual([["money 1", "money 2"]]);
  });

  it("counts cards chosen singly before, and does not offer them again", () => {
    const bid = new CardSelection(model("bid.card", { picked: [2], total: 2 }, [money(2), done]).model);
    expect(bid.offers("suitcase", "money:2", 0)).toBe(false);
    expect(bid.offers("suitcase", "money:2", 1)).toBe(true);
    expect(bid.total).toBe(2);
    const tribute = new CardSelection(model("tribute.card", { picked: ["good:gun"], left: 1 }, [money(1)]).model);
    expect(tribute.laid("good:gun", 0)).toBe(true);
    expect(tribute.laid("good:gun", 1)).toBe(false);
    expect(tribute.words).toContain("1 of 2");
  });

  it("is only for bids and tribute", () => {
    const table = model("suitcase.card", {}, [money(1)]);
    expect(new CardSelection(table.model).offers("hand", "money:1")).toBe(false);
  });
});

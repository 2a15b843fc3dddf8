import { describe, expect, it } from "vitest";
import type { Item } from "../../../protocol/messages";
import { lastActions } from "./lastActions";

let n = 0;
const item = (event: string, facts: object): Item => ({ n: ++n, facts: { event, ...facts } }) as unknown as Item;
const placed = (by: number, how: string, at = "fm04") => item("figure_placed", { seat: by, by, figure: "don", at, how, origin: null });

describe("the last action of a family", () => {
  it("is a figure, a job or an ally, with what it brought", () => {
    const items = [
      placed(2, "played"),
      item("money_taken", { seat: 2, card: 2, owed: 2 }),
      item("good_taken", { seat: 2, good: "gun" }),
      item("good_taken", { seat: 3, good: "booze" }), // the controller of the turf uses the front too
      item("job_shown", { seat: 1, job: "shakedown" }),
      item("money_taken", { seat: 1, card: 5, owed: 5 }),
    ];
    const last = lastActions(items, new Set());
    expect(last.get(2)).toMatchObject({ action: { kind: "figure", figure: "don", at: "fm04" }, gains: ["money_2", "gun"] });
    expect(last.get(1)).toMatchObject({ action: { kind: "job", job: "shakedown" }, gains: ["money_5"] });
    expect(last.has(3)).toBe(false);
  });

  it("is no figure that somebody else moved, and nothing that was taken back", () => {
    const [first, undone] = [placed(2, "played"), placed(2, "played", "fm08")];
    const moved = item("figure_placed", { seat: 2, by: 1, figure: "don", at: "fm10", how: "displaced", origin: "fm04" });
    expect(lastActions([first, undone, moved], new Set([undone.n])).get(2)?.action).toMatchObject({ at: "fm04" });
  });

  it("is the bid until an ally is taken", () => {
    const bids = item("bids_revealed", {
      bids: [
        { seat: 1, cards: [], total: 0 },
        { seat: 2, cards: [3], total: 3 },
      ],
    });
    const last = lastActions([bids, item("ally_taken", { seat: 2, ally: "mayor_1" })], new Set());
    expect(last.get(1)?.action).toEqual({ kind: "bid", total: 0 });
    expect(last.get(2)?.action).toEqual({ kind: "took", ally: "mayor_1" });
  });
});

import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { openSeats, type Model } from "../types";
import OpenHands from "./OpenHands.svelte";

const empty = { money: [], goods: [], jobs: [], allies: [] };

function model(seat: number | null, hands: object): Model {
  return {
    seat,
    components: {
      "board.toml": { turf: [], central_park: {}, family_space: [], hudson: {}, act: [], phase: [] },
      "allies.toml": { ally: [] },
      "jobs.toml": { job: [{ id: "shakedown", colour: "gray" }] },
    },
    view: { hands, suitcases: { 1: { money: [5, 2], jobs: ["shakedown"] }, 2: { money: [], jobs: [] } } },
    words: { name: (key: string) => key.split(":")[1] },
    seatName: (n: number) => `Family ${n}`,
    playerName: (n: number) => `Player ${n}`,
    familyOf: () => "vitale",
  } as unknown as Model;
}

describe("open hands", () => {
  it("show the cards and the suitcase of every family", async () => {
    const hands = { 1: { ...empty, money: [3], goods: ["gun"] }, 2: { ...empty, jobs: ["shakedown"], allies: ["mayor_2"] } };
    const shown = mount(OpenHands, { target: document.body, props: { model: model(null, hands) } });
    const text = document.body.textContent.replace(/[\u2066-\u2069]/g, "");
    for (const each of ["Family 1", "gun", "$7", "shakedown", "Family 2", "mayor_2", "$0"]) expect(text).toContain(each);
    expect(document.querySelectorAll("article")).toHaveLength(2);
    await unmount(shown);
  });

  it("are those of others: at a running table a player sees only the own hand", () => {
    expect(openSeats(model(1, { 1: empty }))).toEqual([]);
    expect(openSeats(model(null, {}))).toEqual([]);
    expect(openSeats(model(1, { 1: empty, 2: empty }))).toEqual([2]);
  });
});

import { expect, it } from "vitest";
import { metaOf } from "../dev/fixtures";
import { gameTexts } from "../testing/factories";
import { Seating } from "./seating.svelte";

function seated(...names: string[]): Seating<unknown> {
  const meta = metaOf(1, [1], false);
  return new Seating({ ...meta, seats: meta.seats.map((seat, i) => ({ ...seat, name: names[i] ?? null })) }, gameTexts());
}

it("calls the people at one screen by their names, and by their seats while they share the user's name", () => {
  const named = seated("Rosa", "Vito", "Ann", "Ann");
  expect([1, 2, 3].map((seat) => named.personName(seat))).toEqual(["Rosa", "Vito", "Player 3"]);
  expect([1, 2, 3].map((seat) => named.seatName(seat))).toEqual(["Rosa", "Vito", "Player 3"]);
});

it("still names the person when the seats have families", () => {
  const named = seated("Rosa", "Vito", "Ann", "Ann");
  named.words.setFamilies({ 1: "red", 2: "blue", 3: "green", 4: "yellow" });
  expect([named.personName(2), named.personName(3)]).toEqual(["Vito", named.seatName(3)]);
  expect(named.seatName(2)).not.toBe("Vito");
});

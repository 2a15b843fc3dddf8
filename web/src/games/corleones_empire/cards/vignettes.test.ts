import { describe, expect, it } from "vitest";
import { pictureOf, type Effect } from "./vignettes.svelte";

const FILES = import.meta.glob<string>("../../../../../src/cosca/games/corleones_empire/components/house-1/*.toml", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The effects of each card in a component file. */
function effectsIn(file: string): Effect[][] {
  const text = Object.entries(FILES).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? "";
  return (text.match(/^effect = \[.*$/gm) ?? []).map((line) =>
    [...line.matchAll(/\{([^}]*)\}/g)].map(([, body = ""]): Effect => {
      const [, op = ""] = /op = "(\w+)"/.exec(body) ?? [];
      const [, figure = ""] = /figure = "(\w+)"/.exec(body) ?? [];
      return { op, figure };
    }),
  );
}

describe("the pictures of cards", () => {
  it.each(["jobs.toml", "allies.toml"])("exist for every card of %s", (file) => {
    const cards = effectsIn(file);
    expect(cards.length).toBeGreaterThan(15);
    expect(cards.filter((effects) => pictureOf(effects) === null)).toEqual([]);
  });

  it("show what a card does, not what it costs", () => {
    expect(pictureOf([{ op: "pay_cards" }, { op: "place_neutral", figure: "mayor" }])).toBe("mayor");
    expect(pictureOf([{ op: "gun_down" }, { op: "take_money" }])).toBe("shot");
    expect(pictureOf([{ op: "unknown" }])).toBeNull();
  });
});

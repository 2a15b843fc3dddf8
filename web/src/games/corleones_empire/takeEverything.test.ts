import { describe, expect, it } from "vitest";
import { byElement } from "../../model/choices";
import { choice, question } from "../../testing/factories";
import { takeEverything } from "./takeEverything";
import type { Model } from "./types";
import { t } from "./words";

function asked(kind: string, facts: object): Model {
  const choices = ["gun", "money_2", "exchange"].map((icon) => choice(`icon ${icon}`, "icon", [`icon:${icon}`]));
  const words = { name: (key: string) => key.split(":")[1] };
  return { question: { ...question(choices), kind, facts }, choicesByElement: byElement(choices), words } as unknown as Model;
}

describe("taking everything", () => {
  it("takes each free card as often as the rules say, and nothing that has a price", () => {
    const shortcut = takeEverything(asked("abilities", { icons: ["gun", "gun", "money_2", "exchange"], free: ["gun", "gun", "money_2"] }));
    expect(shortcut?.choices.map(({ text }) => text)).toEqual(["icon gun", "icon gun", "icon money_2"]);
    expect(shortcut?.label).toBe(t("take.all", { icons: ["gun", "gun", "money_2"] }));
  });

  it("is not offered for one card, other questions, or by a server that does not name free cards", () => {
    expect(takeEverything(asked("abilities", { free: ["gun"] }))).toBeNull();
    expect(takeEverything(asked("good.which", { free: ["gun", "gun"] }))).toBeNull();
    expect(takeEverything(asked("abilities", {}))).toBeNull();
  });
});

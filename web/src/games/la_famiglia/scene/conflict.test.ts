import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../../../dev/fixtures";
import { TableModel } from "../../../model/tableModel.svelte";
import { Odds } from "../../../model/odds.svelte";
import type { Choice } from "../../../protocol/messages";
import { settings } from "../../../prefs/settings.svelte";
import { choice, question, gameTexts, stateMessage } from "../../../testing/factories";
import type { GameData } from "../data";
import { pacing } from "../pacing";
import type { Model } from "../types";
import ChoiceList from "../../../table/question/ChoiceList.svelte";
import Conflict from "./Conflict.svelte";

const WORDS = `
area-gela = Gela
card-coward = Coward
choice-brute_force = brute force
choice-finesse = finesse
choice-card = { NAME($card) }
card-turncoat = Turncoat
event-cards_revealed = The cards are revealed.
event-removed = { NAME($seat) } loses { $n }.
event-attack_over = { NAME($seat) } beats them: { $fallen } fall.
certain-lost = you lose 2 of 2
odds-conflict = taken { $taken } %
`;
const data = { cards: [{ id: "coward" }], north: new Set(), east: new Set() } as unknown as GameData;
const fight = { area: "gela", side: 1, leader: 1, defender: 2, attackers: 2, cards: [null, null], taken: false, sea: false, car: false };
const view = { fight, areas: { gela: { holder: 2, soldati: 1 } }, sealed: {}, families: { 1: "blue", 2: "green" } };

describe("a conflict", () => {
  let model: Model;
  let scene: Record<string, unknown>;
  let asked: Odds["ask"];

  function ask(kind: string, choices: Choice[]): void {
    const facts = { asked: { kind, seats: [1] } };
    model.receive(stateMessage({ view: view as never, facts, question: question(choices, { kind, odds: true }), waiting: [1], act: 1 }));
    flushSync();
  }

  beforeEach(() => {
    settings.speed = "off";
    const described = (kind: string, odds: Record<string, number>) => ({
      kind,
      choices: Object.fromEntries(Object.entries(odds).map(([text, taken]) => [text, { id: "odds-conflict", args: { taken } }])),
    });
    const answers = [described("conflict.approach", { finesse: 40 }), described("conflict.card", { "card coward": 30 })];
    asked = vi.fn(async () => answers.shift()!);
    model = new TableModel({
      pacing,
      meta: { ...metaOf(1, [1], false), odds: "always" },
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: () => "",
      odds: new Odds(asked),
    }) as unknown as Model;
    model.seat = 1;
    ask("conflict.approach", [
      { ...choice("brute_force", "brute_force"), certain: [{ id: "certain-lost", args: { hurts: true } }] },
      choice("finesse", "finesse"),
    ]);
    scene = mount(Conflict, { target: document.body, props: { model, data } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(scene);
    model.stop();
    vi.useRealTimers();
  });

  it("is a duel: the cards lie face down, then they turn over, then one sentence tells who has won", () => {
    vi.useFakeTimers();
    settings.speed = "normal";
    const laid = { ...view, fight: { ...fight, cards: ["coward", "hidden"] } };
    model.receive(stateMessage({ view: laid as never, facts: { asked: { kind: "conflict.take", seats: [2] } }, waiting: [2] }));
    flushSync();
    const items = [
      { event: "cards_revealed", attacker: ["coward"], defender: ["turncoat"], played: [], seats: [1, 2] },
      { event: "removed", seat: 1, area: "gela", n: 2 },
      { event: "attack_over", seat: 1, whose: 2, area: "gela", leader: 1, taken: true, result: "taken", fallen: 2 },
    ].map((facts, i) => ({ n: i + 1, facts }));
    const after = { ...view, fight: null };
    model.receive(stateMessage({ view: after as never, facts: { asked: null }, waiting: [2] }, { items }));
    const now = () => {
      flushSync();
      const panel = document.querySelector(".conflict")!;
      const cards = [...panel.querySelectorAll(".card.open")].map((card) => card.getAttribute("aria-label"));
      return { cards, words: panel.textContent.replace(/[\u2068\u2069]/g, ""), log: model.log.length };
    };
    expect(now()).toMatchObject({ cards: [], log: 0 });
    expect(now().words).not.toMatch(/Coward|Turncoat|beats|loses/);
    vi.advanceTimersByTime(700);
    expect(now()).toMatchObject({ cards: ["Coward", "Turncoat"], log: 1 });
    expect(now().words).not.toMatch(/beats|loses/);
    vi.advanceTimersByTime(800);
    expect(now()).toMatchObject({ cards: ["Coward", "Turncoat"], log: 3 });
    expect(document.querySelector(".conflict .result")!.textContent.replace(/[\u2068\u2069]/g, "")).toBe("Blue beats them: 2 fall.");
    expect(model.player.holding).toBe(true);
    document.querySelector<HTMLElement>(".conflict header button")!.click();
    flushSync();
    expect([model.playing, document.querySelector(".conflict")]).toEqual([false, null]);
  });

  it("offers the odds once: beside what can be chosen here, or else in the list", async () => {
    const page = (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM;
    const list = mount(ChoiceList, { target: document.body, props: { model: model as TableModel } });
    const offered = () => (
      model.skip(),
      flushSync(),
      [...document.querySelectorAll("[data-odds]")].map((each) => each.closest(".conflict") !== null)
    );
    model.meta = { ...model.meta, odds: "request" };
    const card = [choice("card coward", "card", ["card:coward"], { card: "coward" })];
    ask("conflict.card", card);
    expect(offered()).toEqual([true]);
    page.setViewport({ width: 390, height: 844 });
    ask("conflict.approach", [choice("brute_force", "brute_force"), choice("finesse", "finesse")]);
    expect(offered()).toEqual([false]);
    ask("conflict.card", card);
    expect(offered()).toEqual([true]);
    document.querySelector<HTMLElement>(".conflict header button")!.click();
    expect(offered()).toEqual([false]);
    page.setViewport({ width: 1024, height: 768 });
    await unmount(list);
  });

  it("shows certain consequences on its buttons, and the odds if the table shows them", async () => {
    await vi.waitFor(() => expect(document.querySelector(".buttons .odds")).not.toBeNull());
    const buttons = [...document.querySelectorAll(".buttons .button")].map((each) => each.textContent.replace(/\s+/g, " ").trim());
    expect(buttons).toEqual(["brute force you lose 2 of 2", "finesse Odds: taken 40 %"]);
    ask("conflict.card", [choice("card coward", "card", ["card:coward"], { card: "coward" })]);
    await vi.waitFor(() => expect(document.querySelector(".hand .odds")?.textContent).toBe("Odds: taken 30 %"));
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

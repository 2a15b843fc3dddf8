import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import data from "../../../../../src/cosca/games/la_famiglia/components/house-1/board.json";
import { type Question, TableModel } from "../../../model/tableModel.svelte";
import { choice as made, question, gameTexts, stateMessage } from "../../../testing/factories";
import type { AreaView, Model } from "../types";
import { settings } from "../../../prefs/settings.svelte";
import type { Pacing } from "../../../playback/moves";
import { pacing } from "../pacing";
import Board from "./Board.svelte";

const orders = [
  {
    id: "blue.basic.1",
    family: "blue",
    kind: "attack",
    initiative: 3,
    parts: [
      { do: "bomb", n: 1 },
      { do: "skull", n: 3 },
    ],
  },
];
const components = {
  "board.json": data,
  "orders.toml": { order: orders },
  "mats.toml": { mat: [] },
  "characters.toml": { character: [] },
  "control_tiles.toml": { tile: [] },
  "conflict_cards.toml": { card: [] },
  "sheets.toml": { sheet: [], column: [], space: [] },
};

function view() {
  const area = (id: string) => ({ holder: 0, soldati: id === "marsala" ? 0 : 2, labs: 0, cars: {}, orders: [] });
  const areas = Object.fromEntries(data.areas.map(({ id }) => [id, area(id)])) as Record<string, AreaView>;
  areas.gela = { holder: 1, soldati: 3, labs: 1, cars: { 1: 1 }, orders: [{ seat: 1, order: "blue.basic.1" }] };
  areas.noto = { holder: 2, soldati: 1, labs: 0, cars: {}, orders: [{ seat: 2 }] };
  return {
    phase: "planning",
    families: { 1: "blue", 2: "green", 3: "yellow", 4: "red" },
    areas,
    seas: Object.fromEntries(data.seas.map(({ id }) => [id, id === "mare_licata" ? { 2: 2 } : {}])) as Record<
      string,
      Record<string, number>
    >,
    control: { M01: 3 },
    fight: null as unknown,
    primo: 2,
  };
}

const FACTS = { leaders: { M01: 3, M07: 1 }, one_short: { M07: [4], M09: [2, 3] } };
const ask = (...areas: string[]): Question =>
  question(
    areas.map((area) => made(`area ${area}`, "area", [`area:${area}`])),
    { kind: "place.area" },
  );
const title = (id: string) => id.replace(/(^|_)(\w)/g, (_, gap: string, letter: string) => (gap ? " " : "") + letter.toUpperCase());
const names = [
  ...data.areas.map(({ id }) => `area-${id} = ${title(id)}`),
  ...data.seas.map(({ id }) => `sea-${id} = ${title(id)}`),
  ...data.mandamenti.map(({ id, areas }) => `mandamento-${id} = ${title(areas[0]!)}`),
];
const WORDS = `${names.join("\n")}\norder-blue-basic-1 = Short Fuse\nevent-placed = does it\nevent-orders_revealed = does it\nevent-game_over = does it\nevent-moved = does it\ncertain-sunk = Your speedboat sinks\ncertain-fine = You would control it\n`;
const send = vi.fn(() => "id");
let model: Model;
let board: Record<string, unknown>;
let n: number;

function tell(shown: ReturnType<typeof view>, asked: Question | null, facts: (Record<string, unknown> & { event: string })[] = []) {
  const items = facts.map((one) => ({ n: ++n, facts: one }));
  model.receive(
    stateMessage(
      { view: shown as unknown as Record<string, unknown>, facts: FACTS, question: asked, waiting: [1], act: 1 },
      { since: n - items.length, items },
    ),
  );
  flushSync();
}
const place = (element: string) => document.querySelector<SVGElement>(`.place[data-element="${element}"]`)!;

function open(pacing?: Pacing): void {
  n = 0;
  const seats = [1, 2, 3, 4].map((seat) => ({
    seat,
    team: 1,
    user: null,
    name: `Player ${seat}`,
    bot: null,
    here: true,
    mine: seat === 1,
  }));
  const meta = { id: "t", game: "la_famiglia", status: "running", seats, waiting: [1] } as never;
  const glossary = { "area:gela": {} } as never;
  model = new TableModel({ meta, components, glossary, rules: [], words: gameTexts(WORDS), send, ...(pacing && { pacing }) });
  model.seat = 1;
  send.mockClear();
  tell(view(), ask("gela", "licata"));
  board = mount(Board, { target: document.body, props: { model } });
  flushSync();
}

beforeEach(() => {
  localStorage.clear();
  settings.speed = "off";
  open();
});
afterEach(async () => {
  model.stop();
  await unmount(board);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("names the shapes that seats have everywhere: circle, star, diamond, triangle", () => {
  expect(data.seats.map(({ symbol }) => symbol)).toEqual(["cerchio", "stella", "rombo", "triangolo"]);
});

describe("the board", () => {
  it("has a button for each area and sea with its content", () => {
    expect(document.querySelectorAll(".place")).toHaveLength(45);
    expect(place("area:gela").getAttribute("aria-label")).toBe(
      "Gela: 3 Soldati (Blue), 1 drug lab, 1 car (Blue), order Short Fuse (Blue), face down for your opponents; can be chosen",
    );
    expect(place("area:noto").getAttribute("aria-label")).toBe("Noto: 1 Soldato (Green), face-down order (Green)");
    expect(place("area:marsala").getAttribute("aria-label")).toBe("Marsala: empty");
    expect(place("sea:mare_licata").getAttribute("aria-label")).toBe("Mare Licata: 2 speedboats (Green)");
  });

  it("marks what can be chosen by more than colour", () => {
    expect(document.querySelectorAll(".place.can")).toHaveLength(2);
    expect(document.querySelectorAll(".hatch")).toHaveLength(2);
    expect(place("area:noto").getAttribute("aria-disabled")).toBe("true");
  });

  it("is one stop for the Tab key, at something that can be chosen", () => {
    const stops = [...document.querySelectorAll('.place[tabindex="0"]')];
    expect(stops.map((one) => (one as SVGElement).dataset.element)).toEqual(["area:licata"]);
  });

  it("chooses by click and by key, and never what cannot be chosen", () => {
    place("area:noto").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(send).not.toHaveBeenCalled();
    place("area:gela").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(send).toHaveBeenCalledWith({ type: "choose", seat: 1, act: 1, choices: ["area gela"] });
    model.pendingChoice = null;
    flushSync();
    place("area:licata").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(send).toHaveBeenLastCalledWith({ type: "choose", seat: 1, act: 1, choices: ["area licata"] });
  });

  it("asks for confirmation when a tap would hurt", () => {
    const sunk = { id: "certain-sunk", args: { hurts: true } };
    const sea = { ...made("sea mare_licata", "sea", ["sea:mare_licata"]), certain: [sunk] };
    const fine = { ...made("area gela", "area", ["area:gela"]), certain: [{ id: "certain-fine", args: {} }] };
    tell(view(), question([sea, fine], { kind: "boat.sea" }));
    const tap = (element: string, pointerType: string) =>
      place(element).dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType }));
    place("sea:mare_licata").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    flushSync();
    expect(document.querySelector(".bubble.open .certain")?.textContent.trim()).toBe("Your speedboat sinks");
    document.querySelector<HTMLElement>(".bubble .choose")!.click(); // it was shown there
    expect(send).toHaveBeenLastCalledWith({ type: "choose", seat: 1, act: 1, choices: ["sea mare_licata"] });
    send.mockClear();
    model.pendingChoice = null;
    model.clickElement("sea:mare_licata", true);
    expect([model.confirming, send.mock.calls]).toEqual([sea, []]);
    model.choose(sea);
    expect(send).toHaveBeenCalledTimes(1);
    model.pendingChoice = null;
    flushSync();
    tap("sea:mare_licata", "mouse"); // a hovering pointer has shown it
    expect(send).toHaveBeenCalledTimes(2);
    model.pendingChoice = null;
    model.clickElement("area:gela", true); // nothing that hurts
    expect(send).toHaveBeenCalledTimes(3);
  });

  it("closes the note on a place with its question", () => {
    place("area:noto").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    flushSync();
    expect(document.querySelector(".bubble.open")).not.toBeNull();
    tell(view(), question([made("area enna", "area", ["area:enna"])], { kind: "move.target" }));
    expect(document.querySelector(".bubble")).toBeNull();
  });

  it("explains a revealed order before its area", () => {
    const press = () => place("area:gela").dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
    press();
    expect(model.openInfo?.element).toBe("order:blue.basic.1");
    press();
    expect(model.openInfo?.element).toBe("area:gela");
  });

  it("shows the holder of each area by colour and shape", () => {
    const held = [...document.querySelectorAll<SVGElement>(".territory [data-holder]")];
    expect(held).toHaveLength(data.areas.length);
    const [gela, noto] = ["1", "2"].map((seat) => held.filter((one) => one.dataset.holder === seat));
    expect([gela!.length, noto!.length]).toEqual([1, 1]);
    expect(gela![0]!.getAttribute("style")).toContain("--family-blue");
    expect(gela![0]!.querySelector('[fill="url(#lf-held-1)"]')).not.toBeNull();
    expect(document.querySelector("#lf-held-1 path")!.getAttribute("d")).not.toBe(
      document.querySelector("#lf-held-2 path")!.getAttribute("d"),
    );
    const empty = view();
    empty.areas.gela = { holder: null, soldati: 0, labs: 0, cars: {}, orders: [] };
    tell(empty, null);
    expect(document.querySelector('.territory [data-holder="1"]')).toBeNull();
    expect(document.querySelectorAll(".territory .free")).toHaveLength(1);
  });

  it("outlines controlled Mandamenti, and differently those that are not counted yet", () => {
    const outlines = [...document.querySelectorAll<SVGElement>(".territory [data-control]")];
    expect(outlines.map((one) => [one.dataset.control, one.classList.contains("open")])).toEqual([
      ["M01", false],
      ["M07", true],
    ]);
  });

  it("marks who is one area short of a Mandamento", () => {
    const marks = [...document.querySelectorAll<SVGElement>("[data-short]")];
    expect(marks.map((one) => [one.dataset.short, one.querySelectorAll("path").length])).toEqual([
      ["M07", 1],
      ["M09", 2],
    ]);
    expect(document.querySelector("section.visually-hidden")!.textContent).toContain("One area short of control: Green, Yellow");
  });

  it("marks what others changed since the viewer's last turn, until they act", () => {
    const act = () => {
      model.choose(model.question!.choices[0]!);
      tell(view(), null, [{ event: "placed", seat: 1, area: "enna" }]);
      wait();
    };
    const wait = () => (vi.advanceTimersByTime(100), flushSync());
    vi.useFakeTimers();
    act();
    const after = view();
    after.areas.gela = { ...after.areas.gela!, holder: 4, soldati: 2 };
    after.areas.noto!.soldati = 4;
    tell(after, ask("enna"), [{ event: "moved", seat: 2, area: "gela" }]);
    wait();
    const tags = [...document.querySelectorAll<SVGElement>("[data-tag]")].map((tag) => [
      tag.dataset.tag,
      [...tag.querySelectorAll("text")].map((text) => text.textContent),
    ]);
    expect(tags).toEqual([
      ["area:gela", ["−3", "+2"]],
      ["area:noto", ["+3"]],
    ]);
    expect([...document.querySelectorAll<SVGElement>("[data-mark]")].map((mark) => mark.dataset.mark)).toEqual(["area:gela"]);
    model.recap.close();
    wait();
    expect(document.querySelectorAll("[data-tag], [data-mark]")).toHaveLength(0);
    vi.useRealTimers();
  });

  it("describes the map in words, by mandamento", () => {
    const words = document.querySelector("section.visually-hidden")!;
    expect(words.querySelectorAll("h3")).toHaveLength(12);
    expect(words.querySelector("h3")!.textContent).toBe("Mandamento Trapani, controlled by Yellow");
    expect(words.querySelectorAll("li")).toHaveLength(45);
  });

  it("does not render the printed map again when something happens", () => {
    const printed = document.querySelector(".map")!.innerHTML;
    const first = document.querySelector(".map")!.firstElementChild;
    const after = view();
    after.areas.gela!.soldati = 5;
    tell(after, null, [{ event: "placed", seat: 1, area: "gela", n: 2 }]);
    expect(document.querySelector(".map")!.innerHTML).toBe(printed);
    expect(document.querySelector(".map")!.firstElementChild).toBe(first);
    expect(place("area:gela").getAttribute("aria-label")).toContain("5 Soldati (Blue)");
  });

  it("plays a move: the target changes only after the figures have arrived", () => {
    vi.useFakeTimers();
    settings.speed = "normal";
    vi.spyOn(Element.prototype, "animate").mockImplementation(() => ({ cancel() {} }) as Animation);
    const after = view();
    after.areas.gela!.soldati = 1;
    after.areas.marsala = { ...after.areas.marsala!, holder: 1, soldati: 2 };
    tell(after, null, [{ event: "moved", seat: 1, n: 2, cars: 0, origin: "gela", area: "marsala", way: "land" }]);
    vi.advanceTimersByTime(400); // more of the move might come
    flushSync();
    expect(document.querySelectorAll(".effect.travel")).toHaveLength(1);
    expect(place("area:marsala").getAttribute("aria-label")).toBe("Marsala: empty");
    vi.advanceTimersByTime(10);
    flushSync();
    expect(place("area:gela").getAttribute("aria-label")).toContain("1 Soldato (Blue)");
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(place("area:marsala").getAttribute("aria-label")).toBe("Marsala: 2 Soldati (Blue)");
    expect(document.querySelectorAll(".effect")).toHaveLength(0);
  });

  it("turns the revealed orders over one by one, in their sequence", async () => {
    await unmount(board);
    open(pacing);
    vi.useFakeTimers();
    settings.speed = "normal";
    const after = { ...view(), phase: "encounter" };
    after.areas = { ...after.areas, noto: { ...after.areas.noto!, orders: [{ seat: 2, order: "green.basic.2" }] } };
    const entry = (order: string, seat: number, area: string) => ({ id: "x", args: { order, seat, area, initiative: 3, supply: false } });
    const sequence = [entry("blue.basic.1", 1, "gela"), entry("green.basic.2", 2, "noto")];
    tell(after, null, [
      { event: "phase", phase: "encounter" },
      { event: "orders_revealed", orders: [], sequence },
    ]);
    const isOpen = (id: string) => {
      flushSync();
      return document.querySelector(`[data-element="order:${id}"]`) !== null;
    };
    expect([isOpen("blue.basic.1"), isOpen("green.basic.2")]).toEqual([true, false]); // the viewer knows their own
    expect(document.body.innerHTML).not.toContain("green.basic.2");
    vi.advanceTimersByTime(500);
    expect(isOpen("green.basic.2")).toBe(false);
    vi.advanceTimersByTime(460);
    expect(isOpen("green.basic.2")).toBe(true);
    settings.speed = "off";
    model.stop();
    vi.useRealTimers();
  });

  it("fills with the owners at the end, and lights what decided the game last", async () => {
    await unmount(board);
    open(pacing);
    vi.useFakeTimers();
    settings.speed = "normal";
    const [one, other] = data.mandamenti;
    const control = { [one!.id]: 1, [other!.id]: 2 };
    tell(view(), null, [{ event: "game_over", team: 1, reason: "mandamenti", control, decided_by: `mandamento:${one!.id}` }]);
    const now = () => {
      flushSync();
      return [document.querySelectorAll(".owned").length, document.querySelectorAll(".lit:not(.casing)").length];
    };
    expect(now()).toEqual([0, 0]);
    vi.advanceTimersByTime(900);
    expect(now()).toEqual([1, 0]);
    vi.advanceTimersByTime(620);
    expect(now()).toEqual([2, 0]);
    vi.advanceTimersByTime(620 + 900);
    expect(now()).toEqual([2, one!.areas.length]);
    vi.advanceTimersByTime(9000);
    expect(now()).toEqual([0, 0]);
    settings.speed = "off";
    model.stop();
    vi.useRealTimers();
  });
});

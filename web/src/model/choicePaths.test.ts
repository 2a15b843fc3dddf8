import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metaOf } from "../dev/fixtures";
import { firstOfEachGroup, numbersNeedGoal, pathsOf } from "./choicePaths";
import { TableModel } from "./tableModel.svelte";
import type { Choice, ClientMessage } from "../protocol/messages";
import { settings } from "../prefs/settings.svelte";
import { choice as made, question, gameTexts, stateMessage } from "../testing/factories";

const WORDS = "ask-q = ?\nchoice-token = { $text }\nchoice-column = column\nconfirm-q--risky = Sure?\n";

const offers = [
  { text: "space a", element: "space:a", cost: 2 },
  { text: "space b", element: "space:b" },
];
/** Two neutral tokens of one column, the token of seat 3 for which one pays, and a whole column. */
function tokens(): Choice[] {
  const token = (at: string, owner: number, cost: number, next: Choice["next"]): Choice => ({
    ...made(`token ${at} of ${owner}`, "token", [`space:${at}`, `token:${owner}`], { cost, text: at }),
    group: `police ${owner}`,
    next,
    goal: true,
  });
  return [
    token("u1", 3, 1, offers),
    token("u2", 0, 0, 0),
    token("u3", 0, 0, 0),
    { ...made("column police", "column", ["column:police"]), next: offers },
  ];
}

describe("choice paths", () => {
  let sent: ClientMessage[];
  let model: TableModel;
  const paths = () => sent.map((message) => (message.type === "choose" ? message.choices : []));

  beforeEach(() => {
    settings.speed = "off";
    sent = [];
    const glossary = Object.fromEntries(["space:u1", "space:a"].map((element) => [element, {}])) as never;
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary,
      rules: [],
      words: gameTexts(WORDS),
      send: (message) => `${sent.push(message)}`,
    });
    model.seat = 1;
    model.receive(stateMessage({ question: question(tokens()), act: 5 }));
    flushSync();
  });
  afterEach(() => model.stop());

  it("finds the paths to each space, cheapest first, and none through choices without goals", () => {
    const ways = pathsOf(tokens());
    expect([...ways.keys()]).toEqual(["space:a", "space:b"]);
    expect(ways.get("space:a")!.map((way) => way.choice.text)).toEqual(["token u2 of 0", "token u3 of 0", "token u1 of 3"]);
  });

  it("marks both ends, and takes the cheapest token for a space that is clicked twice", () => {
    expect(["space:u1", "space:u2", "space:a", "space:b", "space:c"].map((element) => model.canChoose(element))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    model.clickElement("space:a");
    expect(sent).toEqual([]);
    expect(model.shownChoices.map(({ text }) => text)).toEqual(["token u2 of 0", "token u1 of 3"]);
    expect(model.markedElements).toEqual(["space:u2", "token:0"]);
    model.clickElement("space:a");
    expect(paths()).toEqual([["token u2 of 0", "space a"]]);
  });

  it("takes another token, from the list or the board, to the selected space", () => {
    model.clickElement("space:b");
    model.choose(model.shownChoices[1]!, model.stepsAfter(model.shownChoices[1]!));
    expect(paths()).toEqual([["token u1 of 3", "space b"]]);
    model.pendingChoice = null;
    model.clickElement("space:u3");
    expect(paths()[1]).toEqual(["token u3 of 0", "space b"]);
  });

  it("takes a token first, and its space stays marked while the next question is open", () => {
    model.clickElement("space:u1");
    expect(paths()).toEqual([["token u1 of 3"]]);
    model.receive(stateMessage({ question: question([made("space a", "space", ["space:a"])], { touches: ["space:u1"] }), act: 6 }));
    flushSync();
    expect(model.markedElements).toEqual(["space:u1"]);
    model.clickElement("space:a");
    expect(paths()[1]).toEqual(["space a"]);
  });

  it("makes the usual choice with the goal, which is marked, but never after a tap", () => {
    const usual = tokens().map((each) => (each.text === "token u3 of 0" ? { ...each, usual: true } : each));
    model.receive(stateMessage({ question: question(usual), act: 6 }));
    flushSync();
    expect(model.markedElements).toEqual(["space:u3", "token:0"]);
    expect(["space:u1", "space:a"].map((element) => model.isAnswer(element))).toEqual([true, false]);
    model.clickElement("space:a", true);
    expect([sent, model.selectedElement]).toEqual([[], "space:a"]);
    model.selectedElement = null;
    model.clickElement("space:b");
    expect(paths()).toEqual([["token u3 of 0", "space b"]]);
  });

  it("selects a goal first if a step before it would be skipped, even if one choice leads there", () => {
    const part = (name: string, area: string): Choice => ({
      ...made(`part ${name}`, "part"),
      goal: true,
      next: [{ text: `area ${area}`, element: `area:${area}` }],
    });
    model.receive(stateMessage({ question: question([part("order", "x"), part("place", "y")]), act: 6 }));
    flushSync();
    model.clickElement("area:x");
    expect([sent, model.shownChoices.map(({ text }) => text)]).toEqual([[], ["part order"]]);
    model.clickElement("area:x");
    expect(paths()).toEqual([["part order", "area x"]]);
    model.pendingChoice = model.selectedElement = null;
    model.clickElement("area:y", false, true); // a tooltip has said which
    expect(paths()[1]).toEqual(["part place", "area y"]);
  });

  it("gives the usual number with the choice, or the picked one, but asks after a tap", () => {
    const next = [3, 2, 1].map((n, i) => ({ text: `number ${n}`, element: "", ...(i === 0 ? { usual: true } : {}) }));
    const areas = () => [
      { ...made("area x", "area", ["area:x"]), next },
      { ...made("area y", "area", ["area:y"]), next: 0 },
    ];
    const ask = (act: number) => {
      model.receive(stateMessage({ question: question(areas()), act }));
      model.skip();
      flushSync();
    };
    ask(6);
    expect([model.numbers, numbersNeedGoal(areas())]).toEqual([[1, 2, 3], false]);
    model.clickElement("area:y");
    ask(7);
    model.pickedNumber = 2;
    model.clickElement("area:x");
    ask(8);
    model.clickElement("area:x", true);
    expect(paths()).toEqual([["area y", "number 3"], ["area x", "number 2"], ["area x"]]);
    ask(9);
    expect(model.pickedNumber).toBeNull();
  });

  describe("of three steps", () => {
    const numbers = [2, 1].map((n) => ({ text: `number ${n}`, element: "", ...(n === 2 ? { usual: true } : {}) }));
    const cards = ["a", "b"].map((id) => ({ text: `order ${id}`, element: `order:${id}` }));
    const order: Choice = {
      ...made("part order", "part"),
      goal: true,
      next: [
        { text: "area x", element: "area:x", then: cards },
        { text: "area y", element: "area:y", then: 0 },
      ],
    };
    const place: Choice = { ...made("part place", "part"), goal: true, next: [{ text: "area x", element: "area:x", then: numbers }] };
    const done = made("done", "done");
    const ask = (...choices: Choice[]) => {
      model.receive(stateMessage({ question: question(choices), act: 6 + sent.length }));
      model.skip();
      flushSync();
    };

    it("select the last one first, and never choose the one between", () => {
      ask(order, place);
      model.clickElement("order:b", false, true);
      expect([sent, model.selectedElement, model.markedElements]).toEqual([[], "order:b", ["area:x", "area:y"]]);
      expect(model.stepsAfter(model.shownChoices[0]!)).toEqual([]);
      model.clickElement("area:y");
      expect(paths()).toEqual([["part order", "area y", "order b"]]);
    });

    it("take the step between first as well", () => {
      ask(order, place);
      model.clickElement("area:x");
      model.clickElement("order:a");
      expect(paths()).toEqual([["part order", "area x", "order a"]]);
    });

    it("deselect the last one by a second click", () => {
      ask(order, place);
      model.clickElement("order:b");
      model.clickElement("order:b");
      expect([sent, model.selectedElement]).toEqual([[], null]);
    });

    it("give the number that is shown, and ask nothing if all else would be to do nothing", () => {
      ask(place, done);
      expect([model.numbers, numbersNeedGoal([place, done])]).toEqual([[1, 2], true]);
      model.clickElement("area:x");
      ask(place, done);
      model.pickedNumber = 1;
      model.clickElement("area:x");
      ask(place, done);
      model.clickElement("area:x", true);
      expect(paths()).toEqual([
        ["part place", "area x", "number 2"],
        ["part place", "area x", "number 1"],
        ["part place", "area x"],
      ]);
    });

    it("ask for a number later if another choice asks for other numbers", () => {
      ask(place, { ...made("part recruit", "part"), next: [{ text: "number 4", element: "", usual: true }] });
      expect(model.numbers).toEqual([]);
      model.clickElement("area:x", false, true);
      expect(paths()).toEqual([["part place", "area x"]]);
    });
  });

  it("follows the only path at once", () => {
    const [first] = tokens();
    model.receive(stateMessage({ question: question([first!]), act: 6 }));
    model.clickElement("space:a");
    expect(paths()).toEqual([["token u1 of 3", "space a"]]);
  });

  it("follows the whole path after a confirmation", () => {
    const risky = { ...tokens()[0]!, text: "risky", touches: ["space:x"], certain: [{ id: "certain-lost", args: { hurts: true } }] };
    model.receive(stateMessage({ question: question([risky]), act: 6 }));
    model.clickElement("space:a");
    expect([model.confirming?.text, sent.length]).toEqual(["risky", 0]);
    model.choose(model.confirming!);
    expect(paths()).toEqual([["risky", "space a"]]);
  });

  it("prefers the choice of the open question if an element is at both ends", () => {
    const here = { ...made("area x", "area", ["area:x"]), goal: true, next: [{ text: "area y", element: "area:y" }] };
    const there = { ...made("area y", "area", ["area:y"]), goal: true, next: [{ text: "area x", element: "area:x" }] };
    expect([...pathsOf([here, there]).keys()]).toEqual([]);
  });

  it("shows equivalent choices as one", () => {
    expect(firstOfEachGroup(tokens()).map(({ text }) => text)).toEqual(["token u1 of 3", "token u2 of 0", "column police"]);
    expect(model.shownChoices).toHaveLength(3);
  });
});

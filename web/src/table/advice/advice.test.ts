import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metaOf } from "../../dev/fixtures";
import { TableModel } from "../../model/tableModel.svelte";
import type { AdvisedChoice, ClientMessage } from "../../protocol/messages";
import { settings } from "../../prefs/settings.svelte";
import { advisedChoice, choice, question, gameTexts, stateMessage } from "../../testing/factories";
import AdvicePanel from "./AdvicePanel.svelte";

const WORDS = `
ask-q = Which one?
choice-area = { NAME($name) }
step-area = to { NAME($name) }
step-do = {""}
reason-why = It is good.
reason-named = { NAME($area) } is in danger.
list-then = { $list } → { $next }
list-then-last = { $list } → { $next }
advice-line = Then { LIST($steps, type: "then") }.
advice-other = Or { LIST($steps, type: "then") } ({ $n } %).
advice-alike = { $n } others.
advice-as_good = As good.
advice-unknown = Tried too little.
advice-sure = Sure: { $level }.
area-gela = Gela
area-noto = Noto
area-enna = Enna
`;
const area = (id: string) => choice(`area ${id}`, "area", [`area:${id}`]);

describe("the Consigliere", () => {
  let sent: ClientMessage[];
  let model: TableModel;
  let shown: Record<string, unknown> | null = null;

  function described(choices: AdvisedChoice[]): void {
    model.askAdvice();
    const id = String(sent.length);
    model.receive({ v: 2, type: "advice", id, seat: 1, act: 3, sure: "likely", choices });
    shown = mount(AdvicePanel, { target: document.body, props: { model } });
    flushSync();
  }
  const entries = () => [...document.querySelectorAll<HTMLElement>("[data-advised]")];
  const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

  beforeEach(() => {
    localStorage.clear();
    settings.speed = "off";
    sent = [];
    const setup = {
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: (message: ClientMessage) => `${sent.push(message)}`,
    };
    model = new TableModel({ ...setup, meta: { ...metaOf(1, [1], false), hints: true, status: "running" } });
    model.seat = 1;
    Element.prototype.scrollIntoView = () => {};
    const asked = question([area("gela"), area("noto"), area("enna")]);
    model.receive(stateMessage({ waiting: [1], act: 3, question: asked }));
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  });

  it("shows the plan of the turn, how it compares and why", () => {
    const line = [area("gela"), choice("do order", "do"), area("noto"), area("enna")];
    const reasons = [{ id: "reason-named", args: { area: "noto" } }, { id: "reason-why" }];
    described([advisedChoice("area gela", line, { reasons }), advisedChoice("area noto", [area("noto")], { standing: "as_good" })]);
    expect(entries().map((each) => each.dataset.advised)).toEqual(["area gela", "area noto"]);
    expect(words(entries()[0]?.querySelector(".plan"))).toBe("Then to Noto → to Enna. Noto is in danger. It is good.");
    expect(words(entries()[1]?.querySelector(".plan"))).toBe("As good. It is good.");
    expect(words(document.querySelector(".said"))).toContain("Sure: likely.");
  });

  it("shows choices with the same plan once, until all are requested", () => {
    const second = { like: "area gela", standing: "behind" as const };
    described([advisedChoice("area gela", [area("gela"), area("enna")]), advisedChoice("area noto", [area("noto"), area("enna")], second)]);
    expect(entries().map((each) => each.dataset.advised)).toEqual(["area gela"]);
    expect(words(entries()[0])).toContain("1 others.");
    document.querySelector<HTMLElement>(".linklike")?.click();
    flushSync();
    expect(entries().length).toBe(2);
  });

  it("draws the plan under the pointer; a click makes its first choice", () => {
    const {
      like: _,
      text: __,
      share: ___,
      also: ____,
      ...other
    } = advisedChoice("area gela", [area("gela"), area("noto")], { chance: 0.5 });
    described([advisedChoice("area gela", [area("gela"), area("enna")], { also: [other] })]);
    expect([...model.advice.planOrder.keys()]).toEqual(["area:gela", "area:enna"]);
    const way = document.querySelector<HTMLElement>(".also");
    expect(words(way)).toBe("Or to Noto (50 %). It is good.");
    way?.focus();
    flushSync();
    expect([...model.advice.planOrder.keys()]).toEqual(["area:gela", "area:noto"]);
    way?.blur();
    flushSync();
    expect([...model.advice.planOrder.keys()]).toEqual(["area:gela", "area:enna"]);
    way?.click();
    expect(sent.at(-1)).toEqual({ type: "choose", seat: 1, act: 3, choices: ["area gela"] });
  });
});

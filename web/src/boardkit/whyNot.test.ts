import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import type { WhyNotAnswer } from "../generated/wire";
import { TableModel } from "../model/tableModel.svelte";
import { settings } from "../prefs/settings.svelte";
import { choice, question, gameTexts, stateMessage } from "../testing/factories";
import ElementButton from "./ElementButton.svelte";
import WhyNot from "./WhyNot.svelte";

const WORDS = "area-gela = Gela\nask-q = Where?\n    .only = Only own areas.\nwhy-area-own = Red stands in { NAME($area) }.\n";
const GELA = { id: "why-area-own", args: { area: "gela" }, rules: ["LF-A4"] };

describe("why not", () => {
  const shown: Record<string, unknown>[] = [];
  afterEach(async () => {
    for (const each of shown.splice(0)) await unmount(each);
    document.body.innerHTML = "";
  });

  function table(fetchWhyNot: (seat: number, element: string) => Promise<WhyNotAnswer>): TableModel {
    settings.speed = "off";
    const glossary = { "area:gela": { rules: [] } } as unknown as Record<string, never>;
    const model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary,
      rules: [],
      words: gameTexts(WORDS),
      send: () => "",
      fetchWhyNot,
    });
    model.seat = 1;
    model.receive(stateMessage({ question: question([choice("area x", "area", ["area:x"])]), act: 4 }));
    return model;
  }
  function show(model: TableModel): HTMLElement {
    shown.push(mount(WhyNot, { target: document.body, props: { model, element: "area:gela", links: true } }));
    flushSync();
    return document.querySelector<HTMLElement>("[role=status]")!;
  }
  const settled = () => vi.waitFor(() => flushSync());

  it("shows at once what may be chosen, then the reason for this element with its rules", async () => {
    const why = vi.fn(() => Promise.resolve({ act: 4, why: GELA }));
    const model = table(why);
    expect(show(model).textContent).toContain("Only own areas.");
    await settled();
    await vi.waitFor(() => expect(document.querySelector("[role=status]")!.textContent).toContain("Red stands in Gela."));
    flushSync();
    const link = document.querySelector("a")!;
    expect([link.getAttribute("href"), link.textContent]).toEqual([`/rules/${model.game}/LF-A4`, "A4"]);
    await model.whyNotCache.request("area:gela");
    expect(why.mock.calls).toEqual([[1, "area:gela"]]);
  });

  it("asks about nothing that is offered, and ignores replies to another question", async () => {
    const why = vi.fn(() => Promise.resolve({ act: 5, why: GELA }));
    const model = table(why);
    await model.whyNotCache.request("area:x");
    expect(why).not.toHaveBeenCalled();
    await model.whyNotCache.request("area:gela");
    expect(model.whyNot("area:gela")).toBe("Only own areas.");
  });

  it("is dropped with the question, and requested again after a failure", async () => {
    let fails = true;
    const why = vi.fn(() => (fails ? Promise.reject(new Error("offline")) : Promise.resolve({ act: 4, why: GELA })));
    const model = table(why);
    await model.whyNotCache.request("area:gela");
    expect(model.whyNot("area:gela")).toBe("Only own areas.");
    fails = false;
    await model.whyNotCache.request("area:gela");
    expect(model.whyNot("area:gela")).toBe("Red stands in Gela.");
    model.receive(stateMessage({ question: question([choice("area y", "area", ["area:y"])]), act: 5 }));
    expect(model.whyNot("area:gela")).toBe("Only own areas.");
  });

  it("opens with a click on what is not offered, and leaves what is offered alone", () => {
    const model = table(() => Promise.resolve({ act: 4, why: GELA }));
    for (const element of ["area:gela", "area:x"])
      shown.push(mount(ElementButton, { target: document.body, props: { model, element, label: element } }));
    flushSync();
    const [closed, open] = [...document.querySelectorAll("button")];
    closed!.click();
    expect([model.openInfo?.element, model.pendingChoice]).toEqual(["area:gela", null]);
    model.openInfo = null;
    open!.click();
    expect([model.openInfo, model.pendingChoice]).toEqual([null, "area x"]);
  });
});

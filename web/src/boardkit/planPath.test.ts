import { flushSync, mount, tick, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { TableModel } from "../model/tableModel.svelte";
import PlanPath from "./PlanPath.svelte";

describe("the line of a plan", () => {
  async function drawn(...planned: string[]): Promise<string | null | undefined> {
    const root = document.createElement("div");
    root.dataset.planned = "";
    root.innerHTML = `<i data-element="space:a"></i><i data-element="space:b"></i><i data-element="token:0"></i>`;
    const at = (x: number, y: number) => () => ({ left: x, right: x + 10, top: y, bottom: y + 10 }) as DOMRect;
    [...root.children].forEach((each, i) => (each.getBoundingClientRect = at(100 * i, 50)));
    document.body.append(root);
    const model = { advice: { planOrder: new Map(planned.map((element, i) => [element, i + 1])) } } as unknown as TableModel;
    const shown = mount(PlanPath, { target: root, props: { model, of: "space:" } });
    flushSync();
    await tick();
    flushSync();
    const d = root.querySelector("path")?.getAttribute("d");
    await unmount(shown);
    root.remove();
    return d;
  }

  it("joins the places of the part, in the order of the plan", async () => {
    expect(await drawn("space:b", "token:0", "space:a", "area:gela")).toBe("M105 55L5 55");
  });

  it("is not drawn for a single place, nor for elements elsewhere", async () => {
    expect(await drawn("space:a", "token:0", "area:gela")).toBeUndefined();
    expect(await drawn("space:a", "space:elsewhere")).toBeUndefined();
  });
});

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../../dev/fixtures";
import type { AdvanceAnswers as Answers } from "../../generated/wire";
import { TableModel } from "../../model/tableModel.svelte";
import { gameTexts } from "../../testing/factories";
import AdvanceAnswers from "./AdvanceAnswers.svelte";
import Notes from "./Notes.svelte";

const WORDS = "advance-q-take = Take it?\nadvance-q-take--take = Yes\nadvance-q-take--decline = No\nadvance-fact-attackers = attackers\n";
const KINDS: Answers["kinds"] = [{ kind: "q.take", answers: ["take", "decline"], facts: ["attackers"] }];
const api = vi.hoisted(() => ({ get: vi.fn(), put: vi.fn(), delete: vi.fn() }));
vi.mock("../../net/api", async (original) => ({ ...(await original<typeof import("../../net/api")>()), api }));

describe("what a player keeps to themselves", () => {
  let model: TableModel;
  let shown: Record<string, unknown> | null = null;
  const closed = vi.fn();

  async function show(component: Component<any>, props: object = {}): Promise<void> {
    shown = mount(component, { target: document.body, props: { model, onclose: closed, ...props } });
    await settle();
  }
  async function settle(): Promise<void> {
    for (let i = 0; i < 5; i++) await Promise.resolve();
    flushSync();
  }
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
  function pick(at: number, value: string): void {
    const select = document.querySelectorAll("select")[at]!;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  }

  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    vi.resetAllMocks();
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(WORDS),
      send: () => "",
    });
    model.seat = 1;
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  });

  it("saves notes when they are closed", async () => {
    api.get.mockResolvedValue({ text: "old", changed: 1 });
    api.put.mockResolvedValue({ text: "new", changed: 2 });
    await show(Notes);
    const area = find<HTMLTextAreaElement>("textarea");
    expect(area.value).toBe("old");
    expect(document.activeElement).toBe(area);
    area.value = "new";
    area.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    find("dialog .icon").click();
    await settle();
    expect(api.put).toHaveBeenCalledWith(`/api/tables/${model.meta.id}/notes`, { text: "new" });
    expect(closed).toHaveBeenCalledOnce();
  });

  it("keeps the notes open if they cannot be saved", async () => {
    api.get.mockResolvedValue({ text: "", changed: null });
    api.put.mockRejectedValue(new Error("offline"));
    await show(Notes);
    const area = find<HTMLTextAreaElement>("textarea");
    area.value = "x";
    area.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    find("dialog .icon").click();
    await settle();
    expect(closed).not.toHaveBeenCalled();
    expect(find("[role=alert]").textContent).not.toBe("");
  });

  it("answers in advance with an exception, and revokes it", async () => {
    const answer = { choose: "decline", unless: [{ fact: "attackers", test: "above", value: 3 }], once: false };
    api.get.mockResolvedValue({ kinds: KINDS, answers: [] });
    api.put.mockResolvedValue({ kinds: KINDS, answers: [{ kind: "q.take", answer }] });
    api.delete.mockResolvedValue({ kinds: KINDS, answers: [] });
    await show(AdvanceAnswers, { seat: 1 });
    expect(find("legend").textContent).toBe("Take it?");
    pick(0, "decline");
    pick(1, "above attackers");
    const number = find<HTMLInputElement>("input[type=number]");
    number.value = "3";
    number.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    find<HTMLFormElement>("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await settle();
    const address = `/api/tables/${model.meta.id}/seats/1/answers/q.take`;
    expect(api.put).toHaveBeenCalledWith(address, answer);
    expect(find("[role=status]").textContent).toBe("Saved.");
    find("dialog .icon").click();
    expect(closed).toHaveBeenCalledOnce(); // everything is saved
    find("form button.quiet").click();
    await settle();
    expect(api.delete).toHaveBeenCalledWith(address);
    expect(find("[role=status]").textContent).toBe("Revoked.");
  });

  it("asks before an answer that is not saved is dropped", async () => {
    api.get.mockResolvedValue({ kinds: KINDS, answers: [] });
    await show(AdvanceAnswers, { seat: 1 });
    pick(0, "decline");
    const escape = new Event("cancel", { cancelable: true });
    find("dialog").dispatchEvent(escape);
    await settle();
    expect(escape.defaultPrevented).toBe(true);
    expect(closed).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe("Continue");
    find(".notice .sea").click();
    flushSync();
    expect(document.querySelector(".notice")).toBeNull();
    expect(document.querySelector("select")!.value).toBe("decline");
    find("dialog .icon").click();
    await settle();
    find(".notice .quiet").click();
    expect(closed).toHaveBeenCalledOnce();
  });
});

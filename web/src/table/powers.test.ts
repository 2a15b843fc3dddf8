import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../lib/model.svelte";
import type { ClientMessage, TableMeta } from "../lib/protocol";
import { voice } from "../lib/testing";
import Absent from "./Absent.svelte";
import Chat from "./Chat.svelte";
import HostPowers from "./HostPowers.svelte";
import Seats from "./Seats.svelte";
import Sure from "./Sure.svelte";

const WORDS = "event-seat_changed = { $person } left seat { $seat }.\n";
const DAY = 24 * 3600;

describe("what people may do to each other", () => {
  let sent: ClientMessage[];
  let model: TableModel;
  let shown: Record<string, unknown> | null = null;

  function show(component: Component<any>, props: object = {}): void {
    shown = mount(component, { target: document.body, props: { model, ...props } });
    flushSync();
  }
  function meet(changes: Partial<TableMeta>): void {
    model.receive({ v: 2, type: "table", ...metaOf(1, [1], false), ...changes });
  }
  const buttons = () => [...document.querySelectorAll("button")];

  beforeEach(() => {
    sent = [];
    model = new TableModel({
      meta: metaOf(1, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: voice(WORDS),
      send: (message) => `${sent.push(message)}`,
    });
    model.seat = 1;
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  });

  it("asks once more before a seat is given away", () => {
    let done = 0;
    show(Sure, { label: "Leave", words: "A bot plays on.", ondo: () => done++ });
    buttons()[0]!.click();
    flushSync();
    expect(done).toBe(0);
    expect(document.querySelector("[role=alert]")!.textContent).toBe("A bot plays on.");
    buttons()[1]!.click();
    flushSync();
    expect(buttons()).toHaveLength(1);
    buttons()[0]!.click();
    flushSync();
    buttons()[0]!.click();
    expect(done).toBe(1);
  });

  it("offers a bot only for somebody who has been away for a day", () => {
    const now = Date.now() / 1000;
    const seats = (seen: number | undefined, here: boolean) =>
      metaOf(1, [1], false).seats.map((info) => (info.seat === 3 ? { ...info, here, seen } : info));
    for (const [seen, here, offered] of [
      [now - DAY + 60, false, 0],
      [undefined, false, 0],
      [now - 2 * DAY, true, 0],
      [now - DAY - 60, false, 1],
    ] as const) {
      meet({ seats: seats(seen, here) });
      show(Absent, { seat: 1, onclose: () => {} });
      expect(buttons()).toHaveLength(offered);
      if (offered) buttons()[0]!.click();
      void unmount(shown!);
      shown = null;
    }
    expect(sent).toEqual([{ type: "propose", seat: 1, what: "stand_in", about: 3 }]);
  });

  it("lets no host send somebody away from a running game", () => {
    show(HostPowers, { onclose: () => {} });
    const people = document.querySelectorAll("li");
    expect(people.length).toBeGreaterThan(0);
    for (const each of people) expect(each.querySelectorAll("button")).toHaveLength(1);
  });

  it("marks a table where one person plays for two sides", () => {
    show(Seats);
    expect(document.body.textContent).not.toContain("Hot seat");
    meet({ hot_seat: true });
    flushSync();
    expect(document.body.textContent).toContain("Hot seat");
  });

  it("tells of seats in the chat, mutes people, and has no team talk before the start", () => {
    const line = { seat: null, team: false, at: 1, user: null, name: "", text: "" };
    model.receive({
      v: 2,
      type: "chat",
      whole: true,
      muted: [],
      lines: [
        { ...line, n: 1, event: { event: "seat_changed", seat: 3, how: "left", person: "Carla", bot: "soldato" } },
        { ...line, n: 2, user: "u2", name: "Carla", text: "ciao" },
        { ...line, n: 3, user: "u0", name: "Ada", text: "ciao" },
      ],
    });
    show(Chat);
    expect(document.querySelector(".happened")!.textContent).toBe("Carla left seat 3.");
    const mutes = [...document.querySelectorAll<HTMLElement>(".mute")];
    expect(mutes.map((each) => each.getAttribute("aria-label"))).toEqual(["Read nothing more of Carla"]);
    mutes[0]!.click();
    expect(sent).toEqual([{ type: "mute", user: "u2", on: true }]);
    expect(document.querySelectorAll("[type=radio]")).toHaveLength(2);
    meet({ status: "waiting" });
    flushSync();
    expect(document.querySelectorAll("[type=radio]")).toHaveLength(0);
  });
});

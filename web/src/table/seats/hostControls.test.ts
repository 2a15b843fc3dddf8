import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metaOf } from "../../dev/fixtures";
import { TableModel } from "../../model/tableModel.svelte";
import type { ClientMessage, TableMeta } from "../../protocol/messages";
import { choice as made, gameTexts, question, stateMessage } from "../../testing/factories";
import Requests from "./Requests.svelte";
import StandInRequest from "./StandInRequest.svelte";
import Chat from "../log/Chat.svelte";
import HostControls from "./HostControls.svelte";
import Prompt from "../question/Prompt.svelte";
import ProposalCard from "./ProposalCard.svelte";
import SeatList from "./SeatList.svelte";
import ConfirmButton from "../../ui/ConfirmButton.svelte";

const WORDS = "event-seat_changed = { $person } left seat { $seat }.\n";
const choice = (label: string) => made(label, "area", [`area:${label}`]);

describe("host controls and requests", () => {
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
      words: gameTexts(WORDS),
      send: (message) => `${sent.push(message)}`,
    });
    model.seat = 1;
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  });

  it("asks for confirmation before a seat is given away", () => {
    let done = 0;
    show(ConfirmButton, { label: "Leave", words: "A bot plays on.", ondo: () => done++ });
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

  it("offers a bot for somebody whom the table waits for and who lost the connection", () => {
    const seats = (replaceable?: number) => metaOf(1, [3], false).seats.map((info) => (info.seat === 3 ? { ...info, replaceable } : info));
    const undo = { n: 8, what: "undo" as const, seat: 1, name: "Ada", yes: [1], waiting: [3], others: [], asked: false };
    show(StandInRequest);
    for (const [changes, offered] of [
      [{ waiting: [3], now: 99, seats: seats(100) }, 0],
      [{ waiting: [3], now: 101, seats: seats() }, 0],
      [{ waiting: [1], now: 101, seats: seats(100) }, 0],
      [{ waiting: [3], now: 101, seats: seats(100), proposals: [undo] }, 0],
      [{ waiting: [3], now: 101, seats: seats(100), status: "over" }, 0],
      [{ waiting: [3], now: 101, seats: seats(100) }, 1],
    ] as [Partial<TableMeta>, number][]) {
      meet(changes);
      flushSync();
      expect(buttons()).toHaveLength(offered);
    }
    expect(document.querySelector("[role=alert]")!.textContent).toContain("Carla has lost the connection");
    expect(document.body.textContent).toContain("Everyone who is here must agree");
    buttons()[0]!.click();
    expect(sent).toEqual([{ type: "propose", seat: 1, what: "stand_in", about: 3 }]);
    // Nobody else is here to be asked.
    meet({ waiting: [3], now: 101, seats: seats(100).map((info) => ({ ...info, here: info.mine })) });
    flushSync();
    expect(document.body.textContent).not.toContain("must agree");
    model.seat = null; // a spectator decides nothing
    flushSync();
    expect(buttons()).toHaveLength(0);
  });

  it("asks nothing of somebody for whom a bot plays, who can take the seat back", () => {
    const asked = stateMessage({ waiting: [1], act: 3, undo: "free", free: 2, question: question([choice("Gela")]) });
    const seats = metaOf(1, [1], false).seats.map((info) => (info.mine ? { ...info, bot: "soldato" } : info));
    model.receive(asked);
    show(Requests);
    expect(model.question).not.toBeNull();
    expect(buttons()).toHaveLength(0);
    meet({ seats });
    flushSync();
    expect([model.question, model.undo, model.questionKey, model.mayAskAdvice]).toEqual([null, null, "", false]);
    expect(document.querySelector("[role=status]")!.textContent).toContain("is playing for you");
    const prompt = mount(Prompt, { target: document.body, props: { model } });
    flushSync();
    expect(document.querySelector(".prompt h2")!.textContent).toContain("Waiting for Ada");
    void unmount(prompt);
    model.clickElement("area:Gela");
    buttons()[0]!.click();
    expect(sent).toEqual([{ type: "bot", seat: 1, bot: null }]);
    meet({});
    flushSync();
    expect(model.question).not.toBeNull();
    expect(buttons()).toHaveLength(0);
  });

  it("lets no host remove somebody from a running game", () => {
    show(HostControls, { onclose: () => {} });
    const people = document.querySelectorAll("li");
    expect(people.length).toBeGreaterThan(0);
    for (const each of people) expect(each.querySelectorAll("button")).toHaveLength(1);
  });

  it("asks the players whether a newcomer may join, who can withdraw", () => {
    const join = { n: 15, what: "join", seat: 2, name: "Eve", user: "u9", yes: [], waiting: [1, 3], others: [], until: 60 } as const;
    const proposal = { ...join, yes: [...join.yes], waiting: [...join.waiting], others: [...join.others] };
    meet({ proposals: [{ ...proposal, asked: true }] });
    show(ProposalCard);
    expect(document.querySelector("[role=alert]")!.textContent).toMatch(/^Eve would like to play for /);
    expect(document.body.textContent).toContain("Eve would see all of this player’s secrets");
    buttons().forEach((each) => each.click());
    expect(sent).toEqual([true, false].map((yes) => ({ type: "answer", proposal: 15, yes })));
    sent.length = 0;
    meet({ me: { user: "u9", seats: [], front: null, host: false }, proposals: [{ ...proposal, asked: false }] });
    flushSync();
    expect(document.querySelector("[role=alert]")!.textContent).toMatch(/^You asked to play for /);
    expect(buttons().map((each) => each.textContent)).toEqual(["Withdraw"]);
    buttons()[0]!.click();
    expect(sent).toEqual([{ type: "answer", proposal: 15, yes: false }]);
    // A player who is not asked cannot withdraw somebody else's request for a seat.
    meet({ proposals: [{ ...proposal, asked: false }] });
    flushSync();
    expect(buttons()).toHaveLength(0);
  });

  it("offers a bot's seat to members without one, one request at a time", () => {
    const watcher = { user: "u9", seats: [], front: null, host: false };
    const asked = { n: 15, what: "join" as const, seat: 2, name: "Eve", user: "u9", yes: [], waiting: [1], others: [], asked: false };
    show(SeatList);
    for (const [changes, offered] of [
      [{}, 0],
      [{ me: watcher }, 1],
      [{ me: watcher, invite: null }, 0],
      [{ me: watcher, status: "over" }, 0],
      [{ me: watcher, hot_seat: true }, 0],
      [{ me: watcher, lesson: "first" }, 0],
      [{ me: watcher, proposals: [asked] }, 0],
    ] as [Partial<TableMeta>, number][]) {
      meet(changes);
      flushSync();
      expect(buttons()).toHaveLength(offered);
    }
  });

  it("shows the Consigliere as fixed where somebody else plays", () => {
    const alone = metaOf(1, [1], false).seats.map((info) => (info.mine ? info : { ...info, user: null, bot: "soldato" }));
    show(HostControls, { onclose: () => {} });
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map((each) => each.disabled);
    expect(boxes()).toEqual([false, true, false, false]);
    meet({ seats: alone });
    flushSync();
    expect(boxes()).toEqual([false, false, false, false]);
  });

  it("says who withdrew a request, and who refused it", () => {
    const settled = { n: 15, what: "join" as const, seat: 2, yes: [], user: "u9", name: "Eve" };
    meet({ settled: [{ ...settled, result: "withdrawn" }] });
    expect(model.lastError?.message).toContain("Eve");
    meet({ settled: [{ ...settled, n: 23, result: "refused", by: 3 }] });
    expect(model.lastError?.message).toContain("Carla");
  });

  it("says that the maker of a table knows the position it starts from", () => {
    show(SeatList);
    expect(document.body.textContent).not.toContain("study");
    meet({ position: true });
    flushSync();
    expect(document.body.textContent).toContain("study");
  });

  it("marks a table where one person plays for two sides", () => {
    show(SeatList);
    expect(document.body.textContent).not.toContain("Hot seat");
    meet({ hot_seat: true });
    flushSync();
    expect(document.body.textContent).toContain("Hot seat");
  });

  it("shows seat changes in the chat, mutes people, and has no team chat before the start", () => {
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
    expect(mutes.map((each) => each.getAttribute("aria-label"))).toEqual(["Mute Carla"]);
    mutes[0]!.click();
    expect(sent).toEqual([{ type: "mute", user: "u2", on: true }]);
    expect(document.querySelectorAll("[type=radio]")).toHaveLength(2);
    meet({ status: "waiting" });
    flushSync();
    expect(document.querySelectorAll("[type=radio]")).toHaveLength(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_WITHIN, Connection, FIRST_WAIT, LONGEST_WAIT, PING_EVERY, STEADY, type Link } from "./connection";
import type { ServerMessage } from "./protocol";
import { FakeSocket } from "./socket.testing";

let all: FakeSocket[] = [];
const socket = (i = -1) => all.at(i)!;

describe("Connection", () => {
  let heard: ServerMessage[];
  let links: [Link, number][];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    all = [];
    heard = [];
    links = [];
    connection = new Connection({
      url: "ws://here/socket",
      hello: () => ({ type: "hello", seat: 2, since: heard.length }),
      receive: (message) => heard.push(message),
      linked: (link, code) => links.push([link, code]),
      open: (url) => all[all.push(new FakeSocket(url)) - 1] as unknown as WebSocket,
    });
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it("greets on every new socket and says where it stands", () => {
    socket().accept();
    expect(socket().sent).toMatchObject([{ v: 2, type: "hello", seat: 2, since: 0 }]);
    socket().say({ type: "pong" });
    socket().end(1006);
    vi.advanceTimersByTime(FIRST_WAIT);
    socket().accept();
    expect(all).toHaveLength(2);
    expect(socket().sent).toMatchObject([{ type: "hello", since: 1 }]);
    expect(links.map(([link]) => link)).toEqual(["open", "lost", "open"]);
  });

  it("sends again, with the same id, what was not acknowledged", () => {
    socket().accept();
    const first = connection.send({ type: "undo", seat: 2 });
    const second = connection.send({ type: "chat", seat: 2, text: "ciao", team: false });
    socket().say({ type: "ack", id: first });
    socket().end(1012);
    const third = connection.send({ type: "undo", seat: 2 });
    vi.advanceTimersByTime(LONGEST_WAIT);
    socket().accept();
    expect(
      socket()
        .sent.map((message) => message.id)
        .slice(1),
    ).toEqual([second, third]);
  });

  it("does not send again what was refused", () => {
    socket().accept();
    const id = connection.send({ type: "undo", seat: 2 });
    socket().say({ type: "error", id, code: "illegal", message: "No." });
    socket().end(1006);
    vi.advanceTimersByTime(LONGEST_WAIT);
    socket().accept();
    expect(socket().sent).toHaveLength(1);
  });

  it("waits longer after each failure, but never too long", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const before = all.length;
      const start = Date.now();
      socket().end(1006);
      while (all.length === before) vi.advanceTimersByTime(100);
      waits.push(Date.now() - start);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]);
    vi.restoreAllMocks();
  });

  function waited(code: number): number {
    const before = all.length;
    const start = Date.now();
    socket().end(code);
    while (all.length === before) vi.advanceTimersByTime(100);
    return Date.now() - start;
  }

  it("waits longer also where the server answers but refuses, or drops the line at once", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const waits: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      socket().accept();
      const hello = socket().sent[0].id;
      socket().say(i % 2 ? { type: "ack", id: hello } : { type: "error", id: hello, code: "refused", message: "No." });
      waits.push(waited(i % 2 ? 1012 : 1013));
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, LONGEST_WAIT]);
    vi.restoreAllMocks();
  });

  it("is quick again after a line that held", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    waited(1006);
    waited(1006);
    socket().accept();
    socket().say({ type: "ack", id: socket().sent[0].id });
    vi.advanceTimersByTime(STEADY);
    expect(waited(1012)).toBe(FIRST_WAIT);
    vi.restoreAllMocks();
  });

  it("never comes back in the same moment as all others", () => {
    const random = vi.spyOn(Math, "random");
    const waits = [0, 0.999].map((value) => {
      random.mockReturnValue(value);
      return waited(1006) / FIRST_WAIT;
    });
    expect(waits[0]).toBeLessThan(1);
    expect(waits[1]).toBeGreaterThan(1);
    vi.restoreAllMocks();
  });

  it("finds a dead line by its silence", () => {
    socket().accept();
    vi.advanceTimersByTime(PING_EVERY);
    expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
    socket().say({ type: "pong" });
    vi.advanceTimersByTime(PING_EVERY + ANSWER_WITHIN - 1);
    expect(links.at(-1)).toEqual(["open", 0]);
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toEqual(["lost", 0]);
  });

  it("gives up a socket that never opens", () => {
    vi.advanceTimersByTime(ANSWER_WITHIN);
    expect(links).toEqual([["lost", 0]]);
  });

  it.each([4400, 4401, 4403, 4404])("does not come back after %i", (code) => {
    socket().accept();
    socket().end(code);
    vi.advanceTimersByTime(10 * LONGEST_WAIT);
    expect(links.at(-1)).toEqual(["closed", code]);
    expect(all).toHaveLength(1);
  });

  it.each([1006, 1012, 4408, 4429])("comes back after %i", (code) => {
    socket().accept();
    socket().end(code);
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(all.length).toBeGreaterThan(1);
  });

  it("does not wait when the network is back", () => {
    socket().accept();
    socket().end(1006);
    dispatchEvent(new Event("online"));
    expect(all).toHaveLength(2);
  });
});

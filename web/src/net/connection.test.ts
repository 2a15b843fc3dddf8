import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ANSWER_TIMEOUT_MS,
  Connection,
  FIRST_RETRY_MS,
  MAX_RETRY_MS,
  PING_INTERVAL_MS,
  STABLE_AFTER_MS,
  type ConnectionState,
} from "./connection";
import type { ServerMessage } from "../protocol/messages";
import { FakeSocket } from "../testing/fakeSocket";

let all: FakeSocket[] = [];
const socket = (i = -1) => all.at(i)!;

describe("Connection", () => {
  let heard: ServerMessage[];
  let links: [ConnectionState, number][];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    all = [];
    heard = [];
    links = [];
    connection = new Connection({
      url: "ws://here/socket",
      hello: () => ({ type: "hello", seat: 2, since: heard.length }),
      onMessage: (message) => heard.push(message),
      onState: (link, code) => links.push([link, code]),
      open: (url) => all[all.push(new FakeSocket(url)) - 1] as unknown as WebSocket,
    });
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it("sends hello on every new socket and reports its state", () => {
    socket().accept();
    expect(socket().sent).toMatchObject([{ v: 2, type: "hello", seat: 2, since: 0 }]);
    socket().say({ type: "pong" });
    socket().end(1006);
    vi.advanceTimersByTime(FIRST_RETRY_MS);
    socket().accept();
    expect(all).toHaveLength(2);
    expect(socket().sent).toMatchObject([{ type: "hello", since: 1 }]);
    expect(links.map(([link]) => link)).toEqual(["open", "lost", "open"]);
  });

  it("resends unacknowledged messages with the same id", () => {
    socket().accept();
    const first = connection.send({ type: "undo", seat: 2 });
    const second = connection.send({ type: "chat", seat: 2, text: "ciao", team: false });
    socket().say({ type: "ack", id: first });
    socket().end(1012);
    const third = connection.send({ type: "undo", seat: 2 });
    vi.advanceTimersByTime(MAX_RETRY_MS);
    socket().accept();
    expect(
      socket()
        .sent.map((message) => message.id)
        .slice(1),
    ).toEqual([second, third]);
  });

  it("does not resend refused messages", () => {
    socket().accept();
    const id = connection.send({ type: "undo", seat: 2 });
    socket().say({ type: "error", id, code: "illegal", message: "No." });
    socket().end(1006);
    vi.advanceTimersByTime(MAX_RETRY_MS);
    socket().accept();
    expect(socket().sent).toHaveLength(1);
  });

  it("backs off after each failure, up to a limit", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const before = all.length;
      const start = Date.now();
      socket().end(1006);
      while (all.length === before) vi.advanceTimersByTime(100);
      waits.push(Date.now() - start);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, MAX_RETRY_MS, MAX_RETRY_MS, MAX_RETRY_MS]);
    vi.restoreAllMocks();
  });

  function waited(code: number): number {
    const before = all.length;
    const start = Date.now();
    socket().end(code);
    while (all.length === before) vi.advanceTimersByTime(100);
    return Date.now() - start;
  }

  it("backs off if the server refuses, or closes the connection at once", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const waits: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      socket().accept();
      const hello = socket().sent[0].id;
      socket().say(i % 2 ? { type: "ack", id: hello } : { type: "error", id: hello, code: "refused", message: "No." });
      waits.push(waited(i % 2 ? 1012 : 1013));
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, MAX_RETRY_MS]);
    vi.restoreAllMocks();
  });

  it("retries quickly again after a stable connection", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    waited(1006);
    waited(1006);
    socket().accept();
    socket().say({ type: "ack", id: socket().sent[0].id });
    vi.advanceTimersByTime(STABLE_AFTER_MS);
    expect(waited(1012)).toBe(FIRST_RETRY_MS);
    vi.restoreAllMocks();
  });

  it("reconnects with jitter", () => {
    const random = vi.spyOn(Math, "random");
    const waits = [0, 0.999].map((value) => {
      random.mockReturnValue(value);
      return waited(1006) / FIRST_RETRY_MS;
    });
    expect(waits[0]).toBeLessThan(1);
    expect(waits[1]).toBeGreaterThan(1);
    vi.restoreAllMocks();
  });

  it("detects a dead connection by its silence", () => {
    socket().accept();
    vi.advanceTimersByTime(PING_INTERVAL_MS);
    expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
    socket().say({ type: "pong" });
    vi.advanceTimersByTime(PING_INTERVAL_MS + ANSWER_TIMEOUT_MS - 1);
    expect(links.at(-1)).toEqual(["open", 0]);
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toEqual(["lost", 0]);
  });

  it("gives up a socket that never opens", () => {
    vi.advanceTimersByTime(ANSWER_TIMEOUT_MS);
    expect(links).toEqual([["lost", 0]]);
  });

  it.each([4400, 4401, 4403, 4404])("does not reconnect after %i", (code) => {
    socket().accept();
    socket().end(code);
    vi.advanceTimersByTime(10 * MAX_RETRY_MS);
    expect(links.at(-1)).toEqual(["closed", code]);
    expect(all).toHaveLength(1);
  });

  it.each([1006, 1012, 4408, 4429])("reconnects after %i", (code) => {
    socket().accept();
    socket().end(code);
    vi.advanceTimersByTime(MAX_RETRY_MS);
    expect(all.length).toBeGreaterThan(1);
  });

  it("reconnects at once when the network is back", () => {
    socket().accept();
    socket().end(1006);
    dispatchEvent(new Event("online"));
    expect(all).toHaveLength(2);
  });
});

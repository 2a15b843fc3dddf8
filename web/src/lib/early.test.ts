import { expect, it } from "vitest";
import { Connection } from "./connection";
import { EarlySocket } from "./early";
import type { ServerMessage } from "./protocol";
import { FakeSocket } from "./socket.testing";

function early(): { line: EarlySocket; made: FakeSocket[]; connect: () => ServerMessage[] } {
  const made: FakeSocket[] = [];
  const open = () => made[made.push(new FakeSocket()) - 1] as unknown as WebSocket;
  const line = new EarlySocket("ws://here", { type: "hello", seat: 1, since: 0 }, open);
  const connect = (): ServerMessage[] => {
    const heard: ServerMessage[] = [];
    new Connection({
      url: "ws://here",
      hello: () => ({ type: "hello", seat: 1, since: 0 }),
      receive: (message) => heard.push(message),
      linked: () => undefined,
      early: line,
      open,
    });
    return heard;
  };
  return { line, made, connect };
}

it("greets once, and hands over what was heard before anybody listened", async () => {
  const { line, made, connect } = early();
  made[0]!.accept();
  made[0]!.say({ type: "state" });
  const heard = connect();
  await Promise.resolve();
  expect(made[0]!.sent.map(({ type }) => type)).toEqual(["hello"]);
  expect(heard.map(({ type }) => type)).toEqual(["state"]);
  expect(line.take()).toBeNull();
});

it("is greeted by who takes it before it is open", () => {
  const { made, connect } = early();
  connect();
  made[0]!.accept();
  expect(made[0]!.sent.map(({ type }) => type)).toEqual(["hello"]);
});

it("gives way to a new socket if it was closed meanwhile", () => {
  const { made, connect } = early();
  made[0]!.close();
  connect();
  expect(made).toHaveLength(2);
});

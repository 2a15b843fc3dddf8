import { expect, it } from "vitest";
import { Connection } from "./connection";
import { PreopenedSocket } from "./preopenedSocket";
import type { ServerMessage } from "../protocol/messages";
import { FakeSocket } from "../testing/fakeSocket";

function early(): { line: PreopenedSocket; made: FakeSocket[]; connect: () => ServerMessage[] } {
  const made: FakeSocket[] = [];
  const open = () => made[made.push(new FakeSocket()) - 1] as unknown as WebSocket;
  const line = new PreopenedSocket("ws://here", { type: "hello", seat: 1, since: 0 }, open);
  const connect = (): ServerMessage[] => {
    const heard: ServerMessage[] = [];
    new Connection({
      url: "ws://here",
      hello: () => ({ type: "hello", seat: 1, since: 0 }),
      onMessage: (message) => heard.push(message),
      onState: () => undefined,
      preopened: line,
      open,
    });
    return heard;
  };
  return { line, made, connect };
}

it("sends hello once, and hands over what was received before it was taken", async () => {
  const { line, made, connect } = early();
  made[0]!.accept();
  made[0]!.say({ type: "state" });
  const heard = connect();
  await Promise.resolve();
  expect(made[0]!.sent.map(({ type }) => type)).toEqual(["hello"]);
  expect(heard.map(({ type }) => type)).toEqual(["state"]);
  expect(line.take()).toBeNull();
});

it("sends no hello if it is taken before it is open", () => {
  const { made, connect } = early();
  connect();
  made[0]!.accept();
  expect(made[0]!.sent.map(({ type }) => type)).toEqual(["hello"]);
});

it("is replaced if it was closed in the meantime", () => {
  const { made, connect } = early();
  made[0]!.close();
  connect();
  expect(made).toHaveLength(2);
});

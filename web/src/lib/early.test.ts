import { expect, it } from "vitest";
import { EarlySocket } from "./early";

class FakeSocket {
  readyState: number = WebSocket.OPEN;
  onmessage: ((event: unknown) => void) | null = null;
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}

function early(): { line: EarlySocket; made: FakeSocket[] } {
  const made: FakeSocket[] = [];
  const line = new EarlySocket("ws://here", () => made[made.push(new FakeSocket()) - 1] as unknown as WebSocket);
  return { line, made };
}

it("hands over what was heard before anybody listened, once", async () => {
  const { line, made } = early();
  made[0]!.onmessage!("notice");
  const heard: unknown[] = [];
  line.take("ws://here").onmessage = (event) => heard.push(event);
  await Promise.resolve();
  expect(heard).toEqual(["notice"]);
  expect(line.take("ws://here")).toBe(made[1]);
});

it("opens a new socket for one that was closed meanwhile", () => {
  const { line, made } = early();
  made[0]!.close();
  expect(line.take("ws://here")).toBe(made[1]);
});

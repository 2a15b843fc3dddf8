import { beforeEach, describe, expect, it } from "vitest";
import { Counsel } from "./counsel.svelte";
import type { Ask, ClientMessage } from "./protocol";

const ask = (...texts: string[]): Ask => ({
  id: 4, kind: "q", prompt: "?", about: {}, rules: [], not: "", sealed: false, done: false,
  choices: texts.map((text) => ({ text, kind: "k", label: text, touches: [], confirm: "" })),
});
const advised = { text: "b", label: "B", chance: 0.6, share: 0.5, reason: "Because." };

describe("Counsel", () => {
  let sent: ClientMessage[];
  let counsel: Counsel;

  beforeEach(() => {
    sent = [];
    counsel = new Counsel((message) => `id${sent.push(message)}`);
    counsel.ask(1, ask("a", "b"));
  });

  it("asks about the seat's question, and tells what comes back", () => {
    expect(sent).toEqual([{ type: "advise", seat: 1, ask: 4 }]);
    expect(counsel.phase).toBe("thinking");
    const answer = { v: 1, type: "advice" as const, id: "id1", seat: 1, ask: 4, choices: [advised] };
    expect(counsel.answered({ ...answer, id: "another" })).toBe(false);
    expect(counsel.answered(answer)).toBe(true);
    expect([counsel.phase, counsel.choices]).toEqual(["told", [advised]]);
  });

  it("says why there is no advice; what the game has overtaken is no matter", () => {
    counsel.answered({ v: 1, type: "error", id: "id1", code: "no_hints", message: "the server's words" });
    expect(counsel.phase).toBe("refused");
    expect(counsel.refusal).not.toBe("the server's words");
    counsel.ask(1, ask("a"));
    counsel.answered({ v: 1, type: "error", id: "id2", code: "odd", message: "the server's words" });
    expect(counsel.refusal).toBe("the server's words");
    counsel.ask(1, ask("a"));
    counsel.answered({ v: 1, type: "error", id: "id3", code: "overtaken", message: "" });
    expect(counsel.open).toBe(false);
  });

  it("waits for the same answer when it is sent away and asked again", () => {
    counsel.close();
    counsel.ask(1, ask("a", "b"));
    expect([sent.length, counsel.phase]).toEqual([1, "thinking"]);
    counsel.answered({ v: 1, type: "advice", id: "id1", seat: 1, ask: 4, choices: [advised] });
    expect(counsel.phase).toBe("told");
    counsel.ask(1, ask("a", "b"));
    expect(sent.length).toBe(2); // that one was answered
    counsel.close();
    counsel.ask(1, ask("a"));
    expect(sent.length).toBe(3); // another question
    counsel.lost();
    counsel.ask(1, ask("a"));
    expect(sent.length).toBe(4); // the answer was lost with the line
    // Sent once more by the connection, the lost one is still nobody's trouble.
    expect(counsel.answered({ v: 1, type: "error", id: "id3", code: "busy", message: "" })).toBe(true);
    expect(counsel.phase).toBe("thinking");
  });

  it("stays for the same question only", () => {
    counsel.keep(1, ask("a", "b"));
    expect(counsel.open).toBe(true);
    counsel.keep(1, ask("a"));
    expect(counsel.open).toBe(false);
    // An answer that comes too late is nobody's trouble.
    expect(counsel.answered({ v: 1, type: "error", id: "id1", code: "overtaken", message: "" })).toBe(true);
    expect(counsel.open).toBe(false);
    for (const gone of [() => counsel.keep(2, ask("a")), () => counsel.keep(1, null), () => counsel.lost()]) {
      counsel.ask(1, ask("a"));
      gone();
      expect(counsel.open).toBe(false);
    }
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { Counsel } from "./counsel.svelte";
import type { ClientMessage } from "./protocol";
import { advised as made, choice, question } from "./testing";

const ask = (...texts: string[]) => question(texts.map((text) => choice(text)));
const advised = made("b", [choice("b", "area", ["area:b"]), choice("3", "number", ["area:c", "area:b"])]);
const ACT = 4;
const refused = (id: string, code: string) => ({
  v: 2,
  type: "error" as const,
  id,
  code,
  why: "",
  facts: {},
  message: "the server's words",
});

describe("Counsel", () => {
  let sent: ClientMessage[];
  let counsel: Counsel;

  beforeEach(() => {
    sent = [];
    counsel = new Counsel(
      (message) => `id${sent.push(message)}`,
      ({ message }) => message,
    );
    counsel.ask(1, ACT, ask("a", "b"));
  });

  it("asks about the seat's question, and tells what comes back", () => {
    expect(sent).toEqual([{ type: "advise", seat: 1, act: ACT }]);
    expect(counsel.phase).toBe("thinking");
    const answer = { v: 2, type: "advice" as const, id: "id1", seat: 1, act: ACT, sure: "likely" as const, choices: [advised] };
    expect(counsel.answered({ ...answer, id: "another" })).toBe(false);
    expect(counsel.answered(answer)).toBe(true);
    expect([counsel.phase, counsel.choices, counsel.sure]).toEqual(["told", [advised], "likely"]);
  });

  it("has the plan that is pointed at drawn, else the best, and none when it is gone", () => {
    expect([counsel.plan, counsel.planned.size]).toEqual([null, 0]);
    const other = made("a", [choice("a", "area", ["area:a"])]);
    counsel.answered({ v: 2, type: "advice", id: "id1", seat: 1, act: ACT, sure: "close", choices: [advised, other] });
    expect(counsel.plan).toEqual(advised);
    expect([...counsel.planned]).toEqual([
      ["area:b", 1],
      ["area:c", 2],
    ]);
    counsel.pointed = other;
    expect([...counsel.planned.keys()]).toEqual(["area:a"]);
    counsel.keep(1, ACT + 1, ask("a", "b"));
    expect([counsel.plan, counsel.planned.size]).toEqual([null, 0]);
    counsel.ask(1, ACT, ask("a", "b"));
    counsel.answered({ v: 2, type: "advice", id: "id2", seat: 1, act: ACT, sure: "close", choices: [advised, other] });
    expect(counsel.plan).toEqual(advised);
  });

  it("says why there is no advice; what the game has overtaken is no matter", () => {
    counsel.answered(refused("id1", "no_hints"));
    expect(counsel.phase).toBe("refused");
    expect(counsel.refusal).not.toBe("the server's words");
    counsel.ask(1, ACT, ask("a"));
    counsel.answered(refused("id2", "odd"));
    expect(counsel.refusal).toBe("the server's words");
    counsel.ask(1, ACT, ask("a"));
    counsel.answered(refused("id3", "overtaken"));
    expect(counsel.open).toBe(false);
  });

  it("waits for the same answer when it is sent away and asked again", () => {
    counsel.close();
    counsel.ask(1, ACT, ask("a", "b"));
    expect([sent.length, counsel.phase]).toEqual([1, "thinking"]);
    counsel.answered({ v: 2, type: "advice", id: "id1", seat: 1, act: ACT, sure: "likely" as const, choices: [advised] });
    expect(counsel.phase).toBe("told");
    counsel.ask(1, ACT, ask("a", "b"));
    expect(sent.length).toBe(2); // that one was answered
    counsel.close();
    counsel.ask(1, ACT, ask("a"));
    expect(sent.length).toBe(3); // another question
    counsel.lost();
    counsel.ask(1, ACT, ask("a"));
    expect(sent.length).toBe(4); // the answer was lost with the line
    // Sent once more by the connection, the lost one is still nobody's trouble.
    expect(counsel.answered(refused("id3", "busy"))).toBe(true);
    expect(counsel.phase).toBe("thinking");
  });

  it("stays for the same question only", () => {
    counsel.keep(1, ACT, ask("a", "b"));
    expect(counsel.open).toBe(true);
    counsel.keep(1, ACT, ask("a"));
    expect(counsel.open).toBe(false);
    // An answer that comes too late is nobody's trouble.
    expect(counsel.answered(refused("id1", "overtaken"))).toBe(true);
    expect(counsel.open).toBe(false);
    for (const gone of [() => counsel.keep(2, ACT, ask("a")), () => counsel.keep(1, ACT, null), () => counsel.lost()]) {
      counsel.ask(1, ACT, ask("a"));
      gone();
      expect(counsel.open).toBe(false);
    }
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { AdviceState } from "./advice.svelte";
import type { ClientMessage } from "../protocol/messages";
import { advisedChoice as made, choice, question } from "../testing/factories";

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

describe("AdviceState", () => {
  let sent: ClientMessage[];
  let advice: AdviceState;

  beforeEach(() => {
    sent = [];
    advice = new AdviceState(
      (message) => `id${sent.push(message)}`,
      ({ message }) => message,
    );
    advice.request(1, ACT, ask("a", "b"));
  });

  it("requests advice on the seat's question and shows the reply", () => {
    expect(sent).toEqual([{ type: "advise", seat: 1, act: ACT }]);
    expect(advice.phase).toBe("thinking");
    const answer = { v: 2, type: "advice" as const, id: "id1", seat: 1, act: ACT, sure: "likely" as const, choices: [advised] };
    expect(advice.handleReply({ ...answer, id: "another" })).toBe(false);
    expect(advice.handleReply(answer)).toBe(true);
    expect([advice.phase, advice.choices, advice.sure]).toEqual(["given", [advised], "likely"]);
  });

  it("draws the highlighted plan, else the best, and none when advice is closed", () => {
    expect([advice.plan, advice.planOrder.size]).toEqual([null, 0]);
    const other = made("a", [choice("a", "area", ["area:a"])]);
    advice.handleReply({ v: 2, type: "advice", id: "id1", seat: 1, act: ACT, sure: "close", choices: [advised, other] });
    expect(advice.plan).toEqual(advised);
    expect([...advice.planOrder]).toEqual([
      ["area:b", 1],
      ["area:c", 2],
    ]);
    advice.highlightedPlan = other;
    expect([...advice.planOrder.keys()]).toEqual(["area:a"]);
    advice.closeIfOutdated(1, ACT + 1, ask("a", "b"));
    expect([advice.plan, advice.planOrder.size]).toEqual([null, 0]);
    advice.request(1, ACT, ask("a", "b"));
    advice.handleReply({ v: 2, type: "advice", id: "id2", seat: 1, act: ACT, sure: "close", choices: [advised, other] });
    expect(advice.plan).toEqual(advised);
  });

  it("explains why there is no advice, and ignores outdated requests", () => {
    advice.handleReply(refused("id1", "no_hints"));
    expect(advice.phase).toBe("refused");
    expect(advice.refusal).not.toBe("the server's words");
    advice.request(1, ACT, ask("a"));
    advice.handleReply(refused("id2", "odd"));
    expect(advice.refusal).toBe("the server's words");
    advice.request(1, ACT, ask("a"));
    advice.handleReply(refused("id3", "overtaken"));
    expect(advice.open).toBe(false);
  });

  it("waits for the same reply when it is closed and asked again", () => {
    advice.close();
    advice.request(1, ACT, ask("a", "b"));
    expect([sent.length, advice.phase]).toEqual([1, "thinking"]);
    advice.handleReply({ v: 2, type: "advice", id: "id1", seat: 1, act: ACT, sure: "likely" as const, choices: [advised] });
    expect(advice.phase).toBe("given");
    advice.request(1, ACT, ask("a", "b"));
    expect(sent.length).toBe(2); // it was answered
    advice.close();
    advice.request(1, ACT, ask("a"));
    expect(sent.length).toBe(3); // another question
    advice.connectionLost();
    advice.request(1, ACT, ask("a"));
    expect(sent.length).toBe(4); // the reply was lost with the connection
    // The connection resends the lost request; its error concerns nobody.
    expect(advice.handleReply(refused("id3", "busy"))).toBe(true);
    expect(advice.phase).toBe("thinking");
  });

  it("stays open only for the same question", () => {
    advice.closeIfOutdated(1, ACT, ask("a", "b"));
    expect(advice.open).toBe(true);
    advice.closeIfOutdated(1, ACT, ask("a"));
    expect(advice.open).toBe(false);
    // A reply that comes too late concerns nobody.
    expect(advice.handleReply(refused("id1", "overtaken"))).toBe(true);
    expect(advice.open).toBe(false);
    for (const gone of [
      () => advice.closeIfOutdated(2, ACT, ask("a")),
      () => advice.closeIfOutdated(1, ACT, null),
      () => advice.connectionLost(),
    ]) {
      advice.request(1, ACT, ask("a"));
      gone();
      expect(advice.open).toBe(false);
    }
  });
});

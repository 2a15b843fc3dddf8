/** Test factories: texts, choices, questions, advice and state messages. */
import type { AdvisedChoice, Choice, Question, Snapshot, State } from "../protocol/messages";
import { GameTexts } from "../i18n/gameTexts.svelte";
import { Speaker } from "../i18n";

/** English texts from a catalogue; `laws`: the rules of events. */
export function gameTexts(ftl = "", laws: Record<string, string[]> = {}): GameTexts {
  const lists = "list-and = { $list }, { $next }\nlist-and-last = { $list } and { $next }\nseat = Seat { $n }\nseat-0 = Neutrals\n";
  const families = ["blue", "green", "yellow", "red"].map((each) => `family-${each} = ${each[0]!.toUpperCase()}${each.slice(1)}\n`);
  return new GameTexts(
    new Speaker({ en: [lists + families.join("") + ftl] }, "en", { things: { seat: ["seat"], area: ["area"] } }),
    null,
    laws,
  );
}

export function choice(text: string, kind = "area", touches: string[] = [], facts: Record<string, unknown> = {}): Choice {
  return { text, kind, touches, facts };
}

export function question(choices: Choice[], rest: Partial<Question> = {}): Question {
  return { kind: "q", sealed: false, facts: {}, touches: [], rules: [], choices, done: false, ...rest };
}

/** Advice for a choice with this line. */
export function advisedChoice(text: string, line: Choice[] = [], rest: Partial<AdvisedChoice> = {}): AdvisedChoice {
  const steps = line.map((choice) => ({ kind: "q", choice }));
  const plan = { chance: 0.6, error: 0.02, standing: "best" as const, line: steps, open: false, reasons: [{ id: "reason-why" }] };
  return { text, share: 0.5, like: text, also: [], ...plan, ...rest };
}

let frames = 0;

/** A complete state message for seat 1. */
export function stateMessage(snapshot: Partial<Snapshot> = {}, rest: Partial<State> = {}): State {
  frames += 1;
  const all: Snapshot = { view: {}, facts: {}, question: null, anytime: [], waiting: [], undo: null, free: 0, act: 0, ...snapshot };
  return { v: 2, type: "state", seat: 1, frame: frames, base: null, since: 0, items: [], whole: all, ...rest };
}

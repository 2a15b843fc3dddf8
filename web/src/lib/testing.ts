/** What tests of the page need: tables, frames and words by hand. */
import type { AdvisedChoice, Choice, Question, Snapshot, State } from "./protocol";
import { Voice } from "./voice.svelte";
import { Speaker } from "./words";

/** A voice of a catalogue in English; `laws`: which rules events tell of. */
export function voice(ftl = "", laws: Record<string, string[]> = {}): Voice {
  const lists = "list-and = { $list }, { $next }\nlist-and-last = { $list } and { $next }\nseat = Seat { $n }\nseat-0 = Neutrals\n";
  const families = ["blue", "green", "yellow", "red"].map((each) => `family-${each} = ${each[0]!.toUpperCase()}${each.slice(1)}\n`);
  return new Voice(
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

/** What the Consigliere says of a choice that leads to these. */
export function advised(text: string, line: Choice[] = [], rest: Partial<AdvisedChoice> = {}): AdvisedChoice {
  const steps = line.map((choice) => ({ kind: "q", choice }));
  const plan = { chance: 0.6, error: 0.02, standing: "best" as const, line: steps, open: false, reasons: [{ id: "reason-why" }] };
  return { text, share: 0.5, like: text, also: [], ...plan, ...rest };
}

let frames = 0;

/** A whole frame for seat 1. */
export function whole(snapshot: Partial<Snapshot> = {}, rest: Partial<State> = {}): State {
  frames += 1;
  const all: Snapshot = { view: {}, facts: {}, question: null, anytime: [], waiting: [], undo: null, free: 0, act: 0, ...snapshot };
  return { v: 2, type: "state", seat: 1, frame: frames, base: null, since: 0, items: [], whole: all, ...rest };
}

import { describe, expect, it } from "vitest";
import table from "../../../tests/i18n/cases.json";
import { type Args, caseId, messageId, MissingText, Speaker } from ".";

interface Case {
  about: string;
  language?: string;
  names?: Record<string, string>;
  id: string;
  args?: Args;
  attribute?: string;
  expect: string;
  missing?: boolean;
}

interface Call {
  about: string;
  call: string;
  given: unknown[];
  expect: string;
}

const texts = Object.fromEntries(Object.entries(table.catalogues).map(([language, lines]) => [language, [lines.join("\n") + "\n"]]));

function speaker(one: { language?: string; names?: Record<string, string> }, strict = false): Speaker {
  const made = new Speaker(texts, one.language ?? "en", { things: table.things, names: one.names, strict });
  made.setFamilies(table.families);
  return made;
}

// tests/words/test_cases.py runs the same table, so that page and terminal agree.
describe("words", () => {
  for (const one of table.cases as unknown as Case[]) {
    it(one.about, () => {
      expect(speaker(one).say(one.id, one.args, one.attribute)).toBe(one.expect);
    });
    it(`${one.about} (strict)`, () => {
      const say = () => speaker(one, true).say(one.id, one.args, one.attribute);
      if (one.missing) expect(say).toThrow(MissingText);
      else expect(say()).toBe(one.expect);
    });
  }
});

describe("texts of games", () => {
  for (const one of table.calls as Call[]) {
    it(one.about, () => {
      const made = speaker({}) as unknown as Record<string, (...given: unknown[]) => string>;
      expect(made[one.call]!(...one.given)).toBe(one.expect);
    });
  }
});

describe("ids", () => {
  for (const one of table.ids as { parts: (string | number)[]; case?: string; expect: string }[]) {
    it(one.expect, () => {
      const id = messageId(...one.parts);
      expect(one.case === undefined ? id : caseId(id, one.case)).toBe(one.expect);
    });
  }
});

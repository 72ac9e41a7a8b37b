import { describe, expect, it } from "vitest";
import { isEverydayWord } from "../../../../src/tasks/name/rules/fix-capitals.ts";
import { createGlossary, type Glossary } from "../../../../src/translation/glossary.ts";

const knowing = (known: string): Glossary => ({
  ...createGlossary([]),
  roleOf: (folded) => (folded === known ? "type" : undefined),
});

describe("an everyday word", () => {
  it("is one of the language's word lists, whatever its case", () => {
    const glossary = knowing("");
    expect(isEverydayWord("HOUSE", "en", glossary)).toBe(true);
    expect(isEverydayWord("zorblix", "en", glossary)).toBe(false);
  });

  it("is one that the glossary has which is asked, whatever another said", () => {
    const [one, other] = [knowing("zorblix"), knowing("quaddel")];
    for (const _ of [1, 2]) {
      expect(isEverydayWord("Zorblix", "de", one)).toBe(true);
      expect(isEverydayWord("Zorblix", "de", other)).toBe(false);
    }
  });

  it("is one in the language that is asked for, whatever it is in another", () => {
    const glossary = knowing("");
    expect(isEverydayWord("küche", "de", glossary)).toBe(true);
    expect(isEverydayWord("küche", "it", glossary)).toBe(false);
  });
});

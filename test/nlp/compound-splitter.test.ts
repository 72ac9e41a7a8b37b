import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCompound } from "../../src/nlp/compound-splitter.ts";

const lexicon = new Set(
  "winter jacke damen dame leder handschuhe schuhe hand arbeit hose wolle kinder kind wagen blume topf".split(
    " ",
  ),
);
const isWord = (part: string) => lexicon.has(part);

describe("splitCompound", () => {
  it.each([
    ["winterjacke", ["winter", "jacke"]],
    ["damenlederhandschuhe", ["damen", "leder", "handschuhe"]],
    ["arbeitshose", ["arbeit", "hose"]],
    ["wolljacke", ["wolle", "jacke"]],
    ["kinderwagen", ["kinder", "wagen"]],
    ["blumentopf", ["blume", "topf"]],
    ["handschuhe", ["hand", "schuhe"]],
  ])("splits %s", (compound, parts) => {
    expect(splitCompound(compound, isWord)).toEqual(parts);
  });

  it.each(["jacke", "winterx", "xwinter", "", "galaxy"])("leaves %s alone", (word) => {
    expect(splitCompound(word, isWord)).toBeUndefined();
  });

  it("needs few lookups even if every part is a word", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("e", "n", "s"), maxLength: 64 }), (text) => {
        let lookups = 0;
        splitCompound(text, () => {
          lookups += 1;
          return false;
        });
        expect(lookups).toBeLessThan(5000);
      }),
    );
  });
});

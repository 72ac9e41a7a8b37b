import { describe, expect, it } from "vitest";
import { textsOf } from "../../src/lib/columns.ts";
import { findKnownWord } from "../../src/nlp/language-profiles.ts";
import { candidateCount } from "../../src/nlp/language-tables.ts";
import { countWords } from "../../src/nlp/language-training.ts";

describe("countWords", () => {
  const tables = countWords();

  it("returns ascending, distinct tables with a row of counts for each trigram", () => {
    const words = textsOf(tables.words.texts);
    expect(words).toEqual([...new Set(words)].sort());
    expect(tables.runs).toEqual(Uint32Array.from(new Set(tables.runs)).sort());
    expect(tables.levels).toHaveLength(words.length);
    expect(tables.counts).toHaveLength(tables.runs.length * candidateCount);
    expect(tables.totals).toHaveLength(candidateCount);
  });

  it("has a listed word with its accents and, at a lower level, without them", () => {
    const [, , french = 0] = findKnownWord(tables, "adhésif")?.logs ?? [];
    const [, , bareFrench = 0] = findKnownWord(tables, "adhesif")?.logs ?? [];
    expect(french).toBeGreaterThan(bareFrench);
  });
});

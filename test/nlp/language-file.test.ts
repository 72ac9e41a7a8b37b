import { describe, expect, it } from "vitest";
import { textsOf } from "../../src/lib/columns.ts";
import { openTables, renderWordLists } from "../../src/nlp/language-file.ts";
import { levelsOf } from "../../src/nlp/language-tables.ts";
import { countWords } from "../../src/nlp/language-training.ts";

describe("the file of the word tables", () => {
  const counted = countWords();
  const bytes = Buffer.from(renderWordLists());

  it("has what was counted", () => {
    const { words, ...numbers } = openTables(bytes);
    const { words: countedWords, ...countedNumbers } = counted;
    expect(numbers).toEqual(countedNumbers);
    expect(textsOf(words.texts)).toEqual(textsOf(countedWords.texts));
  });

  it("finds words with their accents, and none that is not listed", () => {
    const tables = openTables(bytes);
    for (const word of ["für", "adhésif", "città", "the"]) {
      expect(levelsOf(tables, word)).toBe(levelsOf(counted, word));
      expect(levelsOf(tables, word)).toBeGreaterThan(0);
    }
    expect(levelsOf(tables, "qzxw")).toBeUndefined();
  });

  it("is refused where a byte of it is another", () => {
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8(damaged.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    expect(() => openTables(damaged)).toThrow("install pdo again");
  });
});

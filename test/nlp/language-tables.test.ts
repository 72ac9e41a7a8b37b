import { describe, expect, it } from "vitest";
import { textsOf } from "../../src/lib/columns.ts";
import { levelOf, levels, levelsOf, openTables, raised } from "../../src/nlp/language-tables.ts";
import { countWords, renderWordLists } from "../../src/nlp/language-training.ts";

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

describe("levels of a word", () => {
  it("are stored separately for up to sixteen candidates", () => {
    const packed = raised(raised(raised(0, 0, "bare"), 8, "content"), 15, "function");
    const found = [0, 1, 8, 15].map((candidate) => levels[levelOf(packed, candidate)]);
    expect(found).toEqual(["bare", "unknown", "content", "function"]);
  });

  it("never decrease", () => {
    const packed = raised(0, 3, "function");
    expect(raised(packed, 3, "bare")).toBe(packed);
  });
});

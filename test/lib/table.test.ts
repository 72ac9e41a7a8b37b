import { describe, expect, test } from "vitest";
import { columnOf, membersBy, membersOf, parseLists, parseTable } from "../../src/lib/table.ts";

describe("parsing a table", () => {
  test("returns the cells of each row by column name", () => {
    expect(parseTable("key\ten\tde\nred\tred~crimson\trot\nblue\tblue\tblau\n")).toEqual([
      { key: "red", en: "red~crimson", de: "rot" },
      { key: "blue", en: "blue", de: "blau" },
    ]);
  });

  test("takes cells verbatim, and missing ones at the end as empty", () => {
    expect(parseTable('word\tnote\n"a" b\t\n#1\n')).toEqual([
      { word: '"a" b', note: "" },
      { word: "#1", note: "" },
    ]);
  });

  test("skips comments, blank lines and a byte order mark, and reads either line end", () => {
    expect(parseTable("\ufeff# Words.\r\nword\r\n\r\none\r\n#\r\n# more\r\ntwo")).toEqual([
      { word: "one" },
      { word: "two" },
    ]);
  });

  test("has no rows without lines after the header", () => {
    expect(parseTable("word\n")).toEqual([]);
    expect(parseTable("")).toEqual([]);
  });

  test("rejects a row with more cells than columns", () => {
    expect(() => parseTable("word\na\tb\n")).toThrow("2 cells for 1 columns");
  });
});

test("a column is its non-empty cells", () => {
  const rows = parseTable("en\tde\none\teins\ntwo\n\tdrei\n");
  expect(columnOf(rows, "de")).toEqual(["eins", "drei"]);
  expect(columnOf(rows, "en")).toEqual(["one", "two"]);
});

test("the members of a column are the items of all its lists", () => {
  const rows = parseTable("words\tphrases\none two\ta b|c\nthree\n");
  expect(membersOf(rows, "words")).toEqual(["one", "two", "three"]);
  expect(membersOf(rows, "phrases", "|")).toEqual(["a b", "c"]);
});

test("members by another column are restricted to its rows", () => {
  const wordsOf = membersBy(
    parseTable("language\twords\nen\tone two\nde\teins\nen\ttwo three\n"),
    "language",
    "words",
  );
  expect([...wordsOf("en")]).toEqual(["one", "two", "three"]);
  expect([...wordsOf("fr")]).toEqual([]);
});

test("lists have the items of their rows, in order", () => {
  const list = parseLists("list\tword\nfirst\tb\nsecond\tc\nfirst\ta\n", "word");
  expect(list("first")).toEqual(["b", "a"]);
  expect(list("second")).toEqual(["c"]);
  expect(() => list("third")).toThrow('no list "third", but first, second');
});

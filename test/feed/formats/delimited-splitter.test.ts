import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFeedError } from "../../../src/feed/errors.ts";
import type { FeedDialect } from "../../../src/feed/feed.ts";
import { type RawRow, RowSplitter } from "../../../src/feed/formats/delimited-splitter.ts";
import { PdoError } from "../../../src/lib/errors.ts";
import { propertyRuns } from "../../property-runs.ts";

function split(
  text: string,
  size = text.length + 1,
  lineEnding: FeedDialect["lineEnding"] = "\n",
  maxLength = 1000,
) {
  const dialect = { delimiter: ",", quote: '"', lineEnding };
  const splitter = new RowSplitter({ dialect, name: "feed.csv", firstLine: 1, maxLength });
  const rows: RawRow[] = [];
  for (let at = 0; at < text.length; at += size)
    rows.push(...splitter.push(text.slice(at, at + size), false));
  rows.push(...splitter.push("", true));
  return { rows, tail: splitter.tail(), blankLines: splitter.blankLines };
}

function problemOf(run: () => unknown): PdoError {
  try {
    run();
  } catch (error) {
    if (isFeedError(error)) return error;
  }
  throw new Error("No problem was raised.");
}

describe("cutting raw text into rows", () => {
  it("makes the same cuts in chunks of any size, and loses nothing", () => {
    const piece = fc.constantFrom('"', '""', ",", "\n", "\r\n", "\r", "a", "é");
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
    const ending = fc.constantFrom("\n" as const, "\r" as const);
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 7 }), ending, (input, size, lineEnding) => {
        let whole: ReturnType<typeof split>;
        try {
          whole = split(input, undefined, lineEnding);
        } catch {
          expect(() => split(input, size, lineEnding)).toThrow(PdoError);
          return;
        }
        expect(split(input, size, lineEnding)).toEqual(whole);
        const again = whole.rows.map(({ lead, raw, ending }) => lead + raw + ending).join("") + whole.tail;
        expect(again).toBe(input);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it("cuts a huge row as any other", () => {
    const long = `"${'a ""b"", c\n'.repeat(200_000)}"`;
    const text = `x,y\n${long},1\nz,2\n`;
    const { rows } = split(text, 65_536, "\n", 1e8);
    expect(rows.map(({ raw, line }) => [raw.length, line])).toEqual([
      [3, 1],
      [long.length + 2, 2],
      [3, 200_003],
    ]);
  });

  it("takes LF and CRLF in one feed, and keeps each row's own", () => {
    const { rows } = split("a,b\r\n1,2\n3,4");
    expect(rows.map(({ raw, ending }) => [raw, ending])).toEqual([
      ["a,b", "\r\n"],
      ["1,2", "\n"],
      ["3,4", ""],
    ]);
  });

  it("counts lines through quoted cells and blank lines", () => {
    const { rows, blankLines } = split('a\n"x\ny"\n\n\nb');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 6]);
    expect(blankLines).toBe(2);
  });

  it("reads an old Mac's line endings", () => {
    expect(split("a,b\r1,2\r", undefined, "\r").rows.map(({ raw }) => raw)).toEqual(["a,b", "1,2"]);
  });

  it("says on which line a quote was opened that is never closed", () => {
    const problem = problemOf(() => split('a,b\n1,2\n3,"open\nand on\n'));
    expect(problem.code).toBe("PDO_FEED_QUOTE_OPEN");
    expect(problem.what).toContain("line 3");
  });

  it("finds the line of the quote also where the row began above it", () => {
    expect(problemOf(() => split('a,b\n"x\ny","open\n')).what).toContain("line 3");
  });

  it("stops at a row larger than the limit and names the open quote", () => {
    const problem = problemOf(() => split(`a\n"${"x".repeat(2000)}`, 100));
    expect(problem.code).toBe("PDO_FEED_RECORD_TOO_LARGE");
    expect(problem.seen).toContain("A quote on line 2 is still open");
  });
});

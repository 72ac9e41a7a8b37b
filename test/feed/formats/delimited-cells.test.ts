import { type Options, parse } from "csv-parse/sync";
import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it, test } from "vitest";
import { isFeedError } from "../../../src/feed/errors.ts";
import {
  isFormula,
  quoteCell,
  rawCells,
  renderCsv,
  unquoteCell,
} from "../../../src/feed/formats/delimited-cells.ts";
import { RowSplitter } from "../../../src/feed/formats/delimited-splitter.ts";
import { propertyRuns } from "../../property-runs.ts";

const dialect = { delimiter: ",", quote: '"', lineEnding: "\n" } as const;

function ours(text: string): string[][] | undefined {
  const splitter = new RowSplitter({ dialect, name: "feed.csv", firstLine: 1, maxLength: 1e6 });
  try {
    return splitter
      .push(text, true)
      .map(({ raw }) => rawCells(raw, dialect).map((cell) => unquoteCell(cell, '"')));
  } catch (error) {
    if (isFeedError(error)) return undefined;
    throw error;
  }
}

function theirs(text: string): string[][] | undefined {
  const options: Options = {
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ["\r\n", "\n"],
    encoding: "latin1",
  };
  try {
    return parse(Buffer.from(text, "latin1"), options) as string[][];
  } catch {
    return undefined;
  }
}

describe("cells of a raw row", () => {
  it("agrees with csv-parse on whatever quotes, delimiters and line endings make", () => {
    const piece = fc.constantFrom('"', '"', '""', ",", "\n", "\r\n", "a", "b c", " ", "é", "'", ";", "\t");
    const text = fc.array(piece, { maxLength: 24 }).map((pieces) => `h,i\n${pieces.join("")}\nz`);
    fc.assert(
      fc.property(text, (input) => {
        expect(ours(input)).toEqual(theirs(input));
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });

  it("gives the raw row again when its cells are joined", () => {
    const piece = fc.constantFrom('"', '""', ",", "a", "\r", "é", " ");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const raw = pieces.join("");
        expect(rawCells(raw, dialect).join(",")).toBe(raw);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it("says again what was quoted", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ",", "\n", "\r", ";", "'", " ", "x") }), (plain) => {
        expect(unquoteCell(quoteCell(plain, dialect), '"')).toBe(plain);
        expect(rawCells(`${quoteCell(plain, dialect)},z`, dialect)).toHaveLength(2);
      }),
    );
  });
});

test("is read back by another parser as it was", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", ";", "é", " ") });
  const rows = fc.array(fc.tuple(cell, cell, fc.constant("x")), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, (table) => {
      expect(
        Papa.parse(renderCsv(table, "off").replace(/\n$/, ""), { newline: "\n", delimiter: "," }).data,
      ).toEqual(table);
    }),
  );
});

it.each([
  "=1+1",
  "+49 30 1234",
  "-5 %",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "\0=1",
  "＝1",
  "＋1",
  "－1",
  "＠x",
  "-",
  "-1+1",
])("a spreadsheet may run %j", (text) => {
  expect(isFormula(text)).toBe(true);
});

it.each(["", "-12.5", "+3", "-0,5", "1e5", "-1e-5", "a=b", "Größe - rot", "'=1"])(
  "a spreadsheet shows %j as it is",
  (text) => {
    expect(isFormula(text)).toBe(false);
  },
);

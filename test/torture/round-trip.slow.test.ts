import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteCell, rawCells, unquoteCell } from "../../src/feed/formats/delimited-cells.ts";
import { type RawRow, RowSplitter } from "../../src/feed/formats/delimited-splitter.ts";
import { feedOf, rowsOf, written } from "../feed/in-memory-feed.ts";
import { propertyRuns } from "../property-runs.ts";

const numRuns = propertyRuns(10_000);
/** The same ones for the same seed. */
const seed = Number(process.env.PDO_PROPERTY_SEED ?? 4180);

const hostile = fc.constantFrom(
  '"',
  ",",
  "\r",
  "\n",
  ";",
  "\t",
  "'",
  "|",
  " ",
  "#",
  "é",
  "😀",
  "\u2028",
  "\ufeff",
  "\ufffd",
  "x",
);

function texts(unit: fc.Arbitrary<string>) {
  return fc.array(unit, { maxLength: 12 }).map((pieces) => pieces.join(""));
}

function tables(unit: fc.Arbitrary<string>) {
  return fc.integer({ min: 2, max: 4 }).chain((width) =>
    fc.record({
      delimiter: fc.constantFrom(",", ";", "\t", "|"),
      lineEnding: fc.constantFrom("\n" as const, "\r\n" as const),
      rows: fc.array(fc.array(texts(unit), { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 4,
      }),
      chunk: fc.integer({ min: 1, max: 40 }),
    }),
  );
}

type Table = ReturnType<typeof tables> extends fc.Arbitrary<infer Value> ? Value : never;

function csvOf({ delimiter, lineEnding, rows }: Table): string {
  const dialect = { delimiter, lineEnding, quote: '"' };
  const header = (rows[0] ?? []).map((_, place) => `column${place}`);
  return [header, ...rows]
    .map((cells) => cells.map((cell) => quoteCell(cell, dialect)).join(delimiter) + lineEnding)
    .join("");
}

/** Cells by way of the reader's core, which takes any bytes; a character is a byte here. */
function cellsOf(text: string, { delimiter, lineEnding, chunk }: Table): string[][] {
  const dialect = { delimiter, lineEnding, quote: '"' };
  const splitter = new RowSplitter({ dialect, name: "feed.csv", firstLine: 1, maxLength: 1e9 });
  const raw = Buffer.from(text, "utf8").toString("latin1");
  const rows: RawRow[] = [];
  for (let at = 0; at < raw.length; at += chunk)
    rows.push(...splitter.push(raw.slice(at, at + chunk), false));
  rows.push(...splitter.push("", true));
  return rows.map((row) =>
    rawCells(row.raw, dialect).map((cell) => Buffer.from(unquoteCell(cell, '"'), "latin1").toString("utf8")),
  );
}

describe("what is written is read again", () => {
  it("cell by cell, whatever it holds, zeros too, in chunks of any size", { timeout: 3_600_000 }, () => {
    fc.assert(
      fc.property(tables(fc.oneof(hostile, fc.constant("\0"))), (table) => {
        expect(cellsOf(csvOf(table), table).slice(1)).toEqual(table.rows);
      }),
      { numRuns, seed },
    );
  });

  it("as a feed with cells added: those and the feed's own", async () => {
    await fc.assert(
      fc.asyncProperty(tables(hostile), texts(hostile), async (table, text) => {
        const { delimiter, rows, chunk } = table;
        const reading = { delimiter, chunk, format: "csv" } as const;
        const out = await written(
          await feedOf(csvOf(table), reading),
          { addedColumns: ["pdo_name"], csvSafe: "off" },
          () => ({ added: { pdo_name: text } }),
        );
        const again = await rowsOf(await feedOf(out.bytes, reading));
        expect(again).toEqual(rows.map((cells) => [...cells, text]));
      }),
      { numRuns: propertyRuns(2000), seed },
    );
  });
});

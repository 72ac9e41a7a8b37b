import { type Beginning, readBeginning, wholeStream } from "../../feed/byte-stream.ts";
import type { LineRecord } from "../../feed/feed-format.ts";
import { rawCells, unquoteCell } from "../../feed/formats/delimited-cells.ts";
import { readJsonLine } from "../../feed/formats/json-record.ts";
import { knownNames } from "../../feed/header-row.ts";
import { resolveProductColumns } from "../../feed/product-columns.ts";
import { readFeed } from "../../feed/reader.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { reasonForNoProduct } from "../../pipeline/no-product.ts";
import { type Product, toProduct } from "../../pipeline/product.ts";
import type { Session } from "../session.ts";

/** A row of a table as a filter takes it. */
export interface TableRecord {
  readonly record: LineRecord;
  readonly product: Product;
  /** Why there is nothing to be asked of it. */
  readonly problem?: { readonly code: string; readonly reason: string };
}

/** A header ends within so many bytes. */
const longestHeader = 64 * 1024;
const lineFeed = 0x0a;

/** Reads a stream's first line, and gives the whole stream back with it. */
export async function lookAtFirstLine(stream: AsyncIterable<Uint8Array>): Promise<{
  readonly line: string;
  readonly stream: AsyncIterable<Uint8Array>;
}> {
  let beginning: Beginning = await readBeginning(stream, 1);
  const isShort = ({ bytes, isWhole }: Beginning) =>
    !isWhole && bytes.length < longestHeader && !bytes.includes(lineFeed);
  while (isShort(beginning))
    beginning = await readBeginning(wholeStream(beginning), beginning.bytes.length + 1);
  const [line = ""] = new TextDecoder().decode(beginning.bytes.subarray(0, longestHeader)).split(/\r?\n/, 1);
  return { line, stream: wholeStream(beginning) };
}

/** Whether a line is the header of a table of products, rather than a product's text. */
export function isTableHeader(line: string): boolean {
  if (/^\s*[{[]/.test(line)) return false;
  return [",", ";", "\t", "|"].some((delimiter) => {
    if (!line.includes(delimiter)) return false;
    const dialect = { delimiter, quote: '"', lineEnding: "\n" } as const;
    const cells = rawCells(line, dialect).map((cell) => unquoteCell(cell, dialect.quote));
    const areNames = cells.every((cell) => cell.length <= longestName && cell === cell.trim());
    return areNames && new Set(cells).size === cells.length && knownNames(cells) > 0;
  });
}

/** Characters. */
const longestName = 60;

/**
 * The rows of a table as records, with their cells under the columns' names.
 * @throws PdoError as `readFeed` and `resolveProductColumns` do
 */
export async function* readTable(
  stream: AsyncIterable<Uint8Array>,
  { world, settings: { map, language } }: Session,
): AsyncGenerator<TableRecord> {
  const feed = await readFeed({ stream });
  try {
    const { description, sample } = feed;
    const request = { map, sample, name: "standard input", ...(language !== undefined && { language }) };
    const mapping = resolveProductColumns(description, request);
    const keys = keysOf(description.columns);
    for await (const batch of feed.records({ signal: world.signal })) {
      for (const record of batch) {
        const problem = record.problem ?? reasonForNoProduct(record, { mapping, description });
        yield {
          record: toLine(record, keys),
          product: problem === undefined ? toProduct(record, mapping) : {},
          ...(problem !== undefined && { problem: { code: problem.code, reason: problem.reason } }),
        };
      }
    }
  } finally {
    await feed.close();
  }
}

/** The columns' names, each once: an unnamed column is called by its place. */
function keysOf(columns: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return columns.map((column, place) => {
    const name = column.trim() === "" ? `column ${place + 1}` : column;
    const key = seen.has(name) ? `${name} (${place + 1})` : name;
    seen.add(key);
    return key;
  });
}

function toLine(record: FeedRecord, keys: readonly string[]): LineRecord {
  const members = keys.map(
    (key, place) => `${JSON.stringify(key)}:${JSON.stringify(record.textAt(place) ?? "")}`,
  );
  const line = readJsonLine(`{${members.join(",")}}`);
  if (line === undefined || "code" in line) throw new Error("An object is one line of JSON.");
  return line;
}

import type { TextForm } from "../bytes/text-form.ts";
import type { FeedDialect } from "../feed.ts";
import type { ParserContext, RecordParser } from "../record-parser.ts";
import { DelimitedRecord, type DelimitedShape } from "./delimited-record.ts";
import { RowSplitter } from "./split-rows.ts";

export interface DelimitedFeed {
  readonly form: TextForm;
  readonly dialect: FeedDialect;
  readonly columns: readonly string[];
  /** 1-based line of the first row. */
  readonly firstLine: number;
}

/** The rows of a delimited feed below its header. */
export function createDelimitedParser(feed: DelimitedFeed, context: ParserContext): RecordParser {
  const { dialect, form, columns, firstLine } = feed;
  const shape: DelimitedShape = {
    form,
    quote: dialect.quote,
    columnCount: columns.length,
    placeOfColumn: placesOf(columns),
    onUndecodable: context.onUndecodable,
  };
  const splitter = new RowSplitter({
    dialect,
    name: context.name,
    firstLine,
    maxLength: context.maxRecordLength,
  });
  let index = 0;
  return {
    get blankLines() {
      return splitter.blankLines;
    },
    push: (chunk, isLast) =>
      splitter.push(chunk, isLast).map((row) => new DelimitedRecord(shape, row, index++)),
    tail: () => splitter.tail(),
  };
}

function placesOf(columns: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, column] of columns.entries()) {
    if (!places.has(column)) places.set(column, place);
  }
  return places;
}

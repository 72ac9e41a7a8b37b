import type { TextForm } from "../bytes/text-form.ts";
import { createExaminer } from "../examine-rows.ts";
import type { FeedDialect } from "../feed.ts";
import type { ParserContext, RecordParser } from "../record-parser.ts";
import { DelimitedRecord, type DelimitedShape } from "./delimited-record.ts";
import { lineOfFault } from "./quote-fault.ts";
import { type RawRow, RowSplitter } from "./split-rows.ts";

export interface DelimitedFeed {
  readonly form: TextForm;
  readonly dialect: FeedDialect;
  readonly columns: readonly string[];
  /** 1-based line of the first row. */
  readonly firstLine: number;
  /** Where the first row begins, in bytes of the unpacked feed. */
  readonly firstByte: number;
}

/** The rows of a delimited feed below its header. */
export function createDelimitedParser(feed: DelimitedFeed, context: ParserContext): RecordParser {
  const { dialect, form, columns, firstLine, firstByte } = feed;
  const shape: DelimitedShape = {
    form,
    quote: dialect.quote,
    columnCount: columns.length,
    placeOfColumn: placesOf(columns),
  };
  const splitter = new RowSplitter({
    dialect,
    name: context.name,
    firstLine,
    maxLength: context.maxRecordLength,
  });
  const examine = createExaminer({ form, firstByte, onBroken: context.onUndecodable });
  let index = 0;
  return {
    get blankLines() {
      return splitter.blankLines;
    },
    push: (chunk, isLast) => {
      const rows = splitter.push(chunk, isLast);
      const broken = examine(rows);
      return rows.map((row, place) => {
        tellStrayQuote(row, context);
        return new DelimitedRecord(shape, row, { index: index++, broken: broken[place] });
      });
    },
    tail: () => splitter.tail(),
  };
}

function tellStrayQuote({ raw, line, quoteFault }: RawRow, { onStrayQuote }: ParserContext): void {
  if (quoteFault?.kind !== "stray") return;
  onStrayQuote(lineOfFault(raw, line, quoteFault), quoteFault.position);
}

function placesOf(columns: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, column] of columns.entries()) {
    if (!places.has(column)) places.set(column, place);
  }
  return places;
}

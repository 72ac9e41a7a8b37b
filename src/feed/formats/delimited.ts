import type { BeginRequest, BegunFeed, RawBeginning } from "../beginning.ts";
import type { TextForm } from "../encodings.ts";
import { badDelimiter, emptyFeed, noColumns } from "../errors.ts";
import type { FeedDescription, FeedDialect } from "../feed.ts";
import type { FeedFormat, FeedFormatName } from "../feed-format.ts";
import { createTextChecker, type ParserContext, type RecordParser } from "../record-parser.ts";
import { findDelimitedCell } from "./delimited-cells.ts";
import { dialectWith, findDialect } from "./delimited-dialect.ts";
import { delimitedForm } from "./delimited-form.ts";
import { readHeader, readPreamble } from "./delimited-header.ts";
import { DelimitedRecord, type DelimitedShape, lineOfFault } from "./delimited-record.ts";
import { type RawRow, RowSplitter } from "./delimited-splitter.ts";
import { createDelimitedWriter } from "./delimited-writer.ts";

interface DelimitedFeed {
  readonly form: TextForm;
  readonly dialect: FeedDialect;
  readonly columns: readonly string[];
  /** 1-based line of the first row. */
  readonly firstLine: number;
  /** Byte offset of the first row in the unpacked feed. */
  readonly firstByte: number;
}

/** Parses the rows below the header. */
function createDelimitedParser(feed: DelimitedFeed, context: ParserContext): RecordParser {
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
  const examine = createTextChecker({ form, firstByte, onBroken: context.onUndecodable });
  let index = 0;
  return {
    get blankLines() {
      return splitter.blankLines;
    },
    push: (chunk, isLast) => {
      const rows = splitter.push(chunk, isLast);
      const broken = examine(rows);
      return rows.map((row, place) => {
        reportStrayQuote(row, context);
        return new DelimitedRecord(shape, row, { index: index++, broken: broken[place] });
      });
    },
    tail: () => splitter.tail(),
  };
}

function reportStrayQuote({ raw, line, quoteFault }: RawRow, { onStrayQuote }: ParserContext): void {
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

/** The delimited formats, which differ in their default delimiter. */
function delimited(
  format: Pick<FeedFormat, "name" | "title" | "extensions" | "detect">,
  usual: string,
): FeedFormat {
  const { name } = format;
  return {
    ...format,
    family: "delimited text",
    isTabular: true,
    isNested: false,
    hasLines: true,
    record: { noun: "row", example: "a row of cells" },
    begin: (beginning, request) => beginDelimited(beginning, { ...request, name, usual }),
    createWriter: (feed, options, spelling) => {
      const dialect = outputDialect(feed, name, usual);
      return createDelimitedWriter(feed, { ...options, dialect }, spelling);
    },
    createRowForm: delimitedForm,
    readBack: (feed) =>
      feed.dialect === undefined ? {} : { delimiter: outputDialect(feed, name, usual).delimiter },
    findRawCell: findDelimitedCell,
  };
}

export const csv: FeedFormat = delimited(
  { name: "csv", title: "CSV", extensions: ["csv"], detect: () => true },
  ",",
);

/** Detected text begins as csv and becomes tsv by its delimiter. */
export const tsv: FeedFormat = delimited(
  { name: "tsv", title: "TSV", extensions: ["tsv", "tab"], detect: () => false },
  "\t",
);

interface DelimitedRequest extends BeginRequest {
  readonly name: FeedFormatName;
  readonly usual: string;
}

/**
 * Finds the preamble, dialect and header of a delimited feed.
 * @throws PdoError PDO_FEED_EMPTY, PDO_FEED_NO_COLUMNS, PDO_FEED_DELIMITER, PDO_FEED_QUOTE_OPEN,
 * PDO_FEED_RECORD_TOO_LARGE, PDO_FEED_HEADER_BROKEN
 */
function beginDelimited(beginning: RawBeginning, request: DelimitedRequest): BegunFeed {
  const { text, isWhole, form, name } = beginning;
  const preamble = readPreamble(text);
  const below = text.slice(preamble.raw.length);
  const found = dialectOf(below, isWhole, { ...request, declared: preamble.delimiter });
  const { dialect } = found;
  const place = {
    form,
    dialect,
    name,
    firstLine: 1 + preamble.lines,
    firstByte: beginning.bomBytes + preamble.raw.length * form.unitBytes,
    isWhole,
  };
  const header = readHeader(below, place);
  if (header === undefined) throw emptyFeed(name);
  const { columns, headerRaw, headerEnding, bodyLine } = header;
  if (columns.every((column) => column.trim() === "")) throw noColumns(name, headerRaw);
  const bodyStart = preamble.raw.length + header.bodyStart;
  const firstByte = beginning.bomBytes + bodyStart * form.unitBytes;
  const preambleRaw = preamble.raw + header.lead;
  return {
    description: {
      format: formatOf(request, dialect),
      dialect,
      columns,
      headerRaw,
      headerEnding,
      ...(preambleRaw === "" ? {} : { preambleRaw }),
    },
    why: [formatReason(request), ...preamble.why, found.why, ...header.why],
    bodyStart,
    createParser: (context) =>
      createDelimitedParser({ form, dialect, columns, firstLine: bodyLine, firstByte }, context),
  };
}

function formatReason({ name, named }: DelimitedRequest): string {
  if (named !== undefined) return `It is read as ${name}, ${named}.`;
  return "It does not begin like JSON, so it is lines of cells.";
}

function formatOf({ name, named }: DelimitedRequest, dialect: FeedDialect): FeedFormatName {
  if (named !== undefined) return name;
  return dialect.delimiter === "\t" ? tsv.name : csv.name;
}

/** The feed's own dialect where the format allows it; else the format's default. */
function outputDialect(feed: FeedDescription, format: FeedFormatName, usual: string): FeedDialect {
  const { dialect } = feed;
  if (dialect === undefined) return { delimiter: usual, quote: '"', lineEnding: "\n" };
  if (format === feed.format) return dialect;
  const isTab = usual === "\t" || dialect.delimiter === "\t";
  return { ...dialect, delimiter: isTab ? usual : dialect.delimiter };
}

function dialectOf(
  text: string,
  isWhole: boolean,
  request: DelimitedRequest & { declared: string | undefined },
): { dialect: FeedDialect; why: string } {
  const { delimiter, declared, usual } = request;
  const chosen = delimiter ?? declared;
  if (chosen === undefined) return findDialect(text, isWhole, usual);
  if (!/^[\0-\x7f]$/.test(chosen) || /["'\r\n]/.test(chosen)) throw badDelimiter(chosen);
  const by = delimiter === undefined ? "as its first line says" : "as asked";
  return { dialect: dialectWith(text, chosen), why: `The delimiter is ${JSON.stringify(chosen)}, ${by}.` };
}

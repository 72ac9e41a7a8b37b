import type { BeginRequest, BegunFeed, RawBeginning } from "../beginning.ts";
import type { TextForm } from "../encodings.ts";
import { textFormOf } from "../encodings.ts";
import { emptyFeed } from "../errors.ts";
import type { FeedDescription, FeedDialect } from "../feed.ts";
import type { FeedFormat, FeedFormatName } from "../feed-format.ts";
import type { FeedRecord } from "../record.ts";
import { createTextChecker, type ParserContext, type RecordParser } from "../record-parser.ts";
import { type FormRequest, isAddedColumn, type RowForm } from "../row-form.ts";
import { findDelimitedCell, rawCells, wellQuotedCell } from "./delimited-cells.ts";
import { type FoundLayout, findLayout } from "./delimited-dialect.ts";
import { badDelimiter, headerMissing, noColumns } from "./delimited-errors.ts";
import { linesIn, passLines, readHeader, readPreamble } from "./delimited-header.ts";
import { isDelimiter } from "./delimited-names.ts";
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
  const { piece } = context;
  const splitter = new RowSplitter({
    dialect,
    name: context.name,
    firstLine: piece?.line ?? firstLine,
    maxLength: context.maxRecordLength,
  });
  const examine = createTextChecker({
    form,
    firstByte: piece?.byte ?? firstByte,
    onBroken: context.onUndecodable,
  });
  let index = piece?.index ?? 0;
  return {
    get blankLines() {
      return splitter.blankLines;
    },
    push: (chunk, isLast) => {
      const rows = splitter.push(chunk, isLast);
      const broken = examine(rows);
      return rows.map((row, place) => {
        reportStrayQuote(row, context);
        const line = context.rowNumber?.(index) ?? row.line;
        return new DelimitedRecord(shape, row, { index: index++, line, broken: broken[place] });
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
      const { excelDelimiter } = options;
      const dialect =
        excelDelimiter === undefined
          ? outputDialect(feed, name, usual)
          : ({ delimiter: excelDelimiter, quote: '"', lineEnding: "\r\n" } as const);
      return createDelimitedWriter(feed, { ...options, dialect }, spelling);
    },
    createRowForm: delimitedForm,
    readBack: (feed) => {
      if (feed.dialect === undefined) return {};
      const { delimiter, quote } = outputDialect(feed, name, usual);
      const isPassed = delimiter === feed.dialect.delimiter;
      return { delimiter, quote, linesAbove: isPassed ? linesIn(feed.preambleRaw ?? "") : 0 };
    },
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
  const { linesAbove } = request;
  const preamble = linesAbove === undefined ? readPreamble(text) : passLines(text, linesAbove);
  if (preamble === undefined) throw headerMissing(name, linesAbove ?? 0);
  const found = layoutOf(text.slice(preamble.raw.length), beginning, {
    ...request,
    declared: preamble.delimiter,
  });
  const { dialect } = found;
  const above = text.slice(0, preamble.raw.length + found.above);
  const below = text.slice(above.length);
  const place = {
    form,
    dialect,
    name,
    firstLine: 1 + linesIn(above),
    firstByte: beginning.bomBytes + above.length * form.unitBytes,
    isWhole,
  };
  const header = readHeader(below, place);
  if (header === undefined) throw linesAbove ? headerMissing(name, linesAbove) : emptyFeed(name);
  const { columns, headerRaw, headerEnding, bodyLine } = header;
  if (columns.every((column) => column.trim() === "")) throw noColumns(name, headerRaw);
  const bodyStart = above.length + header.bodyStart;
  const firstByte = beginning.bomBytes + bodyStart * form.unitBytes;
  const preambleRaw = above + header.lead;
  return {
    description: {
      format: formatOf(request, dialect),
      dialect,
      columns,
      headerRaw,
      headerEnding,
      ...(preambleRaw === "" ? {} : { preambleRaw }),
    },
    why: [
      formatReason(request),
      ...preamble.why,
      ...titlesReason(found, preambleRaw),
      ...found.why,
      ...header.why,
    ],
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

function titlesReason({ above }: FoundLayout, preambleRaw: string): readonly string[] {
  if (above === 0) return [];
  return [
    `The header is in line ${1 + linesIn(preambleRaw)}; what stands above it is written back as it is.`,
  ];
}

/** Of the user, of the feed's first line, or found by looking. */
function layoutOf(
  text: string,
  { form, name, isWhole }: RawBeginning,
  request: DelimitedRequest & { readonly declared: string | undefined },
): FoundLayout {
  const { delimiter = request.declared, quote, usual, linesAbove } = request;
  if (delimiter !== undefined && !isDelimiter(delimiter)) throw badDelimiter(delimiter);
  const isHeaderFirst = linesAbove !== undefined;
  const found = findLayout(text, { form, name, isWhole, delimiter, quote, usual, isHeaderFirst });
  if (delimiter === undefined) return found;
  const by = request.delimiter === undefined ? "as its first line says" : "as asked";
  return { ...found, why: [`The delimiter is ${JSON.stringify(delimiter)}, ${by}.`] };
}

/** Compares files with the same delimiter; undefined where the enriched file has another one. */
function delimitedForm(request: FormRequest): RowForm | undefined {
  const { dialect } = request.feed;
  if (dialect === undefined || dialect.delimiter !== request.enriched.dialect?.delimiter) return undefined;
  return cellsForm(request, dialect);
}

/**
 * Compares the feed's cells byte for byte, including quotes; only a cell with broken quotes is quoted anew. A short row is padded with empty cells. The surplus cells of
 * a broken row are expected behind the added ones, those of any other row are empty and omitted.
 */
function cellsForm({ feed, enriched, changed }: FormRequest, dialect: FeedDialect): RowForm {
  const { columns } = feed;
  const width = columns.length;
  const enrichedWidth = enriched.columns.length;
  const form = textFormOf(feed.encoding);
  const mayDiffer = columns.map((column) => changed.has(column) || isAddedColumn(column));
  const mayAnyDiffer = mayDiffer.includes(true);
  const statusPlaces = placesNamed("pdo_status", enriched.columns);
  const fixed = (cells: readonly string[], surplus: readonly string[]) => {
    const own = columns.map((_, place) => (mayDiffer[place] ? "" : (cells[place] ?? "")));
    return [...own, ...surplus].join(dialect.delimiter);
  };
  const cellsOf = (record: FeedRecord) => rawCells(record.raw, dialect);
  const expectedCells = (record: FeedRecord) => {
    const cells = cellsOf(record);
    return record.problem === undefined ? cells : cells.map((cell) => wellQuotedCell(cell, dialect));
  };
  const surplusOf = (record: FeedRecord, cells: readonly string[]) =>
    record.problem === undefined ? [] : cells.slice(width);
  const shown = (raw: string | undefined) => (raw === undefined ? null : form.textOfRaw(raw));

  return {
    isByteWise: true,
    mayAnyDiffer,
    feedPart: (record) => {
      const cells = expectedCells(record);
      return fixed(cells, surplusOf(record, cells));
    },
    enrichedPart: (record) => {
      const cells = cellsOf(record);
      return fixed(cells, cells.slice(enrichedWidth));
    },
    pairs: (record, other) => {
      const [cells, others] = [expectedCells(record), cellsOf(other)];
      const own = columns.map((column, place) => ({
        column,
        feed: shown(cells[place] ?? ""),
        enriched: shown(others[place]),
        mayDiffer: mayDiffer[place] === true,
      }));
      const surplus = surplusOf(record, cells).map((cell, place) => ({
        column: `column ${width + place + 1}`,
        feed: shown(cell),
        enriched: shown(others[enrichedWidth + place]),
        mayDiffer: false,
      }));
      return [...own, ...surplus];
    },
    width: (record, other) => {
      const expected = enrichedWidth + surplusOf(record, cellsOf(record)).length;
      if (other.columnCount === expected) return undefined;
      return { what: `The row has ${other.columnCount} cells; ${expected} were expected.` };
    },
    status: (_, other) => onlyText(statusPlaces.map((place) => other.textAt(place))),
    lead: (record) => record.lead ?? "",
    ending: (record) => record.ending ?? dialect.lineEnding,
    rawColumns: ({ headerRaw }) => rawCells(headerRaw, dialect),
    isEndOfPart: (tail) => tail.trim() === "",
  };
}

function placesNamed(name: string, columns: readonly string[]): number[] {
  return columns.flatMap((column, place) => (column === name ? [place] : []));
}

/** A text that is there once or several times; undefined where they differ. */
function onlyText(texts: readonly (string | undefined)[]): string | undefined {
  return new Set(texts).size === 1 ? texts[0] : undefined;
}

import { CsvError, type Info, parse } from "csv-parse/sync";
import { createFault, type SourceFault } from "../source-faults.ts";
import { readSourceText } from "./source-text.ts";

/** A row by column name; a missing column reads as "". Cells are trimmed. */
export interface TableRow {
  readonly file: string;
  /** 1-based line at which the row begins. */
  readonly line: number;
  cell(column: string): string;
}

export interface Table {
  /** The header's names in lower case. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  readonly faults: readonly SourceFault[];
}

const delimiters = [",", ";", "\t"] as const;
/** In characters; a longer row has an unclosed quote and would take minutes to parse. */
const maxRowLength = 1_000_000;

/**
 * Reads a CSV file: UTF-8 with or without BOM, plain or gzipped, with comma, semicolon or tab as in the header, RFC
 * 4180 quotes and any line ending. Errors are returned as faults.
 * @throws CatalogError PDO_CATALOG_UNREADABLE
 */
export async function readTable(path: string): Promise<Table & { readonly text: string }> {
  const faults: SourceFault[] = [];
  const text = await readSourceText(path, faults);
  return text === undefined
    ? { columns: [], rows: [], faults, text: "" }
    : { ...parseTable(text, path), text };
}

export function parseTable(text: string, file: string): Table {
  const { records, faults } = parseRecords(text, file);
  const [header, ...body] = records;
  if (!header)
    return {
      columns: [],
      rows: [],
      faults: faults.length > 0 ? faults : [emptyFault(file)],
    };
  const columns = header.cells.map((name) => name.trim().toLowerCase());
  const numberOf = new Map(columns.map((column, number) => [column, number]));
  const rows = body.map(({ cells, line }) => ({
    file,
    line,
    cell: (column: string) => cells[numberOf.get(column) ?? -1]?.trim() ?? "",
  }));
  return {
    columns,
    rows,
    faults: [...faults, ...headerFaults(columns, file), ...surplusFaults(body, columns, file)],
  };
}

interface NumberedRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

function parseRecords(text: string, file: string) {
  const records: NumberedRecord[] = [];
  let lastLine = 0;
  const addRow = (cells: string[], { lines }: { lines: number }) => {
    records.push({ cells, line: lines - lineBreaksIn(cells) });
    lastLine = lines;
    return null;
  };
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
      max_record_size: maxRowLength,
      on_record: (cells: string[], info: Info) => addRow(cells, info),
    });
    return { records, faults: [] };
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    return {
      records,
      faults: [quoteFault(cause, { file, line: lastLine + 1 })],
    };
  }
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}

/** The delimiter that splits the header into most cells. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, "");
  const cellCounts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[cellCounts.indexOf(Math.max(...cellCounts))] ?? ",";
}

function quoteFault(cause: CsvError, at: { file: string; line: number }): SourceFault {
  if (cause.code === "CSV_QUOTE_NOT_CLOSED") {
    return createFault(
      at,
      "A quote opens in this row and never closes.",
      'Close it; a " inside a cell is written "".',
    );
  }
  if (cause.code === "CSV_MAX_RECORD_SIZE") {
    return createFault(
      at,
      "The row is longer than 1,000,000 characters.",
      "Close the quote that opens in it, or shorten its cells.",
    );
  }
  return createFault(
    at,
    "A quote stands where none may be.",
    'Put the whole cell into quotes and write "" for ".',
  );
}

function emptyFault(file: string): SourceFault {
  return createFault({ file, line: 0 }, "The file is empty.", "Give it a header and rows.");
}

function headerFaults(columns: readonly string[], file: string): SourceFault[] {
  const first = new Map([...columns.entries()].reverse().map(([number, column]) => [column, number]));
  const twice = columns.filter((column, number) => column !== "" && first.get(column) !== number);
  return twice.map((column) =>
    createFault(
      { file, line: 1 },
      `The header has the column ${column} twice.`,
      "Drop or rename one of them.",
    ),
  );
}

function surplusFaults(
  rows: readonly NumberedRecord[],
  columns: readonly string[],
  file: string,
): SourceFault[] {
  return rows
    .filter(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim() !== ""))
    .map(({ cells, line }) =>
      createFault(
        { file, line },
        `The row has ${cells.length} cells, the header ${columns.length}.`,
        "Put a cell that holds the delimiter into quotes.",
      ),
    );
}

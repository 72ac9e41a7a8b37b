import type { FeedSource, TableReading } from "../feed.ts";
import type { SheetRow } from "./sheet-rows.ts";
import { findTable, type SheetTable, type TableRequest } from "./sheet-table.ts";
import { openWorkbook, type Workbook } from "./workbook.ts";

/** The first bytes of a ZIP archive with a workbook in it; `.ods` and other archives have none of these names. */
export function isWorkbook(beginning: Uint8Array): boolean {
  const text = Buffer.from(beginning.subarray(0, 4096)).toString("latin1");
  return text.startsWith("PK\u0003\u0004") && /xl\/|\[Content_Types\]\.xml/.test(text);
}

/** How a sheet's CSV is read. */
export const sheetReading: TableReading = {
  format: "csv",
  encoding: "utf-8",
  delimiter: ",",
  quote: '"',
  linesAbove: 0,
};

/**
 * A sheet of a workbook as CSV: its header and the rows below it that the sheet has, blank ones too.
 * @param file what is known of the file from opening it
 * @throws PdoError PDO_FEED_WORKBOOK_BROKEN, PDO_FEED_SHEET_UNKNOWN, PDO_FEED_NO_PRODUCTS
 */
export async function openWorkbookSource(
  path: string,
  file: Pick<FeedSource, "totalBytes" | "checkUnchanged">,
  request: TableRequest = {},
): Promise<FeedSource> {
  const workbook = await openWorkbook(path);
  try {
    const table = await findTable(path, workbook, request);
    const why = `It is an Excel workbook; its sheet "${table.sheet.name}" is read, with the header in row ${table.headerRow}.`;
    const { sheet } = request;
    const numbers = new RowNumbers(table.headerRow);
    const named = { path, table, ...(sheet !== undefined && { sheet }) };
    return {
      path,
      ...file,
      stream: csvOf(workbook, table, numbers),
      workbook: { ...named, reading: sheetReading, why },
      rowNumber: (index) => numbers.of(index),
    };
  } catch (error) {
    await workbook.close();
    throw error;
  }
}

/** The numbers of the rows below the header. A sheet's file may leave out rows that are blank: only what follows a gap is stored. */
class RowNumbers {
  readonly #gaps: { readonly index: number; readonly number: number }[] = [];
  #count = 0;
  #last: number;

  constructor(headerRow: number) {
    this.#last = headerRow;
  }

  add(number: number): void {
    if (number !== this.#last + 1 || this.#count === 0) this.#gaps.push({ index: this.#count, number });
    this.#last = number;
    this.#count += 1;
  }

  of(index: number): number {
    let [from, to] = [0, this.#gaps.length];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if ((this.#gaps[middle]?.index ?? 0) <= index) from = middle;
      else to = middle;
    }
    const gap = this.#gaps[from];
    return gap === undefined ? this.#last + 1 + index : gap.number + index - gap.index;
  }
}

async function* csvOf(
  workbook: Workbook,
  { sheet, headerRow, width }: SheetTable,
  numbers: RowNumbers,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const rows of workbook.rows(sheet)) {
      const table = rows.filter(({ number }) => number >= headerRow);
      for (const { number } of table) if (number > headerRow) numbers.add(number);
      const lines = table.map((row) => csvLine(row, width));
      if (lines.length > 0) yield Buffer.from(lines.join(""), "utf8");
    }
  } finally {
    await workbook.close();
  }
}

function csvLine({ cells }: SheetRow, width: number): string {
  const line = Array.from({ length: width }, (_, column) => csvCell(cells.get(column) ?? "")).join(",");
  return `${line === "" ? '""' : line}\r\n`;
}

function csvCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

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
    const named = { path, table, ...(sheet !== undefined && { sheet }) };
    return {
      path,
      ...file,
      stream: csvOf(workbook, table),
      workbook: { ...named, reading: sheetReading, why },
    };
  } catch (error) {
    await workbook.close();
    throw error;
  }
}

async function* csvOf(
  workbook: Workbook,
  { sheet, headerRow, width }: SheetTable,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const rows of workbook.rows(sheet)) {
      const lines = rows.filter(({ number }) => number >= headerRow).map((row) => csvLine(row, width));
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

import { findHeaderRow, mostRowsAbove } from "../header-row.ts";
import { findOtherTable } from "../other-tables.ts";
import { sheetUnknown, withoutProducts } from "./sheet-errors.ts";
import type { SheetRow } from "./sheet-rows.ts";
import type { Sheet, Workbook } from "./workbook.ts";

/** A sheet as a table: where its header is, and how wide it is. */
export interface SheetTable {
  readonly sheet: Sheet;
  /** Of the header's row, 1-based. */
  readonly headerRow: number;
  /** Columns from A on: as many as any row uses. */
  readonly width: number;
}

/** A list of one column is a choice of values rather than of products. */
const leastWidth = 2;

/** What the user says of the table. */
export interface TableRequest {
  /** Absent: the first sheet with products. */
  readonly sheet?: string | undefined;
  /** How many rows stand above the header. Absent: found by looking. */
  readonly linesAbove?: number | undefined;
}

/**
 * The sheet with the products: the one asked for, else the first that shows a header with a row below it.
 * @throws PdoError PDO_FEED_SHEET_UNKNOWN, PDO_FEED_NO_PRODUCTS, PDO_FEED_WORKBOOK_BROKEN
 */
export async function findTable(
  path: string,
  workbook: Workbook,
  { sheet: wanted, linesAbove }: TableRequest = {},
): Promise<SheetTable> {
  const { sheets } = workbook;
  const asked =
    sheets.find(({ name }) => name === wanted) ??
    sheets.find(({ name }) => name.toLowerCase() === wanted?.toLowerCase());
  if (wanted !== undefined && asked === undefined)
    throw sheetUnknown(
      path,
      wanted,
      sheets.map(({ name }) => name),
    );
  const order =
    asked === undefined
      ? sheets.toSorted((one, two) => Number(one.isHidden) - Number(two.isHidden))
      : [asked];
  let unlikely: SheetTable | undefined;
  for (const sheet of order) {
    const { table, isLikely } = await readTable(workbook, sheet, linesAbove);
    if (isLikely) return table;
    unlikely ??= table;
  }
  if (unlikely !== undefined) return unlikely;
  throw withoutProducts(
    path,
    order.map(({ name }) => name),
  );
}

type Looked =
  | { readonly table: SheetTable; readonly isLikely: boolean }
  | { readonly table?: undefined; readonly isLikely: false };

/** A sheet's table, and whether it is wide enough for products and lists nothing else by its header. */
async function readTable(workbook: Workbook, sheet: Sheet, linesAbove: number | undefined): Promise<Looked> {
  const first: SheetRow[] = [];
  let width = 0;
  let rows = 0;
  for await (const batch of workbook.rows(sheet)) {
    for (const row of batch) {
      if (row.cells.size === 0 || row.number <= (linesAbove ?? 0)) continue;
      rows += 1;
      if (first.length <= mostRowsAbove) first.push(row);
      for (const column of row.cells.keys()) width = Math.max(width, column + 1);
    }
  }
  const texts = first.slice(0, -1).map(({ cells }) => [...cells.values()]);
  const header = first[linesAbove === undefined ? (findHeaderRow(texts) ?? -1) : 0];
  if (header === undefined || rows < 2) return { isLikely: false };
  const isLikely = width >= leastWidth && findOtherTable([...header.cells.values()]) === undefined;
  return { table: { sheet, headerRow: header.number, width }, isLikely };
}

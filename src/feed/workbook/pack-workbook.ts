import { createReadStream } from "node:fs";
import type { ZipWriter } from "@zip.js/zip.js";
import type { TableReading, WorkbookSheet } from "../feed.ts";
import { readFeed } from "../reader.ts";
import type { FeedRecord } from "../record.ts";
import {
  type CellFormula,
  columnLetters,
  editRow,
  formulasOf,
  type NewCells,
  withoutShared,
} from "./edit-row.ts";
import { calcChainOf, dropCalcChain, type PartEdits, widenTables } from "./part-edits.ts";
import { columnNumber, readRow, type SheetRow, sheetPieces } from "./sheet-rows.ts";
import type { SheetTable } from "./sheet-table.ts";
import { attribute, openWorkbook, tags, type Workbook } from "./workbook.ts";

/** Where a workbook comes from, and where it goes. */
export interface PackRequest {
  /** The file with the enriched table, its header first. */
  readonly table: string;
  readonly reading: TableReading;
  /** The workbook of which a sheet became the table. Absent: a new one is made. */
  readonly source?: WorkbookSheet;
  /** Of a new workbook's columns, in characters, from the first one. Absent: all are as wide as the program makes them. */
  readonly widths?: readonly number[] | undefined;
  /** Where the bytes of the new workbook go, in order. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
}

/**
 * Writes a workbook with the table's texts: the source's, of which one sheet's cells are added and replaced, and all other parts are
 * copied as they are packed; or a new one.
 * @throws PdoError; the system's error
 */
export async function packWorkbook({ table, reading, source, widths, write }: PackRequest): Promise<void> {
  const { configure, ZipWriter } = await import("@zip.js/zip.js");
  configure({ useWebWorkers: false });
  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write }));
  const rows = () => tableRows(table, reading);
  if (source === undefined) await packNew(zip, rows(), widths);
  else await packEdited(zip, rows, source);
  await zip.close();
}

async function packEdited(
  zip: ZipWriter<unknown>,
  rows: () => TableRows,
  { path, table: found }: WorkbookSheet,
): Promise<void> {
  const workbook = await openWorkbook(path);
  try {
    const table = rows();
    const header = (await table.next()).value ?? [];
    const editing = { workbook, found, table, header };
    const edits: PartEdits = new Map([
      ...(await widenTables(workbook, found, header)),
      ...((await losesFormula(path, { ...editing, table: rows() })) ? await dropCalcChain(workbook) : []),
    ]);
    for (const entry of workbook.parts.entries) {
      const { filename, lastModDate } = entry;
      const edited = edits.get(filename);
      if (edited === null) continue;
      if (edited !== undefined) {
        await zip.add(filename, toStream(once(edited)), { lastModDate });
      } else if (filename === found.sheet.part) {
        await zip.add(filename, toStream(editedSheet(path, editing)), { lastModDate });
      } else if (entry.directory) {
        await zip.add(entry.filename, undefined, { directory: true, entry });
      } else {
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        const reading = entry.getData(writable, { passThrough: true, useWebWorkers: false });
        await Promise.all([zip.add(entry.filename, readable, { entry, passThrough: true }), reading]);
      }
    }
  } finally {
    await workbook.close();
  }
}

function toStream(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = texts[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(Buffer.from(next.value, "utf8"));
    },
  });
}

type TableRows = AsyncGenerator<readonly string[], undefined>;

interface SheetEditing {
  readonly workbook: Workbook;
  readonly found: SheetTable;
  /** The rows below the header. */
  readonly table: TableRows;
  readonly header: readonly string[];
}

/** The sheet's XML, with each row's new cells. */
async function* editedSheet(path: string, editing: SheetEditing): AsyncGenerator<string> {
  const { found, header } = editing;
  const lost = new Set<string>();
  for await (const pieces of editedPieces(path, editing)) {
    let text = "";
    for (const { raw, row, cells } of pieces) {
      if (row === undefined) {
        text += widened(raw, found, header.length);
        continue;
      }
      for (const { shared } of lostFormulas(raw, cells, found)) if (shared !== undefined) lost.add(shared);
      const styleOf = row.number === found.headerRow ? found.width - 1 : undefined;
      const edited = editRow(raw, row.number, cells, styleOf);
      text += lost.size === 0 ? edited : withoutShared(edited, lost);
    }
    if (text !== "") yield text;
  }
}

/** Whether a cell with a formula gets a text, and the workbook lists its formulas. */
async function losesFormula(path: string, editing: SheetEditing): Promise<boolean> {
  if (calcChainOf(editing.workbook) === undefined) return false;
  await editing.table.next();
  for await (const pieces of editedPieces(path, editing)) {
    if (pieces.some(({ raw, cells }) => lostFormulas(raw, cells, editing.found).length > 0)) return true;
  }
  return false;
}

/** The formulas in the place of which a row gets texts. */
function lostFormulas(raw: string, cells: NewCells, { width }: SheetTable): readonly CellFormula[] {
  const [first = width] = cells.keys();
  return first < width ? formulasOf(raw).filter(({ column }) => cells.has(column)) : [];
}

interface EditedPiece {
  readonly raw: string;
  /** Absent: it stands between rows. */
  readonly row?: SheetRow;
  readonly cells: NewCells;
}

const noCells: NewCells = new Map();

/** The pieces of the sheet's XML with the new cells of each row. */
async function* editedPieces(
  path: string,
  { workbook, found: { headerRow, sheet }, table, header }: SheetEditing,
): AsyncGenerator<readonly EditedPiece[]> {
  let before = 0;
  for await (const pieces of sheetPieces(path, workbook.parts.stream(sheet.part))) {
    const edited: EditedPiece[] = [];
    for (const { raw, isRow } of pieces) {
      if (!isRow) {
        edited.push({ raw, cells: noCells });
        continue;
      }
      const row = readRow(raw, before, workbook.context);
      before = row.number;
      const texts =
        row.number <= headerRow ? row.number === headerRow && header : ((await table.next()).value ?? false);
      edited.push({ raw, row, cells: texts === false ? noCells : changesOf(row.cells, texts) });
    }
    yield edited;
  }
}

/** The texts of a table's row that its sheet's row does not have. */
function changesOf(cells: ReadonlyMap<number, string>, texts: readonly string[]): NewCells {
  const changes = new Map<number, string>();
  for (const [column, text] of texts.entries()) {
    if (text !== (cells.get(column) ?? "")) changes.set(column, text);
  }
  return changes;
}

/** The header's texts, then those of each row. */
async function* tableRows(path: string, reading: TableReading): TableRows {
  const feed = await readFeed({ stream: createReadStream(path) }, reading);
  yield feed.description.columns;
  for await (const batch of feed.records()) for (const record of batch) yield textsOf(record);
  return undefined;
}

function textsOf(record: FeedRecord): readonly string[] {
  return Array.from({ length: record.columnCount }, (_, column) => record.textAt(column) ?? "");
}

/** Of the sheet: readers that trust it read no further column. */
const dimension = /(<(?:[\w.-]+:)?dimension\s[^>]*?ref="[A-Z]+\d+:)([A-Z]+)(?=\d+")/;
const filterRange = /(<(?:[\w.-]+:)?autoFilter\s[^>]*?ref="[A-Z]+)(\d+)(:)([A-Z]+)(\d+")/;

/** The sheet's range, and a filter over the whole header, take in the columns that are added; these are wide enough to read. */
function widened(raw: string, { headerRow, width }: SheetTable, columns: number): string {
  const ranged = raw.replace(dimension, (whole, start: string, last: string) =>
    columns > width && columnNumber(last) < columns - 1 ? start + columnLetters(columns - 1) : whole,
  );
  return withWidths(ranged, width, columns).replace(
    filterRange,
    (whole, start: string, row: string, colon: string, last: string, end: string) =>
      Number(row) === headerRow && last === columnLetters(width - 1)
        ? `${start}${row}${colon}${columnLetters(columns - 1)}${end}`
        : whole,
  );
}

/** Of the columns that are added, in characters: their names, and the beginnings of their texts. */
const addedWidth = 24;
const widthsEnd = /<\/((?:[\w.-]+:)?)cols>/;
const rowsStart = /<((?:[\w.-]+:)?)sheetData(?=[\s>])/;

/** Added columns that have no width yet can be read without being widened first. */
function withWidths(raw: string, width: number, columns: number): string {
  if (columns <= width || !rowsStart.test(raw)) return raw;
  const known = tags(raw, "col");
  if (known.some((tag) => Number(attribute(tag, "max")) > width)) return raw;
  const added = (prefix: string) =>
    `<${prefix}col min="${width + 1}" max="${columns}" width="${addedWidth}" customWidth="1"/>`;
  return known.length > 0
    ? raw.replace(widthsEnd, (end, prefix: string) => added(prefix) + end)
    : raw.replace(
        rowsStart,
        (start, prefix: string) => `<${prefix}cols>${added(prefix)}</${prefix}cols>${start}`,
      );
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const document = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const content = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts of a workbook with one sheet, besides the sheet (ECMA-376, part 1, annex L.2). */
const newParts: readonly (readonly [name: string, xml: string])[] = [
  [
    "[Content_Types].xml",
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

async function packNew(
  zip: ZipWriter<unknown>,
  table: TableRows,
  widths: readonly number[] = [],
): Promise<void> {
  for (const [name, xml] of newParts) await zip.add(name, toStream(once(xmlHead + xml)));
  await zip.add("xl/worksheets/sheet1.xml", toStream(newSheet(table, widths)));
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* newSheet(table: TableRows, widths: readonly number[]): AsyncGenerator<string> {
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `${columns.length === 0 ? "" : `<cols>${columns.join("")}</cols>`}<sheetData>`;
  let number = 0;
  for await (const texts of table) {
    number += 1;
    const cells = new Map([...texts.entries()].filter(([, text]) => text !== ""));
    yield editRow(`<row r="${number}"/>`, number, cells);
  }
  yield "</sheetData></worksheet>";
}

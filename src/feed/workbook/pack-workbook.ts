import { createReadStream } from "node:fs";
import type { ZipWriter } from "@zip.js/zip.js";
import type { TableReading, WorkbookSheet } from "../feed.ts";
import { readFeed } from "../reader.ts";
import type { FeedRecord } from "../record.ts";
import { columnLetters, editRow, type NewCells } from "./edit-row.ts";
import { readRow, sheetPieces } from "./sheet-rows.ts";
import type { SheetTable } from "./sheet-table.ts";
import { openWorkbook, type Workbook } from "./workbook.ts";

/** Whether a path is called as workbooks are that are written. */
export function isWorkbookPath(path: string): boolean {
  return /\.xls[xm]$/i.test(path);
}

/** Where a workbook comes from, and where it goes. */
export interface PackRequest {
  /** The file with the enriched table, its header first. */
  readonly table: string;
  readonly reading: TableReading;
  /** The workbook of which a sheet became the table. Absent: a new one is made. */
  readonly source?: WorkbookSheet;
  /** Where the bytes of the new workbook go, in order. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
}

/**
 * Writes a workbook with the table's texts: the source's, of which one sheet's cells are added and replaced, and all other parts are
 * copied as they are packed; or a new one.
 * @throws PdoError; the system's error
 */
export async function packWorkbook({ table, reading, source, write }: PackRequest): Promise<void> {
  const { configure, ZipWriter } = await import("@zip.js/zip.js");
  configure({ useWebWorkers: false });
  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write }));
  if (source === undefined) await packNew(zip, tableRows(table, reading));
  else await packEdited(zip, tableRows(table, reading), source);
  await zip.close();
}

async function packEdited(
  zip: ZipWriter<unknown>,
  table: TableRows,
  { path, table: found }: WorkbookSheet,
): Promise<void> {
  const workbook = await openWorkbook(path);
  try {
    for (const entry of workbook.parts.entries) {
      if (entry.filename === found.sheet.part) {
        await zip.add(entry.filename, toStream(editedSheet(path, { workbook, found, table })), {
          lastModDate: entry.lastModDate,
        });
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
  readonly table: TableRows;
}

/** The sheet's XML, with each row's new cells. */
async function* editedSheet(path: string, { workbook, found, table }: SheetEditing): AsyncGenerator<string> {
  const { headerRow, width, sheet } = found;
  let before = 0;
  let header: readonly string[] | undefined;
  for await (const pieces of sheetPieces(path, workbook.parts.stream(sheet.part))) {
    let text = "";
    for (const { raw, isRow } of pieces) {
      if (!isRow) {
        text += header === undefined ? raw : widened(raw, found, header.length);
        continue;
      }
      const row = readRow(raw, before, workbook.context);
      before = row.number;
      const next = row.number < headerRow ? undefined : await table.next();
      if (next?.done === false) {
        const isHeader = header === undefined;
        header ??= next.value;
        text += editRow(raw, row.number, changesOf(row.cells, next.value), isHeader ? width - 1 : undefined);
      } else text += raw;
    }
    if (text !== "") yield text;
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

const filterRange = /(<(?:[\w.-]+:)?autoFilter\s[^>]*?ref="[A-Z]+)(\d+)(:)([A-Z]+)(\d+")/;

/** A filter over the whole header takes in the columns that are added. */
function widened(raw: string, { headerRow, width }: SheetTable, columns: number): string {
  return raw.replace(
    filterRange,
    (whole, start: string, row: string, colon: string, last: string, end: string) =>
      Number(row) === headerRow && last === columnLetters(width - 1)
        ? `${start}${row}${colon}${columnLetters(columns - 1)}${end}`
        : whole,
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

async function packNew(zip: ZipWriter<unknown>, table: TableRows): Promise<void> {
  for (const [name, xml] of newParts) await zip.add(name, toStream(once(xmlHead + xml)));
  await zip.add("xl/worksheets/sheet1.xml", toStream(newSheet(table)));
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* newSheet(table: TableRows): AsyncGenerator<string> {
  yield `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let number = 0;
  for await (const texts of table) {
    number += 1;
    const cells = new Map([...texts.entries()].filter(([, text]) => text !== ""));
    yield editRow(`<row r="${number}"/>`, number, cells);
  }
  yield "</sheetData></worksheet>";
}

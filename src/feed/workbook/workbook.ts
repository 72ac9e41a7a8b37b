import { open } from "node:fs/promises";
import { workbookBroken } from "../errors.ts";
import { attributesOf, localName, withoutReferences } from "../xml-text.ts";
import { type NumberFormat, numberFormat } from "./number-format.ts";
import { openPackage, type PackageParts } from "./package-parts.ts";
import { readSharedTexts, type SharedTexts } from "./shared-texts.ts";
import { withoutSheet } from "./sheet-errors.ts";
import { type CellContext, readRow, type SheetRow, sheetPieces } from "./sheet-rows.ts";

/** A worksheet: charts and dialogs are none. */
export interface Sheet {
  readonly name: string;
  /** Of its part in the package. */
  readonly part: string;
  readonly isHidden: boolean;
}

export interface Workbook {
  readonly sheets: readonly Sheet[];
  readonly parts: PackageParts;
  readonly context: CellContext;
  /** The name of the part that lists the sheets. */
  readonly main: string;
  /** What that part refers to. */
  readonly related: readonly Relation[];
  /** The rows that a sheet has, in order, in batches. */
  rows(sheet: Sheet): AsyncIterable<readonly SheetRow[]>;
  close(): Promise<void>;
}

/**
 * Opens an Excel workbook (ECMA-376: .xlsx, .xlsm). Formulas count by the values that Excel has stored.
 * @throws PdoError PDO_FEED_WORKBOOK_BROKEN
 */
export async function openWorkbook(path: string): Promise<Workbook> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const parts = await openPackage(path, file, size);
    const book = await readBook(path, parts);
    return {
      ...book,
      parts,
      rows: (sheet) => readRows(path, parts, sheet, book.context),
      close: () => {
        // An iteration that has ended still refers to the workbook, and while the result is packed another one is open.
        book.sharedTexts?.release();
        return file.close();
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

interface Book extends Pick<Workbook, "sheets" | "context" | "main" | "related"> {
  /** Absent: no cell refers to one. */
  readonly sharedTexts: SharedTexts | undefined;
}

async function readBook(path: string, parts: PackageParts): Promise<Book> {
  const root = relationsOf((await parts.text("_rels/.rels")) ?? "", "");
  const main = root.find(({ type }) => type.endsWith("/officeDocument"))?.target ?? "xl/workbook.xml";
  const book = await parts.text(main);
  if (book === undefined) throw workbookBroken(path, "It is a ZIP archive without a workbook in it");
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const related = relationsOf((await parts.text(relationsPartOf(main))) ?? "", folder);
  const sheets = tags(book, "sheet").flatMap((tag): Sheet[] => {
    const relation = related.find(({ id }) => id === attribute(tag, "id"));
    if (relation === undefined || !relation.type.endsWith("/worksheet")) return [];
    return [
      {
        name: attribute(tag, "name"),
        part: relation.target,
        isHidden: /\sstate="(?:hidden|veryHidden)"/.test(tag),
      },
    ];
  });
  if (sheets.length === 0) throw withoutSheet(path);
  const partOf = (type: string) => related.find((relation) => relation.type.endsWith(type))?.target ?? "";
  const shared = partOf("/sharedStrings");
  const sharedTexts = parts.has(shared) ? await readSharedTexts(path, parts.stream(shared)) : undefined;
  return {
    main,
    related,
    sheets,
    sharedTexts,
    context: {
      sharedText: (number) => sharedTexts?.at(number) ?? "",
      formats: readFormats((await parts.text(partOf("/styles"))) ?? ""),
      is1904: /<(?:[\w.-]+:)?workbookPr[^>]*\sdate1904="(?:1|true)"/.test(book),
    },
  };
}

/** What one part refers to. */
export interface Relation {
  readonly id: string;
  readonly type: string;
  /** A part's name. */
  readonly target: string;
}

/** The name of the part that says what a part refers to. */
export function relationsPartOf(part: string): string {
  const name = part.lastIndexOf("/") + 1;
  return `${part.slice(0, name)}_rels/${part.slice(name)}.rels`;
}

/** @param folder of the part that refers to others, with its slash */
export function relationsOf(xml: string, folder: string): readonly Relation[] {
  return tags(xml, "Relationship").map((tag) => {
    const target = attribute(tag, "Target");
    const name = target.startsWith("/") ? target.slice(1) : folder + target;
    return {
      id: attribute(tag, "Id"),
      type: attribute(tag, "Type"),
      target: name.replace(/[^/]+\/\.\.\//g, ""),
    };
  });
}

/** The opening tags of elements by their local name. */
export function tags(xml: string, name: string): readonly string[] {
  return xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])[^>]*>`, "g")) ?? [];
}

/** By its local name, with references replaced; "" where there is none. */
export function attribute(tag: string, name: string): string {
  const value = attributesOf(tag).find(([written]) => localName(written) === name.toLowerCase())?.[1];
  return withoutReferences(value ?? "");
}

/** The number formats of the cells' styles. */
function readFormats(styles: string): readonly NumberFormat[] {
  const codes = new Map(
    tags(styles, "numFmt").map((tag) => [Number(attribute(tag, "numFmtId")), attribute(tag, "formatCode")]),
  );
  const cells = /<(?:[\w.-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w.-]+:)?cellXfs>/.exec(styles)?.[0] ?? "";
  return tags(cells, "xf").map((tag) => {
    const id = Number(attribute(tag, "numFmtId"));
    return numberFormat(id, codes.get(id));
  });
}

async function* readRows(
  path: string,
  parts: PackageParts,
  { part }: Sheet,
  context: CellContext,
): AsyncGenerator<readonly SheetRow[]> {
  let before = 0;
  for await (const pieces of sheetPieces(path, parts.stream(part))) {
    yield pieces.flatMap(({ raw, isRow }) => {
      if (!isRow) return [];
      const row = readRow(raw, before, context);
      before = row.number;
      return [row];
    });
  }
}

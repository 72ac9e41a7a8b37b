import { workbookBroken } from "../errors.ts";
import { withoutReferences } from "../xml-text.ts";
import { type NumberFormat, numberText, plainFormat } from "./number-format.ts";

/** What cells refer to outside their sheet. */
export interface CellContext {
  /** A shared text by its number. */
  readonly sharedText: (number: number) => string;
  /** By the cell's style. */
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

/** A row that the sheet has, with its texts by 0-based column; columns without a text are missing. */
export interface SheetRow {
  /** 1-based, as Excel shows it. */
  readonly number: number;
  readonly cells: ReadonlyMap<number, string>;
}

/** Raw text of a row: as large as 16,384 cells of 32,767 characters could be is none of products. */
const longestRow = 16 * 1024 * 1024;
const rowTag = /<(?:[\w.-]+:)?row(?=[\s>/])[^>]*>/g;

/** A stretch of a sheet's XML: a row with all that belongs to it, or what stands between rows. */
export interface SheetPiece {
  readonly raw: string;
  readonly isRow: boolean;
}

/**
 * A sheet's XML in pieces, which joined give its text (`<row ...>...</row>`, prefixes too).
 * @throws PdoError PDO_FEED_WORKBOOK_BROKEN where the sheet ends within its rows
 */
export async function* sheetPieces(
  path: string,
  sheet: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly SheetPiece[]> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  let isEnded = false;
  for await (const bytes of sheet) {
    text += decoder.decode(bytes, { stream: true });
    const { pieces, rest } = cutRows(text);
    if (rest.length > longestRow) throw workbookBroken(path, "A row of its sheet is larger than 16 MiB");
    text = rest;
    isEnded ||= endOfRows.test(rest);
    if (isEnded) {
      pieces.push({ raw: text, isRow: false });
      text = "";
    }
    if (pieces.length > 0) yield pieces;
  }
  if (!isEnded) throw workbookBroken(path, "Its sheet ends before its rows do");
}

const endOfRows = /<\/(?:[\w.-]+:)?sheetData>|<(?:[\w.-]+:)?sheetData\s*\/>/;

/** The whole rows of a text with what stands before each, and what stands behind them. */
function cutRows(text: string): { readonly pieces: SheetPiece[]; readonly rest: string } {
  const pieces: SheetPiece[] = [];
  let at = 0;
  rowTag.lastIndex = 0;
  for (let tag = rowTag.exec(text); tag !== null; tag = rowTag.exec(text)) {
    const start = tag.index;
    let end = rowTag.lastIndex;
    if (!tag[0].endsWith("/>")) {
      const closing = `</${/^<([^\s>/]+)/.exec(tag[0])?.[1] ?? ""}>`;
      const closed = text.indexOf(closing, end);
      if (closed === -1) break;
      end = closed + closing.length;
    }
    if (start > at) pieces.push({ raw: text.slice(at, start), isRow: false });
    pieces.push({ raw: text.slice(start, end), isRow: true });
    at = end;
    rowTag.lastIndex = end;
  }
  return { pieces, rest: text.slice(at) };
}

const cellForm = /<(?:[\w.-]+:)?c(?=[\s>/])([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:[\w.-]+:)?c>)/g;
const valueForm = /<(?:[\w.-]+:)?v(?:\s[^>]*)?>([^<]*)<\//;
const reference = /\sr="([A-Z]{1,3})\d/;
const typeForm = /\st="(\w+)"/;
const styleForm = /\ss="(\d+)"/;
const rowNumber = /\sr="(\d+)"/;

/** @param before the number of the row before, for rows that do not say theirs */
export function readRow(raw: string, before: number, context: CellContext): SheetRow {
  const opening = raw.slice(0, raw.indexOf(">"));
  const number = Number(rowNumber.exec(opening)?.[1] ?? before + 1);
  const cells = new Map<number, string>();
  let column = -1;
  for (const [, attributes = "", content] of raw.matchAll(cellForm)) {
    const letters = reference.exec(attributes)?.[1];
    column = letters === undefined ? column + 1 : columnNumber(letters);
    const text = content === undefined ? "" : cellText(attributes, content, context);
    if (text !== "") cells.set(column, text);
  }
  return { number, cells };
}

/** 0-based: 0 for A, 26 for AA. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64;
  return number - 1;
}

function cellText(attributes: string, content: string, { sharedText, formats, is1904 }: CellContext): string {
  const type = typeForm.exec(attributes)?.[1];
  if (type === "inlineStr") return richText(content);
  const value = valueForm.exec(content)?.[1];
  if (value === undefined) return "";
  if (type === "s") return sharedText(Number(value));
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "str" || type === "e" || type === "d") return decoded(value);
  const style = Number(styleForm.exec(attributes)?.[1] ?? 0);
  return numberText(value, formats[style] ?? plainFormat, is1904);
}

const textRuns = /<(?:[\w.-]+:)?(t|rPh)(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:[\w.-]+:)?\1>)/g;

/** The texts of all runs; readings of Japanese characters are no part of it. */
export function richText(raw: string): string {
  let text = "";
  for (const [, kind, run = ""] of raw.matchAll(textRuns)) if (kind === "t") text += decoded(run);
  return text;
}

const escapes = /_x([\da-f]{4})_/gi;

/** With the ends of lines as XML's readers take them, and references and Excel's escapes (`_x000D_`) replaced. */
function decoded(text: string): string {
  if (!/[&_\r]/.test(text)) return text;
  return withoutReferences(text.replace(/\r\n?/g, "\n")).replace(escapes, (_, unit: string) =>
    String.fromCharCode(Number.parseInt(unit, 16)),
  );
}

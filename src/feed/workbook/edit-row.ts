import { escaped, impossible } from "../xml-text.ts";
import { columnNumber } from "./sheet-rows.ts";

/** New texts of a row's cells by 0-based column. */
export type NewCells = ReadonlyMap<number, string>;

const cellTag = /<(?:[\w.-]+:)?c(?=[\s>/])[^>]*?(?:\/>|>[\s\S]*?<\/(?:[\w.-]+:)?c>)/g;
const reference = /\sr="([A-Z]{1,3})(\d+)"/;
const style = /\ss="\d+"/;

/**
 * A row's XML with new texts, as inline strings; all other cells stay as they are. A cell that is replaced keeps its style, a new one
 * takes that of `styleOf`.
 * @param raw `<row ...>...</row>`
 * @param styleOf the column whose style new cells take; undefined: none
 */
export function editRow(raw: string, number: number, cells: NewCells, styleOf?: number): string {
  if (cells.size === 0) return raw;
  const tag = /^<([^\s>/]+)[^>]*?(\/?)>/.exec(raw);
  const [opening = "", name = "row", isEmpty = ""] = tag ?? [];
  const prefix = name.slice(0, name.lastIndexOf(":") + 1);
  // How far a row's cells span is said for speed only, and is no longer true.
  const head = `${opening.slice(0, opening.length - 1 - isEmpty.length).replace(/\sspans="[^"]*"/, "")}>`;
  const content = isEmpty === "" ? raw.slice(opening.length, raw.lastIndexOf("</")) : "";
  return `${head}${editCells(content, { number, cells, prefix, styleOf })}</${name}>`;
}

/** A cell's formula. */
export interface CellFormula {
  readonly column: number;
  /** The number that cells of one shared formula have. Absent: it is the cell's own. */
  readonly shared?: string;
}

const formulaTag = /<(?:[\w.-]+:)?f(?=[\s>/])[^>]*>/;

/** The formulas of a row's cells, in order. */
export function formulasOf(raw: string): readonly CellFormula[] {
  const formulas: CellFormula[] = [];
  let column = -1;
  for (const [found] of raw.matchAll(cellTag)) {
    const letters = reference.exec(found)?.[1];
    column = letters === undefined ? column + 1 : columnNumber(letters);
    const tag = formulaTag.exec(found)?.[0];
    if (tag === undefined) continue;
    const shared = /\st="shared"/.test(tag) ? /\ssi="(\d+)"/.exec(tag)?.[1] : undefined;
    formulas.push({ column, ...(shared !== undefined && { shared }) });
  }
  return formulas;
}

const formulaElement = /<(?:[\w.-]+:)?f\s[^>]*?\ssi="(\d+)"[^>]*?(?:\/>|>[^<]*<\/(?:[\w.-]+:)?f>)/g;

/** A row's XML without the formulas that refer to these shared ones: their cells keep the values that Excel has stored. */
export function withoutShared(raw: string, lost: ReadonlySet<string>): string {
  return raw.replace(formulaElement, (whole, shared: string) => (lost.has(shared) ? "" : whole));
}

interface RowEditing {
  readonly number: number;
  readonly cells: NewCells;
  readonly prefix: string;
  readonly styleOf: number | undefined;
}

function editCells(content: string, { number, cells, prefix, styleOf }: RowEditing): string {
  const waiting = [...cells].sort(([one], [other]) => one - other);
  let text = "";
  let at = 0;
  let column = -1;
  let borrowed = "";
  const writeBefore = (limit: number) => {
    for (let next = waiting[0]; next !== undefined && next[0] < limit; next = waiting[0]) {
      text += cell(prefix, `${columnLetters(next[0])}${number}`, borrowed, next[1]);
      waiting.shift();
    }
  };
  for (const { 0: found, index } of content.matchAll(cellTag)) {
    const letters = reference.exec(found)?.[1];
    column = letters === undefined ? column + 1 : columnNumber(letters);
    const own = style.exec(found.slice(0, found.indexOf(">")))?.[0] ?? "";
    if (column === styleOf) borrowed = own;
    text += content.slice(at, index);
    writeBefore(column);
    at = index + found.length;
    const replaced = waiting[0]?.[0] === column ? waiting.shift() : undefined;
    text +=
      replaced === undefined ? found : cell(prefix, `${columnLetters(column)}${number}`, own, replaced[1]);
  }
  writeBefore(Number.POSITIVE_INFINITY);
  return text + content.slice(at);
}

/** A: 0, AA: 26. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? columnLetters(rest) : "") + String.fromCharCode(65 + (column % 26));
}

/** Characters; Excel takes no longer text. */
const longestText = 32_767;
/** Longer ones are shown with an exponent. */
const plainNumber = /^-?(?:0|[1-9]\d{0,10})(?:\.\d{1,10})?$/;

/** What XML cannot hold, and the carriage return, which its readers take for the end of a line. */
const escapedUnits = new RegExp(`${impossible.source}|\\r`, "g");

function cell(prefix: string, place: string, cellStyle: string, text: string): string {
  const tag = `${prefix}c r="${place}"${cellStyle}`;
  if (text === "") return cellStyle === "" ? "" : `<${tag}/>`;
  if (cellStyle === "" && plainNumber.test(text) && String(Number(text)) === text)
    return `<${tag}><${prefix}v>${text}</${prefix}v></${prefix}c>`;
  const content = `<${prefix}is><${prefix}t xml:space="preserve">${cellText(text)}</${prefix}t></${prefix}is>`;
  return `<${tag} t="inlineStr">${content}</${prefix}c>`;
}

/** Text as a cell holds it: what XML cannot hold is written as Excel does (`_x0007_`, ECMA-376, part 1, 22.9.2.19). */
function cellText(text: string): string {
  const held = (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text).toWellFormed();
  const codeOf = (unit: string) => unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return escaped(
    held.replace(/_x(?=[\da-f]{4}_)/gi, "_x005F_x").replace(escapedUnits, (unit) => `_x${codeOf(unit)}_`),
  );
}

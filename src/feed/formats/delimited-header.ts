import { brokenTextProblem } from "../encoding-detection.ts";
import type { TextForm } from "../encodings.ts";
import { headerBroken, headerTooLarge } from "../errors.ts";
import type { FeedDialect } from "../feed.ts";
import { rawCells, unquoteCell } from "./delimited-cells.ts";
import { quoteProblem } from "./delimited-record.ts";
import { type RawRow, RowSplitter } from "./delimited-splitter.ts";

interface FoundHeader {
  readonly columns: readonly string[];
  readonly headerRaw: string;
  readonly headerEnding: string;
  /** Blank characters before the header. */
  readonly lead: string;
  /** Offset of the rows in the given text. */
  readonly bodyStart: number;
  /** 1-based line of the first row. */
  readonly bodyLine: number;
  /** One sentence for each tolerated defect. */
  readonly why: readonly string[];
}

interface HeaderPlace {
  readonly form: TextForm;
  readonly dialect: FeedDialect;
  readonly name: string;
  /** 1-based line of the text's beginning. */
  readonly firstLine: number;
  /** Byte offset of the text in the unpacked feed. */
  readonly firstByte: number;
  readonly isWhole: boolean;
}

/**
 * Parses the header of a delimited text.
 * @throws PdoError PDO_FEED_QUOTE_OPEN, PDO_FEED_RECORD_TOO_LARGE where it does not end within the text,
 * PDO_FEED_HEADER_BROKEN where its cells are ambiguous
 */
export function readHeader(text: string, place: HeaderPlace): FoundHeader | undefined {
  const { dialect, form, name, firstLine, isWhole } = place;
  const splitter = new RowSplitter({
    dialect,
    name,
    firstLine,
    maxLength: Number.POSITIVE_INFINITY,
  });
  const [row, next] = splitter.push(text, isWhole);
  if (row === undefined) {
    if (isWhole) return undefined;
    throw headerTooLarge(name, text.length * form.unitBytes);
  }
  refuseBrokenHeader(row, place);
  const bodyStart = row.lead.length + row.raw.length + row.ending.length;
  const lines =
    next === undefined ? linesIn(text.slice(0, bodyStart)) : next.line - linesIn(next.lead) - firstLine;
  return {
    columns: rawCells(row.raw, dialect).map((cell) => form.textOfRaw(unquoteCell(cell, dialect.quote))),
    headerRaw: row.raw,
    headerEnding: row.ending,
    lead: row.lead,
    bodyStart,
    bodyLine: firstLine + lines,
    why:
      row.quoteFault === undefined
        ? []
        : [`Cell ${row.quoteFault.position + 1} of the header holds a quote, which is read as it stands.`],
  };
}

function refuseBrokenHeader(row: RawRow, { form, firstByte, name }: HeaderPlace): void {
  const { quoteFault } = row;
  const broken = brokenTextProblem(row.raw, firstByte + row.lead.length * form.unitBytes, form);
  if (broken !== undefined) throw headerBroken(name, broken.reason);
  if (quoteFault?.kind === "closed_early") {
    throw headerBroken(name, quoteProblem(row.raw, row.line, quoteFault).reason);
  }
}

/** How many lines end in a text. */
export function linesIn(text: string): number {
  return text.split(/\r{0,2}\n|\r/).length - 1;
}

/** The text before the header of a delimited feed. */
interface Preamble {
  readonly raw: string;
  /** The delimiter of Excel's `sep=` line. */
  readonly delimiter?: string;
  readonly why: readonly string[];
}

const separatorLine = /^"?sep=(.)"?(?:\r{0,2}\n|\r)/i;
const line = /^[^\r\n]*(?:\r{0,2}\n|\r)/;

/**
 * Parses Excel's `sep=;` line and comment lines (`# exported 2024-01-01`). A line that begins with `#` is a comment
 * only where it has no delimiter and the next line has one (`#,Name,Price` is a header).
 */
export function readPreamble(text: string): Preamble {
  const separator = separatorLine.exec(text);
  if (separator !== null) {
    const delimiter = separator[1] ?? ",";
    return {
      raw: separator[0],
      delimiter,
      why: [`Its first line is Excel's "sep=${delimiter}", which is kept.`],
    };
  }
  const raw = commentLines(text);
  const lines = linesIn(raw);
  return {
    raw,
    why:
      lines === 0
        ? []
        : [
            `Its first ${lines === 1 ? "line is a comment" : `${lines} lines are comments`}, kept as they are.`,
          ],
  };
}

/**
 * The given number of lines, blank ones too, as what stands above the header.
 * @returns undefined where the text has fewer
 */
export function passLines(text: string, count: number): Preamble | undefined {
  const lineEnd = /\r{0,2}\n|\r/g;
  for (let lines = 0; lines < count; lines += 1) if (lineEnd.exec(text) === null) return undefined;
  const raw = text.slice(0, lineEnd.lastIndex);
  const delimiter = separatorLine.exec(raw)?.[1];
  const why = `The header is in line ${count + 1}, as asked; what stands above it is written back as it is.`;
  return { raw, ...(delimiter !== undefined && { delimiter }), why: count === 0 ? [] : [why] };
}

function commentLines(text: string): string {
  let rest = text;
  let comments = "";
  while (rest.startsWith("#")) {
    const first = line.exec(rest)?.[0];
    if (first === undefined) return "";
    comments += first;
    rest = rest.slice(first.length);
  }
  if (comments === "") return "";
  const header = line.exec(rest)?.[0] ?? rest;
  const last =
    comments
      .trimEnd()
      .split(/[\r\n]+/)
      .at(-1) ?? "";
  return dividersIn(header) > 0 && dividersIn(header) !== dividersIn(last) ? comments : "";
}

function dividersIn(text: string): number {
  return Math.max(...[",", ";", "\t", "|"].map((delimiter) => text.split(delimiter).length - 1));
}

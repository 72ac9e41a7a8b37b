import { brokenTextProblem } from "../bytes/broken-text.ts";
import type { TextForm } from "../bytes/text-form.ts";
import type { FeedDialect } from "../feed.ts";
import { headerBroken, headerTooLarge } from "../refusals.ts";
import { quoteProblem } from "./quote-fault.ts";
import { rawCells, unquoteCell } from "./raw-cells.ts";
import { type RawRow, RowSplitter } from "./split-rows.ts";

export interface FoundHeader {
  readonly columns: readonly string[];
  readonly headerRaw: string;
  readonly headerEnding: string;
  /** Characters before the header that are blank lines. */
  readonly lead: string;
  /** Where the rows begin, counted from the given text. */
  readonly bodyStart: number;
  /** 1-based line on which the rows begin. */
  readonly bodyLine: number;
  /** One sentence for each thing in it that is not as it should be, and is read all the same. */
  readonly why: readonly string[];
}

export interface HeaderPlace {
  readonly form: TextForm;
  readonly dialect: FeedDialect;
  readonly name: string;
  /** 1-based line of the text's beginning. */
  readonly firstLine: number;
  /** Where the text begins, in bytes of the unpacked feed. */
  readonly firstByte: number;
  readonly isWhole: boolean;
}

/**
 * The header of a delimited text.
 * @throws FeedProblem PDO_FEED_QUOTE_OPEN, PDO_FEED_RECORD_TOO_LARGE where it does not end within the text,
 *   PDO_FEED_HEADER_BROKEN where it is not clear what it says
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

function linesIn(text: string): number {
  return text.split(/\r\n|\n|\r/).length - 1;
}

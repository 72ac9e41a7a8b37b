import type { FeedDialect } from "../feed.ts";
import { endOfCell, lineEndingAt, OPEN, syntaxOf } from "./delimited-scanner.ts";

const candidateDelimiters = [",", ";", "\t", "|"] as const;

const delimiterNames: Readonly<Record<string, string>> = {
  ",": "a comma",
  ";": "a semicolon",
  "\t": "a tab",
  "|": "a bar",
};

/** Rows of the beginning used for detection. */
const SAMPLE_ROWS = 200;

export interface FoundDialect {
  readonly dialect: FeedDialect;
  readonly why: string;
}

interface Trial {
  readonly delimiter: string;
  readonly width: number;
  readonly rows: number;
  /** Share of rows with as many cells as the header, in [0, 1]. */
  readonly agreement: number;
  readonly brokenQuotes: number;
}

/**
 * Detects the delimiter and quote from the first rows: the delimiter with which most rows have exactly as many cells
 * as the header. A header with more cells wins only at similar agreement, since mere frequency proves little (commas
 * in prose).
 * @param text raw text from the header on
 * @param isWhole whether the feed ends with it
 * @param usual the fallback for a single column
 */
export function findDialect(text: string, isWhole: boolean, usual: string): FoundDialect {
  const lineEnding = findLineEnding(text);
  const quote = findQuote(text);
  const trials = candidateDelimiters.map((delimiter) =>
    tryDelimiter(text, isWhole, { delimiter, quote, lineEnding }),
  );
  const best = trials
    .filter(({ width }) => width > 1)
    .sort((a, b) => agreementScore(b) - agreementScore(a))[0];
  const delimiter = best?.delimiter ?? usual;
  return {
    dialect: { delimiter, quote, lineEnding },
    why: sentenceOf(best, delimiter),
  };
}

function sentenceOf(trial: Trial | undefined, delimiter: string): string {
  const name = delimiterNames[delimiter] ?? JSON.stringify(delimiter);
  if (trial === undefined)
    return `No delimiter divides the header, so it is one column (${name} is taken as delimiter).`;
  const share = Math.round(trial.agreement * 100);
  return `The delimiter is ${name}: ${share} % of the first ${trial.rows} rows have the header's ${trial.width} cells.`;
}

function agreementScore(trial: Trial): number {
  const width = Math.min(Math.log2(trial.width), 5) / 5;
  const broken = trial.brokenQuotes / Math.max(1, trial.rows);
  return trial.agreement * (0.7 + 0.3 * width) - Math.min(broken, 1) * 0.5;
}

/** The dialect of a text with a given delimiter, and a given quote or the one that is found. */
export function dialectWith(
  text: string,
  { delimiter, quote = findQuote(text) }: { delimiter: string; quote?: FeedDialect["quote"] | undefined },
): FeedDialect {
  return {
    delimiter,
    quote,
    lineEnding: findLineEnding(text),
  };
}

function findLineEnding(text: string): FeedDialect["lineEnding"] {
  const [first = "\n"] = /\r{0,2}\n|\r/.exec(text) ?? [];
  if (first === "\n") return "\n";
  if (first !== "\r") return "\r\n";
  // A lone CR ends lines in old Mac files, which have LFs inside cells only.
  const carriageReturns = (text.match(/\r(?!\r?\n)/g) ?? []).length;
  const lineFeeds = (text.match(/\n/g) ?? []).length;
  return carriageReturns > lineFeeds ? "\r" : "\n";
}

/** Single quotes only where they enclose several cells and double quotes enclose none. */
function findQuote(text: string): '"' | "'" {
  const beginning = text.slice(0, 65_536);
  const double = (beginning.match(/(?:^|[,;\t|\r\n])"/g) ?? []).length;
  if (double > 0) return '"';
  const single = (beginning.match(/(?:^|[,;\t|\r\n])'[^'\r\n]*'(?=[,;\t|\r\n]|$)/g) ?? []).length;
  return single >= 2 ? "'" : '"';
}

function tryDelimiter(text: string, isWhole: boolean, dialect: FeedDialect): Trial {
  const rows = [...lookAtRows(text, isWhole, dialect)];
  const widths = rows.filter(({ isComplete }) => isComplete).map(({ width }) => width);
  const [width = 0] = widths;
  const agreeing = widths.filter((other) => other === width).length;
  return {
    delimiter: dialect.delimiter,
    width,
    rows: widths.length,
    agreement: widths.length === 0 ? 0 : agreeing / widths.length,
    brokenQuotes: rows.reduce((sum, { brokenQuotes }) => sum + brokenQuotes, 0),
  };
}

interface RowLook {
  readonly width: number;
  /** Cells that begin with a quote but do not end with one. */
  readonly brokenQuotes: number;
  readonly isComplete: boolean;
}

function* lookAtRows(text: string, isWhole: boolean, dialect: FeedDialect): Generator<RowLook> {
  const syntax = syntaxOf(dialect);
  let at = 0;
  for (let rows = 0; at < text.length && rows < SAMPLE_ROWS; ) {
    const blank = lineEndingAt(text, at, true);
    if (blank > 0) {
      at += blank;
      continue;
    }
    let width = 0;
    let brokenQuotes = 0;
    let end = endOfCell(text, at, syntax, isWhole);
    for (; end !== OPEN; end = endOfCell(text, at, syntax, isWhole)) {
      width += 1;
      if (text[at] === dialect.quote && text[end - 1] !== dialect.quote) brokenQuotes += 1;
      if (text[end] !== dialect.delimiter) break;
      at = end + 1;
    }
    rows += 1;
    if (end === OPEN) {
      // Truncated, or a quote that is never closed.
      yield { width, brokenQuotes: brokenQuotes + (isWhole ? 1 : 0), isComplete: false };
      return;
    }
    yield { width, brokenQuotes, isComplete: true };
    at = end + Math.max(1, lineEndingAt(text, end, true));
  }
}

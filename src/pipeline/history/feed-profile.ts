import type { FeedEncoding, ProductField } from "../../feed/feed.ts";
import type { FeedFormatName } from "../../feed/feed-format.ts";
import type { SketchFigures } from "./text-tally.ts";

/** Increases with every incompatible change; profiles of other versions are not compared. */
export const profileVersion = 1;

/** Statistics of a feed that was read to its end; contains no product texts. */
export interface FeedProfile {
  readonly format: FeedFormatName;
  readonly encoding: FeedEncoding;
  /** Absent for JSON. */
  readonly delimiter?: string;
  /** The header's; for JSON the keys seen in the sample. */
  readonly columns: readonly string[];
  readonly fields: Readonly<Partial<Record<ProductField, string>>>;
  readonly rows: number;
  readonly lines: LineFigures;
  /** For every column; in a long feed estimated from a sample of rows. */
  readonly cells: Readonly<Record<string, KindCounts>>;
  /** For the columns of product fields, from all rows. */
  readonly texts: Readonly<Partial<Record<ProductField, TextFigures>>>;
}

/** The integrity of the rows. */
export interface LineFigures {
  /** Unreadable rows: more cells than the header, or no valid JSON object. */
  readonly broken: number;
  /** Rows with fewer cells than the header; always 0 for JSON. */
  readonly short: number;
  /** Short or broken rows that read like a program's error message. */
  readonly messages: number;
  /** Rows that repeat the header. */
  readonly headers: number;
  /** Rows with bytes that are not valid in the feed's encoding. */
  readonly undecodable: number;
  readonly isLastShort: boolean;
  readonly endsWithLineBreak: boolean;
}

/** Number of cells of each kind; absent kinds did not occur. */
export type KindCounts = Readonly<Partial<Record<CellKind, number>>>;

/** Statistics of one field's cells. Everything but the sketch counts cells. */
export interface TextFigures {
  readonly filled: number;
  readonly empty: number;
  readonly values: SketchFigures;
  /** Filled cells whose length was measured, in a sample of some thousands. */
  readonly measured: number;
  /** Total length of these cells, in UTF-16 units. */
  readonly characters: number;
  readonly longest: number;
  /** Distinct texts of exactly the maximum length, at most 5,000. */
  readonly atLongest: number;
  /** Filled cells represented by the inspected sample; the following counts are weighted in the same way. */
  readonly looked: number;
  /** Cells with characters beyond ASCII. */
  readonly beyondAscii: number;
  /** UTF-8 decoded as another encoding (Ã¼ for ü), or replacement characters (U+FFFD). */
  readonly garbled: number;
  /** Question marks within words (M?bel), the result of a lossy conversion. */
  readonly questioned: number;
  /** Markup that was escaped twice (&lt;p&gt;, &amp;amp;). */
  readonly escaped: number;
  /** Long numbers in a spreadsheet's scientific notation: 4,01E+12. */
  readonly scientific: number;
  readonly leadingZero: number;
  /** Valid GTINs; counted only in the GTIN's column, otherwise 0. */
  readonly gtins: number;
}

/** The syntactic kind of a cell. */
export const cellKinds = [
  "empty",
  "zero",
  "whole",
  "decimalPoint",
  "decimalComma",
  "address",
  "text",
] as const;
export type CellKind = (typeof cellKinds)[number];

/** A number, optionally with a currency before or after it: `12`, `1.234,50 EUR`, `$12.00`. */
const figure = /^\s*(?:[€$£]|[A-Z]{3} )?\s*([+-]?\d[\d.,'\u00a0 ]*)\s*(?:[€$£%]|[A-Z]{3})?\s*$/u;

/** What exports write for a missing value or a failed formula. */
const emptyWord = /^(?:null|none|nan|n\/?a|nil|undefined|\[object object\]|#[a-z0-9/]+[!?]?)$/i;

/** First characters of the above, for a fast rejection. */
const emptyWordStart = /^[\snNuU[#]/;

/**
 * Whether a cell is blank or holds what programs write for a missing value. A lone `-` or `x` is typed by people and
 * counts as a value.
 */
export function isEmptyCell(text: string): boolean {
  if (text === "") return true;
  if (text.length > 15 || !emptyWordStart.test(text)) return false;
  const words = text.trim();
  return words === "" || emptyWord.test(words);
}

export function kindOfCell(text: string): CellKind {
  if (isEmptyCell(text)) return "empty";
  const digits = text.length > 40 ? undefined : figure.exec(text)?.[1];
  if (digits === undefined) return isAddress(text) ? "address" : "text";
  if (!/[1-9]/.test(digits)) return "zero";
  const decimal = /([.,])\d{1,2}\s*$/.exec(digits)?.[1];
  if (decimal === undefined) return "whole";
  return decimal === "." ? "decimalPoint" : "decimalComma";
}

function isAddress(text: string): boolean {
  return text.startsWith("http://") || text.startsWith("https://");
}

/** What identifies a feed across runs. */
interface NamedSource {
  /** The feed's resolved path. Absent: a stream. */
  readonly path?: string | undefined;
  /** The resolved output path. Absent: standard output. */
  readonly outputPath?: string | undefined;
  readonly columns: readonly string[];
}

/**
 * A feed's identity is its folder and file name without dates. A stream is identified by its output path; where that is
 * a stream too, by its columns.
 */
export function identityOfFeed({ path, outputPath, columns }: NamedSource): string {
  if (path !== undefined) return `file ${undated(path)}`;
  if (outputPath !== undefined) return `stream to ${undated(outputPath)}`;
  return `stream of ${JSON.stringify(columns)}`;
}

/**
 * 2026-11-21T03-15, 21.11.2026, 20261121T0315, 1763751600 (seconds or milliseconds since the epoch). Other numbers,
 * such as a shop's or supplier's, are part of the identity.
 */
const moment = new RegExp(
  [
    String.raw`(?<!\d)(?:19|20)\d\d[-_.](?:0?[1-9]|1[0-2])(?:[-_.]\d{1,2}(?:[-_.T ]\d{1,2}){0,3})?(?!\d)Z?`,
    String.raw`(?<!\d)\d{1,2}[-_.]\d{1,2}[-_.](?:19|20)\d\d(?!\d)`,
    String.raw`(?<!\d)(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-3]\d)?(?:[-_T]?\d{2,6})?(?!\d)Z?`,
    String.raw`(?<!\d)1\d{9}(?:\d{3})?(?!\d)`,
  ].join("|"),
  "g",
);

function undated(path: string): string {
  return path.replace(moment, "#");
}

import type { FeedEncoding, ProductField } from "../../feed/feed.ts";
import type { FeedFormatName } from "../../feed/feed-format.ts";
import type { SketchFigures } from "./text-tally.ts";

/** Grows with every change that gives something another meaning; a profile of another version is not compared. */
export const profileVersion = 1;

/** What was seen of a feed that was read to its end: figures, no texts of its products. */
export interface FeedProfile {
  readonly format: FeedFormatName;
  readonly encoding: FeedEncoding;
  /** Absent in JSON. */
  readonly delimiter?: string;
  /** As in the header; of JSON the keys seen in the feed's beginning. */
  readonly columns: readonly string[];
  readonly fields: Readonly<Partial<Record<ProductField, string>>>;
  readonly rows: number;
  readonly lines: LineFigures;
  /** Of every column; of a long feed an estimate from the rows that were looked at closely. */
  readonly cells: Readonly<Record<string, KindCounts>>;
  /** Of the columns that hold a field of the product, from all rows. */
  readonly texts: Readonly<Partial<Record<ProductField, TextFigures>>>;
}

/** How well the rows hold together. */
export interface LineFigures {
  /** Rows that cannot be read: more cells than the header, no valid JSON object. */
  readonly broken: number;
  /** Rows with fewer cells than the header. Always 0 of JSON. */
  readonly short: number;
  /** Short or broken rows that read like a program's message. */
  readonly messages: number;
  /** Rows that repeat the header. */
  readonly headers: number;
  /** Rows with bytes that are not valid in the feed's encoding. */
  readonly undecodable: number;
  readonly isLastShort: boolean;
  readonly endsWithLineBreak: boolean;
}

/** Cells of each kind; kinds that did not come are absent. */
export type KindCounts = Readonly<Partial<Record<CellKind, number>>>;

/** What the cells under one field of the product look like. All but the sketch count cells. */
export interface TextFigures {
  readonly filled: number;
  readonly empty: number;
  readonly values: SketchFigures;
  /** Filled cells whose length was measured: some thousands are enough. */
  readonly measured: number;
  /** Of all these cells together, in UTF-16 units. */
  readonly characters: number;
  readonly longest: number;
  /** Different texts that are as long as the longest, at most 5,000. */
  readonly atLongest: number;
  /** Filled cells for which those stand that were looked at closely; what follows is counted likewise. */
  readonly looked: number;
  /** Cells with letters beyond ASCII. */
  readonly beyondAscii: number;
  /** UTF-8 that was read as another encoding (Ã¼ for ü), or characters that were lost on the way (U+FFFD). */
  readonly garbled: number;
  /** Question marks within words (M?bel), as a conversion leaves them. */
  readonly questioned: number;
  /** Markup that was escaped once too often (&lt;p&gt;, &amp;amp;). */
  readonly escaped: number;
  /** Numbers as a spreadsheet shows long ones: 4,01E+12. */
  readonly scientific: number;
  readonly leadingZero: number;
  /** Valid GTINs. Counted of the GTIN's column alone, else 0. */
  readonly gtins: number;
}

/** What a cell looks like, whatever it means. */
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

/** A figure, perhaps with a currency before or behind it: `12`, `1.234,50 EUR`, `$12.00`. */
const figure = /^\s*(?:[€$£]|[A-Z]{3} )?\s*([+-]?\d[\d.,'\u00a0 ]*)\s*(?:[€$£%]|[A-Z]{3})?\s*$/u;

/** What exports write where a value is missing or a formula failed. */
const nothing = /^(?:null|none|nan|n\/?a|nil|undefined|\[object object\]|#[a-z0-9/]+[!?]?)$/i;

/** What a word for nothing begins with; most cells need no further look. */
const nothingBegins = /^[\snNuU[#]/;

/**
 * Whether a cell says nothing: blank, or what programs write for a missing value. A lone `-` or `x` is a person's.
 */
export function isEmptyCell(text: string): boolean {
  if (text === "") return true;
  if (text.length > 15 || !nothingBegins.test(text)) return false;
  const words = text.trim();
  return words === "" || nothing.test(words);
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

/** What tells one feed from another, from night to night. */
interface NamedSource {
  /** The feed's resolved path. Absent: a stream. */
  readonly path?: string | undefined;
  /** Where the run writes to, resolved. Absent: standard output. */
  readonly outputPath?: string | undefined;
  readonly columns: readonly string[];
}

/**
 * A feed is the same as last time where it lies in the same folder under the same name, whatever date these carry.
 * A stream is known by where it is written to; where that is a stream too, by its columns.
 */
export function identityOfFeed({ path, outputPath, columns }: NamedSource): string {
  if (path !== undefined) return `file ${undated(path)}`;
  if (outputPath !== undefined) return `stream to ${undated(outputPath)}`;
  return `stream of ${JSON.stringify(columns)}`;
}

/**
 * 2026-11-21T03-15, 21.11.2026, 20261121T0315, 1763751600 (seconds or milliseconds since 1970): not the number of a shop or
 * a supplier, which tells one feed from another.
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

import type { FeedEncoding } from "../../feed/bytes/feed-encoding.ts";
import type { FeedFormat } from "../../feed/feed-format.ts";
import type { ProductField } from "../../feed/product-field.ts";
import type { CellKind } from "./cell-kind.ts";
import type { SketchFigures } from "./value-sketch.ts";

/** Grows with every change that gives something another meaning; a profile of another version is not compared. */
export const profileVersion = 1;

/** What was seen of a feed that was read to its end: figures, no texts of its products. */
export interface FeedProfile {
  readonly format: FeedFormat;
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

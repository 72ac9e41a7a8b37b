import type { SourceText } from "../reading/source-text.ts";

/** Pieces [start, end) of one of the product's texts that say a value of an attribute. */
export interface ValueSpan {
  readonly attribute: number;
  /** Position in the product's `texts`. */
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

/** An example with its texts read and its categories and attributes as numbers. */
export interface ReadProduct {
  readonly category: number;
  readonly texts: readonly SourceText[];
  /** By attribute: the values that are right, null where it is known to have none. */
  readonly values: ReadonlyMap<number, readonly string[] | null>;
}

export interface PreparedProduct extends ReadProduct {
  /** Where the texts say those values. */
  readonly spans: readonly ValueSpan[];
}

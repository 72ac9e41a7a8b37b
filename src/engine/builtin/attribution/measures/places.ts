import type { CompiledAttribute } from "../lexicon/category-lexicon.ts";
import type { Statement } from "../statements/statement.ts";
import type { ProductText } from "../texts/product-text.ts";

/** `[start, end)` in a plain text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export const contains = (outer: Place, inner: Place) => outer.start <= inner.start && inner.end <= outer.end;
export const overlaps = (left: Place, right: Place) => left.start < right.end && right.start < left.end;

export function measuredStatement(
  attribute: CompiledAttribute,
  text: ProductText,
  place: Place,
  score: number,
): Statement {
  return { attribute, value: null, text, start: place.start, end: place.end, score };
}

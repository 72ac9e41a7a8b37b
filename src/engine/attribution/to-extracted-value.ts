import { toValue } from "../../catalog/listed-records.ts";
import type { ValueRecord } from "../../catalog/model.ts";
import type { ExtractedValue } from "../../contract/attribution.ts";
import { type QuotedText, quote } from "./quoted-text.ts";

/** What says that a product has a value, whoever has found it. */
export interface FoundValue {
  /** Null for free text, a number, or a value that the channel does not list. */
  readonly value: ValueRecord | null;
  readonly text: QuotedText;
  /** `[start, end)` in the plain text. */
  readonly start: number;
  readonly end: number;
  /** In [0, 1]. */
  readonly score: number;
}

export function toExtractedValue({ value, text, start, end, score }: FoundValue): ExtractedValue {
  return {
    value: value && toValue(value),
    ...quote(text, start, end),
    source: text.source,
    score: Math.round(score * 100) / 100,
  };
}

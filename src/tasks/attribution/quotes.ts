import type { ExtractedValue } from "../../api/attribution.ts";
import type { OperationBody } from "../../api/operations.ts";
import { toValue } from "../../catalog/localized-names.ts";
import type { ValueRecord } from "../../catalog/model.ts";
import { type PlainText, plainText } from "../../nlp/html.ts";

/** A value found for a product, with its evidence, whichever engine found it. */
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

/** A product text as sent, and as plain text. */
export interface QuotedText {
  readonly source: ExtractedValue["source"];
  readonly sent: string;
  readonly plain: PlainText;
}

/** The product's texts, name first, without empty ones. */
export function readQuotedTexts(body: OperationBody<"extractAttributes">): readonly QuotedText[] {
  const sent = [
    { source: "product_name", text: body.product_name ?? "" },
    { source: "product_description", text: body.product_description },
  ] as const;
  return sent
    .filter(({ text }) => text.trim() !== "")
    .map(({ source, text }) => ({ source, sent: text, plain: plainText(text) }));
}

/**
 * Maps a span of the plain text to the text as sent, with the quoted words: the slice itself, or the decoded words where it
 * contains a tag or an entity.
 */
function quote(text: QuotedText, start: number, end: number) {
  const [from, to] = text.plain.sourceSpan(start, end);
  const slice = text.sent.slice(from, to);
  const isEncoded = slice.includes("<") || (slice.includes("&") && /&#?\w+;/.test(slice));
  return {
    text: isEncoded ? text.plain.text.slice(start, end) : slice,
    span: [from, to] as [number, number],
  };
}

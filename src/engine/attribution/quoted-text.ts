import type { ExtractedValue } from "../../contract/attribution.ts";
import type { OperationBody } from "../../contract/operations.ts";
import { type PlainText, plainText } from "../../text/html.ts";

/** One of a product's texts as it was sent, and as a reader would see it. */
export interface QuotedText {
  readonly source: ExtractedValue["source"];
  readonly sent: string;
  readonly plain: PlainText;
}

/** The product's texts, name first; empty ones are left out. */
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
 * Where a piece of the plain text stands in what was sent, and the words there: the slice itself, or the
 * decoded words where a tag or an entity lies inside.
 */
export function quote(text: QuotedText, start: number, end: number) {
  const [from, to] = text.plain.sourceSpan(start, end);
  const slice = text.sent.slice(from, to);
  const isEncoded = slice.includes("<") || (slice.includes("&") && /&#?\w+;/.test(slice));
  return {
    text: isEncoded ? text.plain.text.slice(start, end) : slice,
    span: [from, to] as [number, number],
  };
}

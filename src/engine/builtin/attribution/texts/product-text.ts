import type { ExtractedValue } from "../../../../contract/attribution.ts";
import type { OperationBody } from "../../../../contract/operations.ts";
import { hasMarkup, type PlainText, plainText } from "../../../../text/html.ts";
import { findLabelledTexts, type LabelledText } from "../../../../text/labelled-lines.ts";
import type { Language } from "../../../../text/language.ts";
import { detectLanguage } from "../../../../text/language-detection.ts";
import { findMeasures, type Measure } from "../../../../text/units.ts";
import { isEnumeration } from "../../enumeration.ts";
import { readWords, type Word } from "./words.ts";

/** One of a product's texts, read: offsets are those of `plain.text` throughout. */
export interface ProductText {
  readonly source: ExtractedValue["source"];
  /** As it was sent. */
  readonly sent: string;
  readonly plain: PlainText;
  readonly words: readonly Word[];
  readonly labelled: readonly LabelledText[];
  readonly measures: readonly Measure[];
  /** Whether it merely lists things, as ingredients are listed. */
  readonly isEnumeration: boolean;
  /** Of name and description together; undefined where they don't tell. */
  readonly language: Language | undefined;
}

/** The product's texts, name first; empty ones are left out. */
export function readProductTexts(body: OperationBody<"extractAttributes">): readonly ProductText[] {
  const sent = [
    { source: "product_name", text: body.product_name ?? "" },
    { source: "product_description", text: body.product_description },
  ] as const;
  const read = sent
    .filter(({ text }) => text.trim() !== "")
    .map(({ source, text }) => ({ source, sent: text, plain: plainText(text) }));
  const language = detectLanguage(read.map(({ plain }) => plain.text.slice(0, 1_500)).join("\n")).language;
  return read.map((text) => ({
    ...text,
    language,
    words: readWords(text.plain.text),
    labelled: findLabelledTexts(text.plain.text),
    measures: findMeasures(text.plain.text),
    isEnumeration: isEnumeration(text.plain.text),
  }));
}

/**
 * Where a piece of the plain text stands in what was sent, and the words there: the slice itself, or the
 * decoded words where a tag or an entity lies inside.
 */
export function quote(text: ProductText, start: number, end: number) {
  const [from, to] = text.plain.sourceSpan(start, end);
  const slice = text.sent.slice(from, to);
  const isEncoded = hasMarkup(slice) || /<|&#?\w+;/.test(slice);
  return {
    text: isEncoded ? text.plain.text.slice(start, end) : slice,
    span: [from, to] as [number, number],
  };
}

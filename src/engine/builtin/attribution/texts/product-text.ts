import type { OperationBody } from "../../../../contract/operations.ts";
import { findLabelledTexts, type LabelledText } from "../../../../text/labelled-lines.ts";
import type { Language } from "../../../../text/language.ts";
import { detectLanguage } from "../../../../text/language-detection.ts";
import { findMeasures, type Measure } from "../../../../text/units.ts";
import { isEnumeration } from "../../enumeration.ts";
import { type QuotedText, readQuotedTexts } from "./quoted-text.ts";
import { readWords, type Word } from "./words.ts";

/** One of a product's texts, read: offsets are those of `plain.text` throughout. */
export interface ProductText extends QuotedText {
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
  const read = readQuotedTexts(body);
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

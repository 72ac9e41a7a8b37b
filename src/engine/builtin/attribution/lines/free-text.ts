import type { ProductText } from "../texts/product-text.ts";
import type { Mention } from "./attribute-mentions.ts";
import type { LabelledLine } from "./labelled-lines.ts";

/** A text with all that the rules for free text look at. */
export interface FreeText {
  readonly text: ProductText;
  readonly mentions: readonly Mention[];
  readonly lines: readonly LabelledLine[];
}

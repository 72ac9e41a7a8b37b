import type { CategoryLexicon } from "../lexicon/category-lexicon.ts";
import type { ProductText } from "../texts/product-text.ts";
import { findMentions, type Mention } from "./attribute-mentions.ts";
import { findLabelledLines, type LabelledLine } from "./labelled-lines.ts";

/** A text with all that the rules for free text look at. */
export interface FreeText {
  readonly text: ProductText;
  readonly mentions: readonly Mention[];
  readonly lines: readonly LabelledLine[];
}

/** Mentions are looked for when a rule first asks for them. */
export function readFreeText(lexicon: CategoryLexicon, text: ProductText): FreeText {
  let mentions: readonly Mention[] | undefined;
  return {
    text,
    lines: findLabelledLines(lexicon, text),
    get mentions() {
      mentions ??= findMentions(lexicon, text.words);
      return mentions;
    },
  };
}

import { phraseOf } from "../guards/phrase.ts";
import type { CategoryLexicon } from "../lexicon/category-lexicon.ts";
import type { ProductText } from "../texts/product-text.ts";
import { findMentions, type Mention } from "./attribute-mentions.ts";
import { findLabelledLines, type LabelledLine } from "./labelled-lines.ts";

/** A text with all that the rules for free text look at. */
export interface FreeText {
  readonly text: ProductText;
  readonly lines: readonly LabelledLine[];
  readonly mentions: readonly Mention[];
  /** Those in the phrase in which a word stands; none where the text has no such word. */
  mentionsAround(word: number): readonly Mention[];
}

/** Mentions are looked for when a rule first asks for them, phrase by phrase: no name reaches beyond its own. */
export function readFreeText(lexicon: CategoryLexicon, text: ProductText): FreeText {
  const byPhrase: (readonly Mention[])[] = [];
  const mentionsAround = (index: number): readonly Mention[] => {
    const word = text.words[index];
    if (word === undefined) return [];
    byPhrase[word.phrase] ??= findMentions(lexicon, text.words, phraseOf(text.words, index));
    return byPhrase[word.phrase] ?? [];
  };
  let mentions: readonly Mention[] | undefined;
  return {
    text,
    lines: findLabelledLines(lexicon, text),
    mentionsAround,
    get mentions() {
      mentions ??= text.words.flatMap(({ phrase }, index) =>
        phrase === text.words[index - 1]?.phrase ? [] : mentionsAround(index),
      );
      return mentions;
    },
  };
}

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

export function readFreeText(lexicon: CategoryLexicon, text: ProductText): FreeText {
  return new TextMentions(lexicon, text);
}

const none: readonly Mention[] = [];

/** Mentions are looked for when a rule first asks for them, phrase by phrase: no name reaches beyond its own. */
class TextMentions implements FreeText {
  readonly text: ProductText;
  readonly lines: readonly LabelledLine[];
  readonly #lexicon: CategoryLexicon;
  #byPhrase: (readonly Mention[])[] | undefined;
  #mentions: readonly Mention[] | undefined;

  constructor(lexicon: CategoryLexicon, text: ProductText) {
    this.#lexicon = lexicon;
    this.text = text;
    this.lines = findLabelledLines(lexicon, text);
  }

  mentionsAround(index: number): readonly Mention[] {
    const { words } = this.text;
    const word = words[index];
    if (word === undefined) return none;
    this.#byPhrase ??= [];
    const known = this.#byPhrase[word.phrase];
    if (known !== undefined) return known;
    const mentions = findMentions(this.#lexicon, words, phraseOf(words, index));
    this.#byPhrase[word.phrase] = mentions;
    return mentions;
  }

  get mentions(): readonly Mention[] {
    this.#mentions ??= this.#allMentions();
    return this.#mentions;
  }

  #allMentions(): readonly Mention[] {
    const mentions: Mention[] = [];
    let before: number | undefined;
    for (const [index, { phrase }] of this.text.words.entries()) {
      if (phrase !== before) for (const mention of this.mentionsAround(index)) mentions.push(mention);
      before = phrase;
    }
    return mentions;
  }
}

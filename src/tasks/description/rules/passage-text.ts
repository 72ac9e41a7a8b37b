import type { Language } from "../../../nlp/language.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { adjustTone } from "./adjust-tone.ts";
import { endsCut, withEndShown } from "./cut-passage.ts";
import { countWords } from "./passage.ts";
import { type ScoreParts, type Style, scoreParts } from "./score-passages.ts";

/** A passage's text in a style, with its score there. */
interface TonedText {
  readonly text: string;
  readonly parts: ScoreParts;
}

/** "imbottiti e": what is gone is no beginning of another word. */
function endsInSmallWord(text: string, language: Language): boolean {
  const word = /\p{L}+(?=\s?(?:…|\.{3})?$)/u.exec(text)?.[0] ?? "";
  return isStopWord(word.toLowerCase(), language);
}

/** What a passage's text shows independent of the product; independent of the request, so that it can be reused. */
export class PassageText {
  readonly text: string;
  /** Whether it is truncated at the end of the source. */
  readonly isCut: boolean;
  /** Whether the beginning of a word before that was left out. */
  readonly lostWord: boolean;
  readonly words: number;
  /** Folded tokens, in order. */
  readonly folded: readonly string[];
  /** Count of stop words of the source's language. */
  readonly smallWords: number;
  #key: string | undefined;

  constructor(written: string, language: Language) {
    this.text = withEndShown(written, language);
    this.isCut = endsCut(this.text);
    this.lostWord =
      this.isCut && countWords(this.text) < countWords(written) && !endsInSmallWord(written, language);
    this.words = countWords(this.text);
    this.folded = this.words === 0 ? [] : tokenize(this.text).map(({ folded }) => folded);
    this.smallWords = this.folded.filter((word) => isStopWord(word, language)).length;
  }

  /** Folded words with a blank around each, for comparing passages. */
  get key(): string {
    this.#key ??= ` ${this.folded.join(" ")} `;
    return this.#key;
  }

  inStyle(style: Style): TonedText {
    const text = adjustTone(this.text, style.tone, style.language);
    return { text, parts: scoreParts(this, style) };
  }
}

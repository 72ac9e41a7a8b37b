import type { Language } from "../../../text/language.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { tokenize } from "../../../text/tokens.ts";
import type { FormOfAddress } from "./address/form-of-address.ts";
import { formOfAddress } from "./address/same-address.ts";
import { adjustTone } from "./adjust-tone.ts";
import { endsCut, withEndShown } from "./cut-end.ts";
import { isNoise } from "./is-noise.ts";
import { countWords } from "./passage.ts";
import { type Manner, type ScoreParts, scoreParts } from "./score-parts.ts";

/** A passage's text in a manner, how it speaks to the reader, and what it is worth there. */
export interface TonedText {
  readonly text: string;
  readonly form: FormOfAddress | undefined;
  readonly parts: ScoreParts;
}

/** What a passage's words show without the product that they are of. */
export class PassageText {
  readonly text: string;
  /** The source ends in it, cut off. */
  readonly isCut: boolean;
  readonly words: number;
  /** Its tokens' folded texts, in order. */
  readonly folded: readonly string[];
  /** How many of its words are small ones of the language that it was read in. */
  readonly smallWords: number;
  #isNoise: boolean | undefined;
  #key: string | undefined;

  constructor(written: string, language: Language) {
    this.text = withEndShown(written, language);
    this.isCut = endsCut(this.text);
    this.words = countWords(this.text);
    this.folded = this.words === 0 ? [] : tokenize(this.text).map(({ folded }) => folded);
    this.smallWords = this.folded.filter((word) => isStopWord(word, language)).length;
  }

  /** Whether it advertises, ships, prices or gives addresses instead of describing the product. */
  get isNoise(): boolean {
    this.#isNoise ??= isNoise(this);
    return this.#isNoise;
  }

  /** Its words, a blank around each: what two passages are compared by. */
  get key(): string {
    this.#key ??= ` ${this.folded.join(" ")} `;
    return this.#key;
  }

  inManner(manner: Manner): TonedText {
    const text = adjustTone(this, manner.tone, manner.language);
    const form = formOfAddress(text, manner.language);
    return { text, form, parts: scoreParts(this, manner) };
  }
}

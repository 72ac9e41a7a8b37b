import { detached } from "../../../text/detached.ts";
import type { Language } from "../../../text/language.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { foldedWords } from "../../../text/tokens/folded-words.ts";
import { RecentAnswers } from "../../../text/tokens/recent-answers.ts";
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

/**
 * What a passage's words show without the product that they are of: labelled facts, and sentences of a brand or a shop, come again
 * with every other product. Worked out when first asked for.
 */
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
  #toned: { readonly manner: Manner; readonly toned: TonedText } | undefined;

  constructor(written: string, language: Language) {
    this.text = withEndShown(written, language);
    this.isCut = endsCut(this.text);
    this.words = countWords(this.text);
    this.folded = this.words === 0 ? [] : foldedWords(this.text);
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
    if (this.#toned !== undefined && isSame(this.#toned.manner, manner)) return this.#toned.toned;
    const text = adjustTone(this, manner.tone, manner.language);
    const form = formOfAddress(text, manner.language);
    const toned = { text, form, parts: scoreParts(this, manner) };
    // Not the whole of it: what it was asked for holds a product's words.
    const { language, tone, audience } = manner;
    this.#toned = { manner: { language, tone, audience }, toned };
    return toned;
  }
}

function isSame(one: Manner, other: Manner): boolean {
  return one.tone === other.tone && one.language === other.language && one.audience === other.audience;
}

/** Longer ones rarely come again. */
const longestKept = 120;
/** Of each language; at some 1,500 bytes each 3 MB. */
const mostKept = 2_000;
const kept: Readonly<Record<Language, RecentAnswers<PassageText>>> = {
  en: new RecentAnswers(mostKept),
  de: new RecentAnswers(mostKept),
  fr: new RecentAnswers(mostKept),
  it: new RecentAnswers(mostKept),
};

/** Those of short texts that were read lately are kept. */
export function readPassageText(written: string, language: Language): PassageText {
  if (written.length > longestKept) return new PassageText(written, language);
  const known = kept[language].find(written);
  if (known !== undefined) return known;
  const own = detached(written);
  const made = new PassageText(own, language);
  kept[language].keep(own, made);
  return made;
}

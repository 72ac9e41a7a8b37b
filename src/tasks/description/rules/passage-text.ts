import { type Language, textLanguages } from "../../../nlp/language.ts";
import { createPhraseTable } from "../../../nlp/phrase-table.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { adjustTone } from "./adjust-tone.ts";
import { endsCut, withEndShown } from "./cut-passage.ts";
import type { FormOfAddress } from "./form-of-address.ts";
import { noisePhrases, openings } from "./noise-phrases.ts";
import { countWords } from "./passage.ts";
import { formOfAddress } from "./same-address.ts";
import { type ScoreParts, type Style, scoreParts } from "./score-passages.ts";

/** A passage's text in a style, with its form of address and its score there. */
interface TonedText {
  readonly text: string;
  readonly form: FormOfAddress | undefined;
  readonly parts: ScoreParts;
}

/** What a passage's text shows independent of the product; independent of the request, so that it can be reused. */
export class PassageText {
  readonly text: string;
  /** Whether it is truncated at the end of the source. */
  readonly isCut: boolean;
  readonly words: number;
  /** Folded tokens, in order. */
  readonly folded: readonly string[];
  /** Count of stop words of the source's language. */
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

  /** Whether it is about promotion, shipping, prices or contact details rather than the product. */
  get isNoise(): boolean {
    this.#isNoise ??= isNoise(this);
    return this.#isNoise;
  }

  /** Folded words with a blank around each, for comparing passages. */
  get key(): string {
    this.#key ??= ` ${this.folded.join(" ")} `;
    return this.#key;
  }

  inStyle(style: Style): TonedText {
    const text = adjustTone(this, style.tone, style.language);
    const form = formOfAddress(text, style.language);
    return { text, form, parts: scoreParts(this, style) };
  }
}

const phrases = createPhraseTable<true>();
for (const language of textLanguages) {
  for (const phrase of noisePhrases(language)) phrases.add(readWords(phrase).folded, true);
}

/** Prefilter for addresses: one of these characters, or a stop within a word. */
const mayHaveAddress = /[@/]|\w\.\w/;
/** Prefilters for prices: a currency symbol, or one of these words. */
const currencySymbol = /[€£$₹]/;
const moneyWords: ReadonlySet<string> = new Set(
  "eur euro euros chf usd rs price preis prix prezzo".split(" "),
);
const mayHavePhone = /\+\d|00\d|[Tt][EeÉé][Ll]|[Hh][Oo][Nn][Ee]|[Cc][Aa][Ll][Ll]/;
const address =
  /https?:\/\/|\bwww\.|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w{2,}|(?<![\w-])-*\w[\w-]*\.(?:com|de|fr|it|ch|net)\b(?!\w)/iu;
const phone =
  /(?:\+|\b00)\d{2}[\d\s/()-]{7,}|\b(?:tel|tél|telefon|telephone|phone|call)\b\.?\s*:?\s*[\d+(]/iu;
const price =
  /(?:€|£|\$|\bEUR|\bCHF|\bUSD|\bRs\.?|₹)\s?\d|\d\s?(?:€|£|\bEUR\b|\bCHF\b|\beuros?\b)|\b(?:price|preis|prix|prezzo)\s*:/iu;

interface ReadText {
  readonly text: string;
  readonly folded: readonly string[];
}

/** Whether a passage is about promotion, shipping, prices or contact details rather than the product. */
function isNoise({ text, folded }: ReadText): boolean {
  if (openings.buying.test(text)) return true;
  if (mayHaveAddress.test(text) && address.test(text)) return true;
  const mayHavePrice = currencySymbol.test(text) || folded.some((word) => moneyWords.has(word));
  if (mayHavePrice && price.test(text)) return true;
  if (/\d/.test(text) && mayHavePhone.test(text) && phone.test(text)) return true;
  return hasPhrase(folded);
}

function hasPhrase(folded: readonly string[]): boolean {
  for (let place = 0; place < folded.length; place += 1) {
    if (phrases.longestAt(folded, place) !== undefined) return true;
  }
  return false;
}

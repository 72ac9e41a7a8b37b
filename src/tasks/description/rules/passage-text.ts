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
import { type Manner, type ScoreParts, scoreParts } from "./score-passages.ts";

/** A passage's text in a manner, how it speaks to the reader, and what it is worth there. */
interface TonedText {
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

const phrases = createPhraseTable<true>();
for (const language of textLanguages) {
  for (const phrase of noisePhrases(language)) phrases.add(readWords(phrase).folded, true);
}

/** Only a text with such a character or a stop within a word has an address. */
const mayHaveAddress = /[@/]|\w\.\w/;
/** A price stands only beside a currency's sign or one of these words; a number is joined to neither ("EUR5"). */
const currencySign = /[€£$₹]/;
const moneyWords: ReadonlySet<string> = new Set(
  "eur euro euros chf usd rs price preis prix prezzo".split(" "),
);
const mayHavePhone = /\+\d|00\d|[Tt][EeÉé][Ll]|[Hh][Oo][Nn][Ee]|[Cc][Aa][Ll][Ll]/;
const address = /https?:\/\/|\bwww\.|[\w.+-]+@[\w-]+\.\w{2,}|\b[\w-]+\.(?:com|de|fr|it|ch|net)\b(?!\w)/iu;
const phone =
  /(?:\+|\b00)\d{2}[\d\s/()-]{7,}|\b(?:tel|tél|telefon|telephone|phone|call)\b\.?\s*:?\s*[\d+(]/iu;
const price =
  /(?:€|£|\$|\bEUR|\bCHF|\bUSD|\bRs\.?|₹)\s?\d|\d\s?(?:€|£|\bEUR\b|\bCHF\b|\beuros?\b)|\b(?:price|preis|prix|prezzo)\s*:/iu;

interface ReadText {
  readonly text: string;
  readonly folded: readonly string[];
}

/** Whether a passage advertises, ships, prices or gives addresses instead of describing the product. */
function isNoise({ text, folded }: ReadText): boolean {
  if (openings.buying.test(text)) return true;
  if (mayHaveAddress.test(text) && address.test(text)) return true;
  const mayHavePrice = currencySign.test(text) || folded.some((word) => moneyWords.has(word));
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

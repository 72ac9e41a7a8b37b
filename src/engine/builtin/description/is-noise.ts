import { textLanguages } from "../../../text/language.ts";
import { createPhraseTable } from "../../../text/phrase-table.ts";
import { readWords } from "../../../text/read-words.ts";
import { noisePhrases, openings } from "./noise-phrases.ts";

const phrases = createPhraseTable<true>();
for (const language of textLanguages) {
  for (const phrase of noisePhrases[language]) phrases.add(readWords(phrase).folded, true);
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
export function isNoise({ text, folded }: ReadText): boolean {
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

import { textLanguages } from "../../../text/language.ts";
import { createPhraseTable } from "../../../text/phrase-table.ts";
import { readWords } from "../../../text/read-words.ts";
import { noisePhrases, openings } from "./noise-phrases.ts";
import { textSigns } from "./text-signs.ts";
import { moneyMark, noiseMark } from "./word-marks.ts";

const phrases = createPhraseTable<true>();
for (const language of textLanguages) {
  for (const phrase of noisePhrases[language]) phrases.add(readWords(phrase).folded, true);
}

/** Cheap signs, without which the costly patterns need not be tried. */
const phoneSign = /\+\d|00\d|[Tt][EeÉé][Ll]|[Hh][Oo][Nn][Ee]|[Cc][Aa][Ll][Ll]/;
const address = /https?:\/\/|\bwww\.|[\w.+-]+@[\w-]+\.\w{2,}|\b[\w-]+\.(?:com|de|fr|it|ch|net)\b(?!\w)/iu;
const phone =
  /(?:\+|\b00)\d{2}[\d\s/()-]{7,}|\b(?:tel|tél|telefon|telephone|phone|call)\b\.?\s*:?\s*[\d+(]/iu;
const price =
  /(?:€|£|\$|\bEUR|\bCHF|\bUSD|\bRs\.?|₹)\s?\d|\d\s?(?:€|£|\bEUR\b|\bCHF\b|\beuros?\b)|\b(?:price|preis|prix|prezzo)\s*:/iu;

interface ReadText {
  readonly text: string;
  readonly folded: readonly string[];
  /** Of its characters and of its words. */
  readonly signs: number;
  readonly marks: number;
}

/** Whether a passage advertises, ships, prices or gives addresses instead of describing the product. */
export function isNoise({ text, folded, signs, marks }: ReadText): boolean {
  if (openings.buying.test(text)) return true;
  if ((signs & textSigns.address) !== 0 && address.test(text)) return true;
  const mayPrice = (signs & textSigns.money) !== 0 || (marks & moneyMark) !== 0;
  if (mayPrice && price.test(text)) return true;
  if ((signs & textSigns.digit) !== 0 && phoneSign.test(text) && phone.test(text)) return true;
  return (marks & noiseMark) !== 0 && hasPhrase(folded);
}

function hasPhrase(folded: readonly string[]): boolean {
  for (let place = 0; place < folded.length; place += 1) {
    if (phrases.longestAt(folded, place) !== undefined) return true;
  }
  return false;
}

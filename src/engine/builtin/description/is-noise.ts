import { textLanguages } from "../../../text/language.ts";
import { createPhraseTable } from "../../../text/phrase-table.ts";
import { readWords } from "../../../text/read-words.ts";
import { noisePhrases, openings } from "./noise-phrases.ts";
import type { Passage } from "./passage.ts";

const phrases = createPhraseTable<true>();
for (const language of textLanguages) {
  for (const phrase of noisePhrases[language]) phrases.add(readWords(phrase).folded, true);
}

/** Cheap signs, without which the costly patterns need not be tried. */
const addressSign = /[@/]|\w\.\w/u;
const moneySign = /[€£$₹]/u;
const moneyWords: ReadonlySet<string> = new Set(
  "eur euro euros chf usd rs price preis prix prezzo".split(" "),
);
const phoneSign = /\+\d|\b00\d|\b(?:tele|tel|tél|phone|call)/iu;
const address = /https?:\/\/|\bwww\.|[\w.+-]+@[\w-]+\.\w{2,}|\b[\w-]+\.(?:com|de|fr|it|ch|net)\b(?!\w)/iu;
const phone =
  /(?:\+|\b00)\d{2}[\d\s/()-]{7,}|\b(?:tel|tél|telefon|telephone|phone|call)\b\.?\s*:?\s*[\d+(]/iu;
const price =
  /(?:€|£|\$|\bEUR|\bCHF|\bUSD|\bRs\.?|₹)\s?\d|\d\s?(?:€|£|\bEUR\b|\bCHF\b|\beuros?\b)|\b(?:price|preis|prix|prezzo)\s*:/iu;

/** Whether a passage advertises, ships, prices or gives addresses instead of describing the product. */
export function isNoise({ text, folded }: Pick<Passage, "text" | "folded">): boolean {
  if (openings.buying.test(text)) return true;
  if (addressSign.test(text) && address.test(text)) return true;
  if ((moneySign.test(text) || folded.some((word) => moneyWords.has(word))) && price.test(text)) return true;
  if (/\d/.test(text) && phoneSign.test(text) && phone.test(text)) return true;
  return folded.some((_, place) => phrases.longestAt(folded, place) !== undefined);
}

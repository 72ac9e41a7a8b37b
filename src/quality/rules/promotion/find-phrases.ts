import { textLanguages } from "../../../text/language.ts";
import { lazily } from "../../../text/lazily.ts";
import { createPhraseTable } from "../../../text/phrase-table.ts";
import type { WordReading } from "../../../text/read-words.ts";
import type { Place } from "../fault.ts";
import { foldPhrase } from "../words/fold-phrase.ts";
import { promotionalPhrases } from "../words/promotional-words.ts";

/** Folded phrases that are everyday words in a sentence: "you must have", "facile à saisir", "bearings in stock sizes". */
const saidInSentences: ReadonlySet<string> = new Set([
  "must have",
  "a saisir",
  "brand new",
  "top quality",
  "top qualitat",
  "top qualite",
  "top qualita",
  "in stock",
  "en stock",
  "auf lager",
  "low price",
  "prix bas",
  "petit prix",
  "in saldo",
  "new arrival",
  "frei haus",
  "piu venduto",
  "nuovo arrivo",
]);

const phrases = lazily(() => {
  const table = createPhraseTable<string>();
  for (const language of textLanguages) {
    for (const phrase of promotionalPhrases[language]) {
      const folded = foldPhrase(phrase);
      table.add(folded, folded.join(" "));
    }
  }
  return table;
});

type PhraseWords = Pick<WordReading, "text" | "tokens" | "folded">;

/** Phrases that advertise and never name a product. */
export function findPhrasesIn(
  { text, tokens, folded }: PhraseWords,
  of: "name" | "sentences",
): readonly Place[] {
  const places: Place[] = [];
  for (let index = 0; index < folded.length; index += 1) {
    const match = phrases().longestAt(folded, index);
    if (match === undefined || (of === "sentences" && saidInSentences.has(match.entry))) continue;
    const [first, last] = [tokens[index], tokens[index + match.length - 1]];
    if (first && last && isOnePhrase(text.slice(first.start, last.end))) {
      places.push({ start: first.start, end: last.end });
    }
    index += match.length - 1;
  }
  return places;
}

/** "Toys for free. Shipping container" is two; "inkl. Versand" is one. */
function isOnePhrase(text: string): boolean {
  return !/[.!?;:|]\s|\n/u.test(text.replace(/^inkl\./iu, ""));
}

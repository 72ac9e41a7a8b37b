import { isShouting } from "../../nlp/casing.ts";
import { type Language, textLanguages } from "../../nlp/language.ts";
import { tokenize } from "../../nlp/tokenizer.ts";

/** Of a word that titles write with a capital inside too: the most times, for each time without one. */
const mostCapitals = 0.3;
/** Characters. */
const shortestWord = 3;

/** The bit of words that the titles of a language write small. */
export function smallWord(language: Language): number {
  return 1 << textLanguages.indexOf(language);
}

/**
 * The words that titles write small behind their first one, folded, each with the languages that do, as `smallWord`s. Titles in capitals
 * say nothing, and of a word with a capital of its own now and then ("Leone", "Smart") the small ones must prevail.
 */
export function gatherSmallWords(
  titles: Iterable<{ readonly language: Language; readonly text: string }>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, { small: number; capital: number }>();
  for (const { language, text } of titles) {
    const tokens = tokenize(text);
    if (isShouting(text, tokens)) continue;
    for (const { folded, kind, text: written } of tokens.slice(1)) {
      if (kind !== "word" || folded.length < shortestWord) continue;
      const key = `${language} ${folded}`;
      const count = counts.get(key) ?? { small: 0, capital: 0 };
      counts.set(key, count);
      if (/^\p{Ll}+$/u.test(written)) count.small += 1;
      else if (/^\p{Lu}\p{Ll}+$/u.test(written)) count.capital += 1;
    }
  }
  const words = new Map<string, number>();
  for (const [key, { small, capital }] of counts) {
    if (small === 0 || capital > small * mostCapitals) continue;
    const [language, folded = ""] = key.split(" ") as [Language, string];
    words.set(folded, (words.get(folded) ?? 0) | smallWord(language));
  }
  return words;
}

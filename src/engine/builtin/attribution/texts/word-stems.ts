import { languages } from "../../../../contract/vocabulary.ts";
import { stem } from "../../../../text/stems.ts";

export interface WordStems {
  /** One stem for each language, in the order of `languages`. */
  readonly byLanguage: readonly string[];
  /** The same without repetition: most words have one or two. */
  readonly distinct: readonly string[];
}

const maxKeptWords = 10_000;
const kept = new Map<string, WordStems>();

/** The stems of a folded word in every language; the words of a feed repeat, so they are kept. */
export function stemsOf(folded: string): WordStems {
  const known = kept.get(folded);
  if (known !== undefined) return known;
  const byLanguage = languages.map((language) => stem(folded, language));
  const stems = { byLanguage, distinct: [...new Set(byLanguage)] };
  if (kept.size >= maxKeptWords) kept.clear();
  kept.set(folded, stems);
  return stems;
}

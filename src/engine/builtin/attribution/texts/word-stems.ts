import { languages } from "../../../../contract/vocabulary.ts";
import { stem } from "../../../../text/stems.ts";
import { NotedAnswers } from "../../../../text/tokens/noted-answers.ts";
import { RecentAnswers } from "../../../../text/tokens/recent-answers.ts";
import type { WordNotes } from "../../../../text/tokens/word-notes.ts";
import { hashOf } from "./stem-filter.ts";

export interface WordStems {
  /** One stem for each language, in the order of `languages`. */
  readonly byLanguage: readonly string[];
  /** The same without repetition: most words have one or two. */
  readonly distinct: readonly string[];
  /** Of the distinct stems, for filters. */
  readonly hashes: readonly number[];
}

const mostKept = 16_000;
const kept = new RecentAnswers<WordStems>(mostKept);

/** The stems of a folded word in every language; the words of a feed repeat, so they are kept. */
export function stemsOf(folded: string): WordStems {
  const known = kept.find(folded);
  if (known !== undefined) return known;
  const byLanguage = languages.map((language) => stem(folded, language));
  const distinct = [...new Set(byLanguage)];
  const stems = { byLanguage, distinct, hashes: distinct.map(hashOf) };
  kept.keep(folded, stems);
  return stems;
}

const mostNoted = 8_192;
const noted = new NotedAnswers<WordStems>(mostNoted);

/** The same of a token's word, found by the token's notes. */
export function stemsOfToken(folded: string, notes: WordNotes): WordStems {
  const known = noted.find(notes);
  if (known !== undefined) return known;
  const stems = stemsOf(folded);
  noted.keep(notes, stems);
  return stems;
}

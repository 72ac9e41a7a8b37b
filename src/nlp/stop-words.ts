import { lazily } from "../lib/once.ts";
import { membersBy, membersOf, parseTable } from "../lib/table.ts";
import elsewhere from "./data/content-elsewhere.tsv";
import words from "./data/stop-words.tsv";
import { type Language, textLanguages } from "./language.ts";
import type { OtherLanguage } from "./language-tables.ts";

/** Folded function words by language, including elided forms (l, dell, qu). */
export const stopWords = lazily((): Readonly<Record<Language, ReadonlySet<string>>> => {
  const wordsOf = membersBy(parseTable(words), "language", "words");
  return { en: wordsOf("en"), de: wordsOf("de"), fr: wordsOf("fr"), it: wordsOf("it") };
});

/** The function words of a language that is only recognized, as they are written. */
export function otherStopWords(language: OtherLanguage): ReadonlySet<string> {
  return membersBy(parseTable(words), "language", "words")(language);
}

const anyLanguage = lazily((): ReadonlySet<string> => {
  const contentElsewhere = new Set(membersOf(parseTable(elsewhere), "words"));
  const all = textLanguages.flatMap((language) => [...stopWords()[language]]);
  return new Set(all.filter((word) => !contentElsewhere.has(word)));
});

/** Whether a folded word is a stop word of the language: an article, pronoun, preposition and the like. */
export function isStopWord(folded: string, language: Language): boolean {
  return stopWords()[language].has(folded);
}

/**
 * Whether a folded word is a stop word of one of the languages and not a content word of another (fur, hat, car, or).
 */
export function isStopWordInAnyLanguage(folded: string): boolean {
  return anyLanguage().has(folded);
}

import { lazily } from "../lib/once.ts";
import { membersBy, membersOf, parseTable } from "../lib/table.ts";
import elsewhere from "./data/content-elsewhere.tsv";
import words from "./data/stop-words.tsv";
import { type Language, textLanguages } from "./language.ts";

/** Folded function words of each language, elided forms (l, dell, qu) included. */
export const stopWords = lazily((): Readonly<Record<Language, ReadonlySet<string>>> => {
  const wordsOf = membersBy(parseTable(words), "language", "words");
  return { en: wordsOf("en"), de: wordsOf("de"), fr: wordsOf("fr"), it: wordsOf("it") };
});

const anyLanguage = lazily((): ReadonlySet<string> => {
  const contentElsewhere = new Set(membersOf(parseTable(elsewhere), "words"));
  const all = textLanguages.flatMap((language) => [...stopWords()[language]]);
  return new Set(all.filter((word) => !contentElsewhere.has(word)));
});

/** Whether a folded word says nothing about a product in that language: articles, pronouns, prepositions. */
export function isStopWord(folded: string, language: Language): boolean {
  return stopWords()[language].has(folded);
}

/**
 * Whether a folded word says nothing in any of the languages. Words that name a thing in another one
 * (fur, hat, car, or) are not among them.
 */
export function isStopWordInAnyLanguage(folded: string): boolean {
  return anyLanguage().has(folded);
}

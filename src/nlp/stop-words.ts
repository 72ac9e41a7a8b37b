import { contentElsewhere, stopWordLists } from "./data/stop-words.ts";
import { type Language, textLanguages } from "./language.ts";

const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(stopWordLists.en.split(" ")),
  de: new Set(stopWordLists.de.split(" ")),
  fr: new Set(stopWordLists.fr.split(" ")),
  it: new Set(stopWordLists.it.split(" ")),
};

const anyLanguage: ReadonlySet<string> = new Set(
  textLanguages.flatMap((language) => [...stopWords[language]]).filter((word) => !contentElsewhere.has(word)),
);

/** Whether a folded word says nothing about a product in that language: articles, pronouns, prepositions. */
export function isStopWord(folded: string, language: Language): boolean {
  return stopWords[language].has(folded);
}

/**
 * Whether a folded word says nothing in any of the languages. Words that name a thing in another one
 * (fur, hat, car, or) are not among them.
 */
export function isStopWordInAnyLanguage(folded: string): boolean {
  return anyLanguage.has(folded);
}

import { lazily, oncePerKey } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import casingWords from "./data/casing-words.tsv";
import type { Language } from "./language.ts";

const rows = lazily(() => parseTable(casingWords));

function wordsOf(kind: string, language = ""): readonly string[] {
  return membersOf(
    rows().filter((row) => row.kind === kind && row.language === language),
    "words",
  );
}

const byLowerCase = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.map((word) => [word.toLowerCase(), word]));

/** Acronyms, sizes and standards, by their lower case: all capitals in every language. */
export const acronyms = lazily(() => byLowerCase(wordsOf("acronym")));

/** The same for those that are words in other languages, by the language ("ETA" is no German word, but an age in Italian). */
export const acronymsOf = oncePerKey((language: Language) => byLowerCase(wordsOf("acronym", language)));

/** Those of them that are no word in any of the four languages, in lower case. */
export const technicalAcronyms = lazily((): readonly string[] => wordsOf("technical"));

/** Names in mixed case (iPhone), by their lower case. */
export const mixedCaseNames = lazily(() => byLowerCase(wordsOf("mixed case")));

/** Names of techniques that have several words, each with its own letters ("No Frost"), by their lower case. */
export const techniqueNames = lazily(() =>
  byLowerCase(wordsOf("technique").map((name) => name.replaceAll("_", " "))),
);

/** Lower-case names of makers and product lines, which are capitalized where common nouns are not. */
export const brandNames = lazily((): ReadonlySet<string> => new Set(wordsOf("maker")));

/** Folded names of regions, countries, cities and feasts that are no other words: capitalized where common nouns are not. */
export const properNames = lazily((): ReadonlySet<string> => new Set(wordsOf("name")));

/** Lower-case articles, prepositions and conjunctions: not capitalized inside a product name. */
export const smallWords = lazily(
  (): Readonly<Record<Language, ReadonlySet<string>>> => ({
    en: new Set(wordsOf("small", "en")),
    de: new Set(wordsOf("small", "de")),
    fr: new Set(wordsOf("small", "fr")),
    it: new Set(wordsOf("small", "it")),
  }),
);

/** Small words that are no other word in any of the four languages, because names mix languages. */
export const foreignSmallWords = lazily((): ReadonlySet<string> => new Set(wordsOf("small", "any")));

/** German adjectives in their base form, in lower case: not capitalized inside a product name. */
export const germanAdjectives = lazily((): ReadonlySet<string> => new Set(wordsOf("adjective", "de")));

/** Short upper-case words that are no model designation even before a number or beside a hyphen. */
export const shortWords = lazily((): ReadonlySet<string> => new Set(wordsOf("short", "any")));

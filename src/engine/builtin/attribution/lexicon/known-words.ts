import type { Catalog } from "../../../../catalog/model.ts";
import { oncePerObject } from "../../../../catalog/once-per-key.ts";
import type { Language } from "../../../../text/language.ts";
import { stem } from "../../../../text/stems.ts";
import { tokenize } from "../../../../text/tokens.ts";
import { termsOf } from "./value-lexicon.ts";

type Named = Parameters<typeof termsOf>[0];

/** What a catalog knows of words, all folded. */
export interface KnownWords {
  /** Whether it is a German word in the name or term of a category or a value. */
  isGerman(word: string): boolean;
  /** Whether it is a word of the language in the name or term of a category: a kind of thing. */
  isKind(word: string, language: Language): boolean;
}

/** The words are gathered, and kept, when a catalog is first asked about a language. */
export function createKnownWords(): (catalog: Catalog) => KnownWords {
  return oncePerObject(knownWordsOf);
}

function knownWordsOf(catalog: Catalog): KnownWords {
  let german: ReadonlySet<string> | undefined;
  const kinds = new Map<Language, ReadonlySet<string>>();
  return {
    isGerman: (word) => {
      german ??= gatherWords([...catalog.categories, ...valuesOf(catalog)], "de");
      return isAmong(german, word, "de");
    },
    isKind: (word, language) => {
      const words = kinds.get(language) ?? gatherWords(catalog.categories, language);
      kinds.set(language, words);
      return isAmong(words, word, language);
    },
  };
}

function isAmong(words: ReadonlySet<string>, word: string, language: Language): boolean {
  return words.has(word) || words.has(stem(word, language));
}

function valuesOf(catalog: Catalog): ReadonlySet<Named> {
  const lists = new Set(catalog.categories.map(({ identifier }) => catalog.attributes(identifier)));
  const valueLists = new Set([...lists].flatMap((list) => list.map(({ values }) => values)));
  return new Set([...valueLists].flat());
}

const shortestWord = 3;

function gatherWords(records: Iterable<Named>, language: Language): ReadonlySet<string> {
  const words = new Set<string>();
  for (const record of records) {
    for (const entry of termsOf(record)) {
      if (entry.language !== language) continue;
      for (const { folded, kind } of tokenize(entry.term)) {
        if (kind !== "word" || folded.length < shortestWord) continue;
        words.add(folded);
        words.add(stem(folded, language));
      }
    }
  }
  return words;
}

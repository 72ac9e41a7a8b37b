import type { Catalog } from "../../../../catalog/model.ts";
import { oncePerObject } from "../../../../catalog/once-per-key.ts";
import type { Language } from "../../../../text/language.ts";
import { stem } from "../../../../text/stems.ts";
import { tokenize } from "../../../../text/tokens.ts";
import { splitNoun } from "./split-noun.ts";

/** What a catalog knows of words, all folded. */
export interface KnownWords {
  /** The parts of a German compound, as `splitNoun` finds them by the German names and terms of categories and values. */
  partsOf(word: string): readonly string[];
  /** Whether it is a word of the language in the name or term of a category: a kind of thing. */
  isKind(word: string, language: Language): boolean;
}

/** The words are gathered, and kept, when a catalog is first asked about a language. */
export function createKnownWords(): (catalog: Catalog) => KnownWords {
  return oncePerObject(knownWordsOf);
}

function knownWordsOf(catalog: Catalog): KnownWords {
  let german: ReadonlySet<string> | undefined;
  const isGerman = (word: string) => {
    german ??= gatherWords([...catalog.texts("categories", "de"), ...catalog.texts("values", "de")], "de");
    return isAmong(german, word, "de");
  };
  const kinds = new Map<Language, ReadonlySet<string>>();
  return {
    partsOf: (word) => splitNoun(word, isGerman),
    isKind: (word, language) => {
      const words = kinds.get(language) ?? gatherWords(catalog.texts("categories", language), language);
      kinds.set(language, words);
      return isAmong(words, word, language);
    },
  };
}

function isAmong(words: ReadonlySet<string>, word: string, language: Language): boolean {
  return words.has(word) || words.has(stem(word, language));
}

const shortestWord = 3;

function gatherWords(texts: readonly string[], language: Language): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const { folded, kind } of tokenize(text)) {
      if (kind !== "word" || folded.length < shortestWord) continue;
      words.add(folded);
      words.add(stem(folded, language));
    }
  }
  return words;
}

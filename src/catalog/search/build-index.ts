import { type Language, languages } from "../../contract/vocabulary.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import { type CompoundParts, CompoundSplitter } from "./compound-parts.ts";
import { type IndexWord, WordReader } from "./index-words.ts";
import { learnGermanWords } from "./learn-german-words.ts";
import { Phrases } from "./phrases.ts";
import { type Postings, PostingsBuilder } from "./postings.ts";
import { compoundWeights, fieldWeights, phraseWeights, roleWeights } from "./weights.ts";

/** Stems of one language by their word number; the numbers are unique over all languages. */
export type Vocabulary = Readonly<Record<Language, Map<string, number>>>;

export interface SearchIndex {
  readonly categories: readonly CategoryRecord[];
  readonly isLeaf: Uint8Array;
  readonly vocabulary: Vocabulary;
  readonly compounds: CompoundSplitter;
  readonly postings: Postings;
  readonly phrases: Phrases;
}

/** Weighted, by word number. */
type Frequencies = Map<number, number>;

/** Reads the names and terms of categories; attributes and values are not read. */
export function buildIndex(catalog: Catalog): SearchIndex {
  const { categories } = catalog;
  const builder = new IndexBuilder(catalog);
  for (const language of languages) builder.addLanguage(language);
  return {
    categories,
    isLeaf: Uint8Array.from(categories, (category) => (catalog.isLeaf(category.identifier) ? 1 : 0)),
    ...builder.build(),
  };
}

class IndexBuilder {
  readonly #catalog: Catalog;
  readonly #numberOf: ReadonlyMap<string, number>;
  readonly #vocabulary: Vocabulary = { en: new Map(), de: new Map(), fr: new Map(), it: new Map() };
  readonly #postings = new PostingsBuilder();
  readonly #phrases = new Phrases();
  readonly #partsOf = new Map<string, CompoundParts | undefined>();
  #wordCount = 0;
  #compounds = new CompoundSplitter(new Set());

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    this.#numberOf = new Map(catalog.categories.map((category, number) => [category.identifier, number]));
  }

  /** Terms are read where they are counted: keeping them all would cost more than reading them. */
  addLanguage(language: Language): void {
    const reader = new WordReader(language);
    const { categories } = this.#catalog;
    if (language === "de")
      this.#compounds = new CompoundSplitter(learnGermanWords(allWords(categories, reader)));
    const names = categories.map((category) => reader.words(category.names[language] ?? ""));
    for (const [number, category] of categories.entries()) {
      const frequencies: Frequencies = new Map();
      const name = names[number] ?? [];
      this.#count(name, fieldWeights.name, language, frequencies);
      this.#keepWhole(name, number, phraseWeights.name, language);
      for (const term of category.terms[language] ?? []) {
        const words = reader.words(term);
        this.#count(words, fieldWeights.term, language, frequencies);
        this.#keepWhole(words, number, phraseWeights.term, language);
      }
      for (const ancestor of this.#ancestors(category)) {
        this.#count(names[ancestor] ?? [], fieldWeights.path, language, frequencies);
      }
      this.#postings.addDocument(number, frequencies);
    }
  }

  build() {
    const postings = this.#postings.build(this.#wordCount, this.#catalog.categories.length);
    return { vocabulary: this.#vocabulary, compounds: this.#compounds, postings, phrases: this.#phrases };
  }

  #count(
    words: readonly IndexWord[],
    fieldWeight: number,
    language: Language,
    frequencies: Frequencies,
  ): void {
    for (const word of words) {
      const weight = fieldWeight * (word.isHead ? roleWeights.head : roleWeights.modifier);
      this.#add(word.stem, weight, language, frequencies);
      if (language === "de") this.#addParts(word.folded, weight, frequencies);
    }
  }

  #add(stem: string, weight: number, language: Language, frequencies: Frequencies): void {
    const word = this.#wordNumber(stem, language);
    frequencies.set(word, (frequencies.get(word) ?? 0) + weight);
  }

  #addParts(folded: string, weight: number, frequencies: Frequencies): void {
    if (!this.#partsOf.has(folded)) this.#partsOf.set(folded, this.#compounds.split(folded));
    const parts = this.#partsOf.get(folded);
    if (parts === undefined) return;
    this.#add(parts.head, weight * compoundWeights.head, "de", frequencies);
    for (const modifier of parts.modifiers) {
      this.#add(modifier, weight * compoundWeights.modifier, "de", frequencies);
    }
  }

  #keepWhole(words: readonly IndexWord[], category: number, weight: number, language: Language): void {
    if (words.length === 0) return;
    const share = weight * (words.length === 1 ? phraseWeights.singleWord : 1);
    const numbers = words.map((word) => this.#wordNumber(word.stem, language));
    this.#phrases.add(numbers, category, share);
  }

  #ancestors(category: CategoryRecord): number[] {
    const path = this.#catalog.path(category.identifier).slice(0, -1);
    return path.map((ancestor) => this.#numberOf.get(ancestor.identifier) ?? -1);
  }

  #wordNumber(stem: string, language: Language): number {
    const known = this.#vocabulary[language].get(stem);
    if (known !== undefined) return known;
    const number = this.#wordCount;
    this.#wordCount += 1;
    this.#vocabulary[language].set(stem, number);
    return number;
  }
}

/** The folded German words of all names and terms. */
function allWords(categories: readonly CategoryRecord[], reader: WordReader): Set<string> {
  const folded = new Set<string>();
  for (const { names, terms } of categories) {
    for (const word of reader.words([names.de ?? "", ...(terms.de ?? [])].join(" "))) folded.add(word.folded);
  }
  return folded;
}

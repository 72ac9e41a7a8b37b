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

/** The words of one category in one language, apart by field. */
interface CategoryWords {
  readonly name: readonly IndexWord[];
  readonly terms: readonly (readonly IndexWord[])[];
}

/** Reads every name and term once per language; attributes and values are not read. */
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
  readonly #wholes: { words: number[]; category: number; share: number }[] = [];
  #wordCount = 0;
  #compounds = new CompoundSplitter(new Set());

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    this.#numberOf = new Map(catalog.categories.map((category, number) => [category.identifier, number]));
  }

  addLanguage(language: Language): void {
    const reader = new WordReader(language);
    const words = this.#catalog.categories.map((category) => readWords(category, language, reader));
    if (language === "de") this.#compounds = new CompoundSplitter(learnGermanWords(wordsOf(words)));
    const partsOf = new Map<string, CompoundParts | undefined>();
    for (const [number, category] of this.#catalog.categories.entries()) {
      const frequencies = new Map<number, number>();
      const add = (stem: string, weight: number) => {
        const word = this.#wordNumber(stem, language);
        frequencies.set(word, (frequencies.get(word) ?? 0) + weight);
      };
      const addAll = (phrase: readonly IndexWord[], fieldWeight: number) => {
        for (const word of phrase) {
          const weight = fieldWeight * (word.isHead ? roleWeights.head : roleWeights.modifier);
          add(word.stem, weight);
          if (language === "de") this.#addParts(word, weight, partsOf, add);
        }
      };
      const own = words[number];
      if (own === undefined) continue;
      addAll(own.name, fieldWeights.name);
      for (const term of own.terms) addAll(term, fieldWeights.term);
      for (const ancestor of this.#ancestors(category))
        addAll(words[ancestor]?.name ?? [], fieldWeights.path);
      this.#keepWholes(own, number, language);
      this.#postings.addDocument(number, frequencies);
    }
  }

  build() {
    const postings = this.#postings.build(this.#wordCount, this.#catalog.categories.length);
    const phrases = new Phrases();
    for (const { words, category, share } of this.#wholes) {
      const idf = words.reduce((sum, word) => sum + (postings.idf[word] ?? 0), 0);
      phrases.add(words, category, idf * share);
    }
    return { vocabulary: this.#vocabulary, compounds: this.#compounds, postings, phrases };
  }

  #addParts(
    word: IndexWord,
    weight: number,
    partsOf: Map<string, CompoundParts | undefined>,
    add: (stem: string, weight: number) => void,
  ): void {
    if (!partsOf.has(word.folded)) partsOf.set(word.folded, this.#compounds.split(word.folded));
    const parts = partsOf.get(word.folded);
    if (parts === undefined) return;
    add(parts.head, weight * compoundWeights.head);
    for (const modifier of parts.modifiers) add(modifier, weight * compoundWeights.modifier);
  }

  #keepWholes(own: CategoryWords, category: number, language: Language): void {
    for (const [position, phrase] of [own.name, ...own.terms].entries()) {
      if (phrase.length === 0) continue;
      const field = position === 0 ? phraseWeights.name : phraseWeights.term;
      const share = field * (phrase.length === 1 ? phraseWeights.singleWord : 1);
      this.#wholes.push({
        words: phrase.map((word) => this.#wordNumber(word.stem, language)),
        category,
        share,
      });
    }
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

function readWords({ names, terms }: CategoryRecord, language: Language, reader: WordReader): CategoryWords {
  const name = names[language];
  return {
    name: name === undefined ? [] : reader.words(name),
    terms: (terms[language] ?? []).map((term) => reader.words(term)),
  };
}

function wordsOf(words: readonly CategoryWords[]): Set<string> {
  const folded = new Set<string>();
  for (const { name, terms } of words) {
    for (const phrase of [name, ...terms]) for (const word of phrase) folded.add(word.folded);
  }
  return folded;
}

import { type Language, languages } from "../../contract/vocabulary.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import { CompoundSplitter } from "./compound-parts.ts";
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

interface WeightedWord {
  readonly word: number;
  readonly weight: number;
}

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
  readonly #partsOf = new Map<string, WeightedWord[]>();
  #compounds = new CompoundSplitter(new Set());

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    this.#numberOf = new Map(catalog.categories.map((category, number) => [category.identifier, number]));
  }

  addLanguage(language: Language): void {
    const reader = new WordReader(language);
    const texts = this.#catalog.categories.map(({ names, terms }) => ({
      name: reader.words(names[language] ?? ""),
      terms: (terms[language] ?? []).map((term) => reader.words(term)),
    }));
    if (language === "de") this.#compounds = new CompoundSplitter(learnGermanWords(reader.contentWords()));
    for (const [number, category] of this.#catalog.categories.entries()) {
      const { name, terms } = texts[number] ?? { name: [], terms: [] };
      this.#count(name, fieldWeights.name, language);
      this.#keepWhole(name, number, phraseWeights.name, language);
      for (const words of terms) {
        this.#count(words, fieldWeights.term, language);
        this.#keepWhole(words, number, phraseWeights.term, language);
      }
      for (const ancestor of this.#ancestors(category)) {
        this.#count(texts[ancestor]?.name ?? [], fieldWeights.path, language);
      }
      this.#postings.endDocument(number);
    }
  }

  build() {
    const postings = this.#postings.build(this.#catalog.categories.length);
    return { vocabulary: this.#vocabulary, compounds: this.#compounds, postings, phrases: this.#phrases };
  }

  #count(words: readonly IndexWord[], fieldWeight: number, language: Language): void {
    for (const word of words) {
      const weight = fieldWeight * (word.isHead ? roleWeights.head : roleWeights.modifier);
      this.#postings.count(this.#wordNumber(word.stem, language), weight);
      if (language !== "de") continue;
      for (const part of this.#parts(word.folded)) this.#postings.count(part.word, weight * part.weight);
    }
  }

  #parts(folded: string): readonly WeightedWord[] {
    const known = this.#partsOf.get(folded);
    if (known) return known;
    const split = this.#compounds.split(folded);
    const parts: { stem: string; weight: number }[] =
      split === undefined ? [] : [{ stem: split.head, weight: compoundWeights.head }];
    for (const stem of split?.modifiers ?? []) parts.push({ stem, weight: compoundWeights.modifier });
    const numbered = parts.map(({ stem, weight }) => ({ word: this.#wordNumber(stem, "de"), weight }));
    this.#partsOf.set(folded, numbered);
    return numbered;
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
    const number = this.#postings.addWord();
    this.#vocabulary[language].set(stem, number);
    return number;
  }
}

import { type Language, languages } from "../../contract/vocabulary.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import { CompoundSplitter } from "./compound-parts.ts";
import { type IndexWords, WordReader } from "./index-words.ts";
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
  private readonly catalog: Catalog;
  private readonly numberOf: ReadonlyMap<string, number>;
  private readonly vocabulary: Vocabulary = { en: new Map(), de: new Map(), fr: new Map(), it: new Map() };
  private readonly postings = new PostingsBuilder();
  private readonly phrases = new Phrases();
  private readonly partsOf = new Map<string, WeightedWord[]>();
  private compounds = new CompoundSplitter(new Set());

  constructor(catalog: Catalog) {
    this.catalog = catalog;
    this.numberOf = new Map(catalog.categories.map((category, number) => [category.identifier, number]));
  }

  /** Terms are read where they are counted: keeping them all would cost more than reading them. */
  addLanguage(language: Language): void {
    const { categories } = this.catalog;
    const reader = new WordReader(language);
    const names = categories.map((category) => reader.read(category.names[language] ?? ""));
    if (language === "de") this.learnCompounds(reader);
    for (const [number, category] of categories.entries()) {
      const name = names[number];
      if (name === undefined) continue;
      this.count(name, fieldWeights.name, language);
      this.keepWhole(name, number, phraseWeights.name, language);
      for (const term of category.terms[language] ?? []) {
        const read = reader.read(term);
        this.count(read, fieldWeights.term, language);
        this.keepWhole(read, number, phraseWeights.term, language);
      }
      for (const ancestor of this.ancestors(category)) {
        const above = names[ancestor];
        if (above) this.count(above, fieldWeights.path, language);
      }
      this.postings.endDocument(number);
    }
  }

  private learnCompounds(reader: WordReader): void {
    for (const { terms } of this.catalog.categories) for (const term of terms.de ?? []) reader.read(term);
    const folded = new Set(reader.contentWords().map((word) => word.folded));
    this.compounds = new CompoundSplitter(learnGermanWords(folded));
  }

  build() {
    const postings = this.postings.build(this.catalog.categories.length);
    return { vocabulary: this.vocabulary, compounds: this.compounds, postings, phrases: this.phrases };
  }

  private count({ words, isHead }: IndexWords, fieldWeight: number, language: Language): void {
    for (const [position, word] of words.entries()) {
      const weight = fieldWeight * (isHead[position] ? roleWeights.head : roleWeights.modifier);
      this.postings.count(this.wordNumber(word.stem, language), weight);
      if (language !== "de") continue;
      for (const part of this.parts(word.folded)) this.postings.count(part.word, weight * part.weight);
    }
  }

  private parts(folded: string): readonly WeightedWord[] {
    const known = this.partsOf.get(folded);
    if (known) return known;
    const split = this.compounds.split(folded);
    const parts: { stem: string; weight: number }[] =
      split === undefined ? [] : [{ stem: split.head, weight: compoundWeights.head }];
    for (const stem of split?.modifiers ?? []) parts.push({ stem, weight: compoundWeights.modifier });
    const numbered = parts.map(({ stem, weight }) => ({ word: this.wordNumber(stem, "de"), weight }));
    this.partsOf.set(folded, numbered);
    return numbered;
  }

  private keepWhole({ words }: IndexWords, category: number, weight: number, language: Language): void {
    if (words.length === 0) return;
    const share = weight * (words.length === 1 ? phraseWeights.singleWord : 1);
    const numbers = words.map((word) => this.wordNumber(word.stem, language));
    this.phrases.add(numbers, category, share);
  }

  private ancestors(category: CategoryRecord): number[] {
    const path = this.catalog.path(category.identifier).slice(0, -1);
    return path.map((ancestor) => this.numberOf.get(ancestor.identifier) ?? -1);
  }

  private wordNumber(stem: string, language: Language): number {
    const known = this.vocabulary[language].get(stem);
    if (known !== undefined) return known;
    const number = this.postings.addWord();
    this.vocabulary[language].set(stem, number);
    return number;
  }
}

import type { Language } from "../../api/vocabulary.ts";
import { stem } from "../../nlp/stemmer.ts";
import type { CompoundSplitter } from "./german-compounds.ts";
import type { WrittenWord } from "./index-texts.ts";
import { compoundWeights } from "./weights.ts";

/** The meanings of written words: their stem first, then those of their parts; flat arrays like `IndexTexts`. */
export class WordMeanings {
  /** The number of each stem, as written by `vocabularyKey`; numbers begin at 0. */
  readonly vocabulary = new Map<string, number>();
  readonly stems: number[] = [];
  /** 1 for the word itself, less for a part of a German compound. */
  readonly shares: number[] = [];
  /** A written word's first entry; it ends where the next word's starts. */
  readonly starts: number[] = [0];

  constructor(written: readonly WrittenWord[], compounds: CompoundSplitter) {
    for (const { folded, language } of written) {
      this.add(stem(folded, language), language, 1);
      if (language === "de") this.addParts(folded, compounds);
      this.starts.push(this.stems.length);
    }
  }

  /** Number of stems over all languages. */
  get stemCount(): number {
    return this.vocabulary.size;
  }

  private addParts(folded: string, compounds: CompoundSplitter): void {
    const parts = compounds.split(folded);
    if (parts === undefined) return;
    this.add(parts.head, "de", compoundWeights.head);
    for (const modifier of parts.modifiers) this.add(modifier, "de", compoundWeights.modifier);
  }

  private add(stemmed: string, language: Language, share: number): void {
    this.stems.push(this.numberOf(vocabularyKey(stemmed, language)));
    this.shares.push(share);
  }

  private numberOf(key: string): number {
    const known = this.vocabulary.get(key);
    if (known !== undefined) return known;
    const number = this.vocabulary.size;
    this.vocabulary.set(key, number);
    return number;
  }
}

/** The same stem is another word in another language. */
export function vocabularyKey(stemmed: string, language: Language): string {
  return language + stemmed;
}

/** A query's word resolved against an index, in each language in which it is known. */
export interface ResolvedWord {
  readonly folded: string;
  /** By index in `languages`: the word's number, `unknownWord`, or `skippedWord`. */
  readonly whole: readonly number[];
  /** Word numbers with their share of the word's weight and their language's index. */
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly word: number;
  readonly share: number;
  readonly language: number;
}

/** A resolved word with everything that scoring needs, looked up once. */
export interface QueryWord extends ResolvedWord {
  /** Factor on its weight in a query; below 1 for uninformative words. */
  readonly faintness: number;
  /** The postings of its meanings, without empty ones. */
  readonly rows: readonly PostingsRow[];
  /**
   * By index in `languages`: the node of `Phrases` after the word where a phrase begins with it, else 0; empty where
   * none does.
   */
  readonly firstNodes: readonly number[];
  /** The last query with the word, and its index there: set by `WeightedWords`. */
  query: number;
  place: number;
}

/** The range of the postings of one meaning. */
export interface PostingsRow extends Pick<Meaning, "share" | "language"> {
  readonly start: number;
  readonly end: number;
}

/** Ends a phrase: the index does not contain the word. */
export const unknownWord = -1;
/** Skipped within a phrase: a stop word of the language. */
export const skippedWord = -2;

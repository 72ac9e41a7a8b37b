import type { Language } from "../../api/vocabulary.ts";
import { stem } from "../../nlp/stemmer.ts";
import type { CompoundSplitter } from "./german-compounds.ts";
import type { WrittenWord } from "./index-texts.ts";
import { compoundWeights } from "./weights.ts";

/** What written words count for: their stem first, then those of their parts; flat, as `IndexTexts` are. */
export class WordMeanings {
  /** The number of each stem, as `vocabularyKey` writes it; they begin at 0. */
  readonly vocabulary = new Map<string, number>();
  readonly stems: number[] = [];
  /** 1 for the word itself, less for a part of a German compound. */
  readonly shares: number[] = [];
  /** A written word's first entry; the next one's ends it. */
  readonly starts: number[] = [0];

  constructor(written: readonly WrittenWord[], compounds: CompoundSplitter) {
    for (const { folded, language } of written) {
      this.add(stem(folded, language), language, 1);
      if (language === "de") this.addParts(folded, compounds);
      this.starts.push(this.stems.length);
    }
  }

  /** How many stems there are over all languages. */
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

/** What a word of a query means to an index, in each language in which it means something. */
export interface ResolvedWord {
  readonly folded: string;
  /** By position in `languages`: the word's number, `unknownWord`, or `skippedWord`. */
  readonly whole: readonly number[];
  /** Word numbers with their share of the word's weight and the position of their language. */
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly word: number;
  readonly share: number;
  readonly language: number;
}

/** A resolved word with all that a query asks the index about it, looked up once. */
export interface QueryWord extends ResolvedWord {
  /** Of its weight in a query; below 1 where it says little. */
  readonly faintness: number;
  /** The postings of its meanings, but for those that have none. */
  readonly rows: readonly PostingsRow[];
  /** By position in `languages`: the node of `Phrases` behind the word where a phrase begins with it, else 0; none where none does. */
  readonly firstNodes: readonly number[];
  /** The last query that had the word, and its place in it: set by `WeighedWords`. */
  query: number;
  place: number;
}

/** Where the postings of one meaning of a word lie. */
export interface PostingsRow extends Pick<Meaning, "share" | "language"> {
  readonly start: number;
  readonly end: number;
}

/** A word that ends a phrase: the index has no such word. */
export const unknownWord = -1;
/** A word that a phrase steps over: a stop word of the language. */
export const skippedWord = -2;

import { languages } from "../../api/vocabulary.ts";
import type { IndexTexts } from "./index-texts.ts";
import { lengthNormalization, roleWeights, saturation } from "./weights.ts";
import type { WordMeanings } from "./word-meanings.ts";

/** The categories of each word with their impacts: rows of flat typed arrays. */
export interface Postings {
  /** The start of a word's row; it ends where the next word's starts. */
  readonly starts: Uint32Array;
  /** Ascending within a row. */
  readonly categories: Uint32Array;
  /** BM25 score of the word in the category, including idf. */
  readonly impacts: Float32Array;
  /** By word number. */
  readonly idf: Float32Array;
}

/** Collects the words of documents (a category in one language), in any order. */
export class PostingsBuilder {
  private readonly texts: IndexTexts;
  private readonly meanings: WordMeanings;
  private readonly categoryCount: number;
  private readonly lengths: Float64Array;
  /** Each of these has one entry per word of a document. */
  private readonly words: number[] = [];
  private readonly documents: number[] = [];
  private readonly frequencies: number[] = [];
  /** For the current document: each word's weight by number, and the words that occur. */
  private readonly counted: Float64Array;
  private touched: number[] = [];

  constructor(sizes: {
    readonly texts: IndexTexts;
    readonly meanings: WordMeanings;
    readonly categoryCount: number;
  }) {
    this.texts = sizes.texts;
    this.meanings = sizes.meanings;
    this.categoryCount = sizes.categoryCount;
    this.lengths = new Float64Array(sizes.categoryCount * languages.length);
    this.counted = new Float64Array(sizes.meanings.stemCount);
  }

  /** Adds a text's words to the current document. */
  countText(text: number, fieldWeight: number): void {
    const { words, heads, starts } = this.texts;
    const end = starts[text + 1] ?? 0;
    for (let at = starts[text] ?? 0; at < end; at += 1) {
      const roleWeight = heads[at] === 1 ? roleWeights.head : roleWeights.modifier;
      this.countWord(words[at] ?? 0, fieldWeight * roleWeight);
    }
  }

  private countWord(word: number, weight: number): void {
    const { stems, shares, starts } = this.meanings;
    const end = starts[word + 1] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at += 1) {
      const stem = stems[at] ?? 0;
      const before = this.counted[stem] ?? 0;
      if (before === 0) this.touched.push(stem);
      this.counted[stem] = before + weight * (shares[at] ?? 0);
    }
  }

  /** Completes the current document; see `documentOf`. */
  endDocument(document: number): void {
    let length = 0;
    for (let at = 0; at < this.touched.length; at += 1) {
      const word = this.touched[at] ?? 0;
      const frequency = this.counted[word] ?? 0;
      length += frequency;
      this.words.push(word);
      this.documents.push(document);
      this.frequencies.push(frequency);
      this.counted[word] = 0;
    }
    this.lengths[document] = length;
    this.touched = [];
  }

  build(): Postings {
    const { categoryCount, lengths } = this;
    const wordCount = this.counted.length;
    const starts = this.rowStarts(wordCount);
    const categories = new Uint32Array(this.words.length);
    const impacts = new Float32Array(this.words.length);
    const idf = new Float32Array(wordCount);
    for (let word = 0; word < wordCount; word += 1) {
      const rowLength = (starts[word + 1] ?? 0) - (starts[word] ?? 0);
      idf[word] = Math.log(1 + (categoryCount - rowLength + 0.5) / (rowLength + 0.5));
    }
    const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    const next = starts.slice();
    for (let entry = 0; entry < this.words.length; entry += 1) {
      const word = this.words[entry] ?? 0;
      const at = next[word] ?? 0;
      next[word] = at + 1;
      const document = this.documents[entry] ?? 0;
      categories[at] = document % categoryCount;
      const relativeLength = (lengths[document] ?? 0) / meanLength;
      impacts[at] = (idf[word] ?? 0) * saturated(this.frequencies[entry] ?? 0, relativeLength);
    }
    return { starts, categories, impacts, idf };
  }

  private rowStarts(wordCount: number): Uint32Array {
    const starts = new Uint32Array(wordCount + 1);
    for (const word of this.words) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    for (let word = 0; word < wordCount; word += 1) {
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    }
    return starts;
  }
}

/** @returns 0..1 */
function saturated(frequency: number, relativeLength: number): number {
  const normal = frequency / (1 - lengthNormalization + lengthNormalization * relativeLength);
  return normal / (saturation + normal);
}

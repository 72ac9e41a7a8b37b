import { lengthNormalization, saturation } from "./weights.ts";

/** Which categories hold a word, and what each is worth for it: rows of flat typed arrays. */
export interface Postings {
  /** Where a word's row starts; the next word's start ends it. */
  readonly starts: Uint32Array;
  readonly categories: Uint32Array;
  /** BM25 share of the word in the category, idf included. */
  readonly impacts: Float32Array;
  /** By word number. */
  readonly idf: Float32Array;
}

/** Gathers words as they come, category after category; one entry a word of a category in every column. */
export class PostingsBuilder {
  private readonly words: number[] = [];
  private readonly frequencies: number[] = [];
  private readonly documents: number[] = [];
  /** By document, which is a category in one language. */
  private readonly categories: number[] = [];
  private readonly lengths: number[] = [];
  /** Of the category that is being counted: how much each word weighs, by number, and which ones it has. */
  private readonly counted: number[] = [];
  private touched: number[] = [];

  /** @returns the number of a word that was not there before */
  addWord(): number {
    return this.counted.push(0) - 1;
  }

  /** @param weight above 0, of one more occurrence of the word in the category that is being counted */
  count(word: number, weight: number): void {
    const before = this.counted[word] ?? 0;
    if (before === 0) this.touched.push(word);
    this.counted[word] = before + weight;
  }

  /** What was counted since the last end is the category's, in one language. */
  endDocument(category: number): void {
    let length = 0;
    for (const word of this.touched) length += this.counted[word] ?? 0;
    const document = this.lengths.push(length) - 1;
    this.categories.push(category);
    for (const word of this.touched) {
      this.words.push(word);
      this.documents.push(document);
      this.frequencies.push(this.counted[word] ?? 0);
      this.counted[word] = 0;
    }
    this.touched = [];
  }

  /** @param categoryCount how many categories there are, for the idf */
  build(categoryCount: number): Postings {
    const wordCount = this.counted.length;
    const starts = this.rowStarts(wordCount);
    const categories = new Uint32Array(this.words.length);
    const impacts = new Float32Array(this.words.length);
    const idf = new Float32Array(wordCount);
    for (let word = 0; word < wordCount; word += 1) {
      const rowLength = (starts[word + 1] ?? 0) - (starts[word] ?? 0);
      idf[word] = Math.log(1 + (categoryCount - rowLength + 0.5) / (rowLength + 0.5));
    }
    const lengthSum = this.lengths.reduce((sum, length) => sum + length, 0);
    const meanLength = lengthSum / Math.max(1, this.lengths.length);
    const next = starts.slice();
    for (let entry = 0; entry < this.words.length; entry += 1) {
      const word = this.words[entry] ?? 0;
      const at = next[word] ?? 0;
      next[word] = at + 1;
      const document = this.documents[entry] ?? 0;
      categories[at] = this.categories[document] ?? 0;
      const relativeLength = (this.lengths[document] ?? 0) / meanLength;
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

import type { NearExample } from "./category-model.ts";
import type { SparseRows } from "./linear-model.ts";

/** An inverted index: the examples that contain each word feature, with the word's weight in them (255 is 1). */
export interface ExampleIndex {
  /** Length: number of word features plus one. */
  readonly starts: Uint32Array;
  readonly examples: Uint32Array;
  readonly weights: Uint8Array;
  readonly exampleCount: number;
}

/** @param wordWidth number of word features, which come first; each row's have norm 1 */
export function indexExamples(rows: SparseRows, wordWidth: number): ExampleIndex {
  const exampleCount = rows.starts.length - 1;
  const starts = new Uint32Array(wordWidth + 1);
  for (const feature of rows.features)
    if (feature < wordWidth) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let feature = 0; feature < wordWidth; feature += 1) {
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0);
  }
  const next = starts.slice();
  const examples = new Uint32Array(starts[wordWidth] ?? 0);
  const weights = new Uint8Array(examples.length);
  for (let row = 0; row < exampleCount; row += 1) {
    const end = rows.starts[row + 1] ?? 0;
    for (let at = rows.starts[row] ?? 0; at < end; at += 1) {
      const feature = rows.features[at] ?? 0;
      if (feature >= wordWidth) continue;
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      examples[place] = row;
      weights[place] = Math.round(255 * (rows.values[at] ?? 0));
    }
  }
  return { starts, examples, weights, exampleCount };
}

/** A product's features, of which the first `length` are used; words come first and have norm 1. */
interface FeatureRow {
  readonly features: Uint32Array;
  readonly values: Float32Array;
  readonly length: number;
}

/** Only the rarest words are used: the others of a long text change the order little and cost most. */
const maxWords = 24;
/** Weights are quantized in steps of 1/255. */
const weightSteps = 255;

/** Finds the examples with the most similar words; reuses its counters between calls. */
export class NearestExamples {
  readonly #index: ExampleIndex;
  /** By example; all 0 between calls. */
  readonly #similarities: Float64Array;
  /** The examples with a similarity above 0, which are few among many thousands. */
  readonly #touched: Uint32Array;

  constructor(index: ExampleIndex) {
    this.#index = index;
    this.#similarities = new Float64Array(index.exampleCount);
    this.#touched = new Uint32Array(index.exampleCount);
  }

  /** @returns at most `limit`, nearest first; features other than words are ignored */
  find(row: FeatureRow, limit: number): NearExample[] {
    const similarities = this.#similarities;
    const touched = this.#touched.subarray(0, this.#gather(row));
    const found = largestAmong(similarities, touched, limit).map((example) => {
      return { example, similarity: Math.min(1, similarities[example] ?? 0) };
    });
    for (let at = 0; at < touched.length; at += 1) similarities[touched[at] ?? 0] = 0;
    return found;
  }

  /** @returns the number of touched examples */
  #gather(row: FeatureRow): number {
    const { starts, examples, weights } = this.#index;
    const similarities = this.#similarities;
    const touched = this.#touched;
    let count = 0;
    for (const at of this.#rarest(row)) {
      const feature = row.features[at] ?? 0;
      const value = (row.values[at] ?? 0) / weightSteps;
      const end = starts[feature + 1] ?? 0;
      for (let place = starts[feature] ?? 0; place < end; place += 1) {
        const weight = weights[place] ?? 0;
        if (weight === 0) continue;
        const example = examples[place] ?? 0;
        const similarity = similarities[example] ?? 0;
        if (similarity === 0) {
          touched[count] = example;
          count += 1;
        }
        similarities[example] = similarity + value * weight;
      }
    }
    return count;
  }

  /** The indices of the words in the fewest examples; ties in order. */
  #rarest({ features, length }: FeatureRow): Float64Array {
    const { starts } = this.#index;
    /** The number of examples with the word, times `length`, plus its index. */
    const order = new Float64Array(length);
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      const feature = features[at] ?? 0;
      if (feature >= starts.length - 1) continue;
      const wordExamples = (starts[feature + 1] ?? 0) - (starts[feature] ?? 0);
      order[count] = wordExamples * length + at;
      count += 1;
    }
    const found = order.subarray(0, count);
    // Sorting numbers that encode both is several times faster than sorting indices with a comparator.
    const rarest = count > maxWords ? found.sort().subarray(0, maxWords) : found;
    return rarest.map((both) => both % length);
  }
}

/** The indices of the largest values, largest first, at most `limit`; ties in order. */
export function largest(values: Float64Array, limit: number): number[] {
  const found: number[] = [];
  for (let number = 0; number < values.length; number += 1) insert(values, number, limit, found);
  return found;
}

/** As `largest`, among the given numbers only, in any order. */
export function largestAmong(values: Float64Array, numbers: Uint32Array, limit: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) insert(values, numbers[at] ?? 0, limit, found);
  return found;
}

/** Inserts a number into the sorted list where it qualifies; the last one drops out. */
function insert(values: Float64Array, number: number, limit: number, found: number[]): void {
  const value = values[number] ?? 0;
  const end = Math.min(found.length, limit - 1);
  let place = found.length;
  while (place > 0) {
    const other = found[place - 1] ?? 0;
    const otherValue = values[other] ?? 0;
    if (otherValue > value || (otherValue === value && other < number)) break;
    place -= 1;
  }
  if (place >= limit) return;
  for (let at = end; at > place; at -= 1) found[at] = found[at - 1] ?? 0;
  found[place] = number;
}

import type { NearExample } from "./category-model.ts";
import type { SparseRows } from "./linear-model.ts";

/** Which examples hold a word, by the word's feature, and how much it weighs in them (255 is 1). */
export interface ExampleIndex {
  /** One more than there are word features. */
  readonly starts: Uint32Array;
  readonly examples: Uint32Array;
  readonly weights: Uint8Array;
  readonly exampleCount: number;
}

/** @param wordWidth how many features are words; they come first, and each row's are of length 1 together */
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

/** A product's features, words first and of length 1 together, with `length` of them in use. */
interface FeatureRow {
  readonly features: Uint32Array;
  readonly values: Float32Array;
  readonly length: number;
}

/** The rarest words decide: the rest of a long text changes the order little and costs most. */
const mostWords = 24;
/** Similarities are gathered in steps of this part of 1. */
const weightSteps = 255;

/** Finds the examples that have the most words in common; keeps its counters from one call to the next. */
export class NearestExamples {
  readonly #index: ExampleIndex;
  /** By example; all 0 between calls. */
  readonly #similarities: Float64Array;
  /** The examples whose similarity is above 0: of many thousands, few have a word in common with a product. */
  readonly #touched: Uint32Array;

  constructor(index: ExampleIndex) {
    this.#index = index;
    this.#similarities = new Float64Array(index.exampleCount);
    this.#touched = new Uint32Array(index.exampleCount);
  }

  /** @returns at most `limit`, nearest first; features that are no words are passed over */
  find(row: FeatureRow, limit: number): NearExample[] {
    const similarities = this.#similarities;
    const touched = this.#touched.subarray(0, this.#gather(row));
    const found = largestAmong(similarities, touched, limit).map((example) => {
      return { example, similarity: Math.min(1, similarities[example] ?? 0) };
    });
    for (let at = 0; at < touched.length; at += 1) similarities[touched[at] ?? 0] = 0;
    return found;
  }

  /** @returns how many examples are touched */
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

  /** The places of the words that the fewest examples hold, of equal ones the first. */
  #rarest({ features, length }: FeatureRow): Float64Array {
    const { starts } = this.#index;
    /** How many examples hold the word, times `length`, plus its place. */
    const order = new Float64Array(length);
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      const feature = features[at] ?? 0;
      if (feature >= starts.length - 1) continue;
      const holders = (starts[feature + 1] ?? 0) - (starts[feature] ?? 0);
      order[count] = holders * length + at;
      count += 1;
    }
    const found = order.subarray(0, count);
    // Numbers that say both are put in order several times faster than places that are compared.
    const rarest = count > mostWords ? found.sort().subarray(0, mostWords) : found;
    return rarest.map((both) => both % length);
  }
}

/** The numbers of the largest values, largest first, at most `limit`; of equal ones the first. */
export function largest(values: Float64Array, limit: number): number[] {
  const found: number[] = [];
  for (let number = 0; number < values.length; number += 1) insert(values, number, limit, found);
  return found;
}

/** The same among some numbers only, which may come in any order. */
export function largestAmong(values: Float64Array, numbers: Uint32Array, limit: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) insert(values, numbers[at] ?? 0, limit, found);
  return found;
}

/** Puts a number in its place among those found, where it has one; smaller ones move up, the last falls out. */
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

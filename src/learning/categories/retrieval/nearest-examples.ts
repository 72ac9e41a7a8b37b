import type { NearExample } from "../category-model.ts";
import { largestAmong } from "../largest.ts";
import type { ExampleIndex } from "./example-index.ts";

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

import type { NearExample } from "../category-model.ts";
import type { ExampleIndex } from "./example-index.ts";

/** Finds the examples with the most words in common; keeps its counters from one call to the next. */
export class NearestExamples {
  readonly #index: ExampleIndex;
  readonly #similarities: Float32Array;

  constructor(index: ExampleIndex) {
    this.#index = index;
    this.#similarities = new Float32Array(index.exampleCount);
  }

  /** @param row word features first, of length 1 together; others are passed over */
  find(
    row: { readonly features: Uint32Array; readonly values: Float32Array; readonly length: number },
    limit: number,
  ): NearExample[] {
    const { starts, examples, weights } = this.#index;
    const similarities = this.#similarities;
    const wordWidth = starts.length - 1;
    const touched: number[] = [];
    for (let at = 0; at < row.length; at += 1) {
      const feature = row.features[at] ?? 0;
      if (feature >= wordWidth) continue;
      const value = (row.values[at] ?? 0) / 255;
      const end = starts[feature + 1] ?? 0;
      for (let place = starts[feature] ?? 0; place < end; place += 1) {
        const example = examples[place] ?? 0;
        if (similarities[example] === 0) touched.push(example);
        similarities[example] = (similarities[example] ?? 0) + value * (weights[place] ?? 0);
      }
    }
    const found = touched.map((example) => ({
      example,
      similarity: Math.min(1, similarities[example] ?? 0),
    }));
    for (const example of touched) similarities[example] = 0;
    return found.sort((a, b) => b.similarity - a.similarity || a.example - b.example).slice(0, limit);
  }
}

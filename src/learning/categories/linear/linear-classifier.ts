import type { QuantizedWeights } from "./quantize-weights.ts";

/** One support vector machine for each class. */
export interface LinearClassifier {
  readonly weights: QuantizedWeights;
  readonly biases: Float32Array;
}

/** Writes each class's decision value for a row: about 1 and more where it is the row's, about -1 and less where not. */
export function decide(
  { weights: { starts, classes, weights, steps }, biases }: LinearClassifier,
  row: { readonly features: Uint32Array; readonly values: Float32Array; readonly length: number },
  scores: Float64Array,
): void {
  scores.fill(0);
  for (let at = 0; at < row.length; at += 1) {
    const feature = row.features[at] ?? 0;
    const value = row.values[at] ?? 0;
    const end = starts[feature + 1] ?? 0;
    for (let place = starts[feature] ?? 0; place < end; place += 1) {
      const number = classes[place] ?? 0;
      scores[number] = (scores[number] ?? 0) + (weights[place] ?? 0) * value;
    }
  }
  for (let number = 0; number < scores.length; number += 1) {
    scores[number] = (scores[number] ?? 0) * (steps[number] ?? 0) + (biases[number] ?? 0);
  }
}

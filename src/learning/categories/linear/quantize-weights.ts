import type { ClassWeights } from "./class-weights.ts";

/** Weights in a byte each, in units of their class's own step; 127 steps are the class's largest weight. */
export interface QuantizedWeights {
  /** One more than there are features. */
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  readonly weights: Int8Array;
  /** Of each class. */
  readonly steps: Float32Array;
}

export function quantizeWeights(
  { starts, classes, weights }: ClassWeights,
  classCount: number,
): QuantizedWeights {
  const steps = new Float32Array(classCount);
  for (const [at, weight] of weights.entries()) {
    const number = classes[at] ?? 0;
    steps[number] = Math.max(steps[number] ?? 0, Math.abs(weight) / 127);
  }
  const quantized = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / (steps[classes[at] ?? 0] || 1)),
  );
  return { starts, classes, weights: quantized, steps };
}

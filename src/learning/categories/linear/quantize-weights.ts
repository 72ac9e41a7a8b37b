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
  for (let at = 0; at < weights.length; at += 1) {
    const number = classes[at] ?? 0;
    steps[number] = Math.max(steps[number] ?? 0, Math.abs(weights[at] ?? 0) / mostSteps);
  }
  const quantized = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at += 1) {
    quantized[at] = Math.round((weights[at] ?? 0) / (steps[classes[at] ?? 0] || 1));
  }
  return { starts, classes, weights: quantized, steps };
}

const mostSteps = 127;

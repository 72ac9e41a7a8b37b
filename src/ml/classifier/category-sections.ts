import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import type { LinearClassifier } from "./linear-model.ts";
import type { FeatureTable } from "./vectorizer.ts";

/** Writes a table as sections, all prefixed with its name. */
export function writeFeatures(name: string, { keys, starts, rarity }: FeatureTable, to: SectionWriter): void {
  to.array(`${name}.keys`, keys);
  to.array(`${name}.starts`, starts);
  to.array(`${name}.rarity`, rarity);
}

/** Reads a table as views over the sections. */
export function readFeatures(name: string, from: SectionReader): FeatureTable {
  return {
    keys: from.uint32(`${name}.keys`),
    starts: from.uint32(`${name}.starts`),
    rarity: from.float32(`${name}.rarity`),
  };
}

export function writeWeights(name: string, { weights, biases }: LinearClassifier, to: SectionWriter): void {
  to.array(`${name}.weights.starts`, weights.starts);
  to.array(`${name}.weights.gaps`, weights.gaps);
  to.array(`${name}.weights.weights`, weights.weights);
  to.array(`${name}.weights.steps`, weights.steps);
  to.array(`${name}.biases`, biases);
}

export function readWeights(name: string, from: SectionReader): LinearClassifier {
  return {
    weights: {
      starts: from.uint32(`${name}.weights.starts`),
      gaps: from.uint8(`${name}.weights.gaps`),
      weights: from.int8(`${name}.weights.weights`),
      steps: from.float32(`${name}.weights.steps`),
    },
    biases: from.float32(`${name}.biases`),
  };
}

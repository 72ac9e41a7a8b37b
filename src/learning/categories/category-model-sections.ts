import type { SectionReader, SectionWriter } from "../../storage/sections.ts";
import type { FeatureTable } from "./features/feature-table.ts";
import { TrainedCategoryModel } from "./trained-category-model.ts";

/** Lays a model out in sections, all named "categories." and so on. */
export function writeCategoryModel({ parts }: TrainedCategoryModel, to: SectionWriter): void {
  to.texts("categories.identifiers", parts.identifiers);
  writeFeatures("categories.words", parts.words, to);
  writeFeatures("categories.letters", parts.letters, to);
  const { weights, biases } = parts.classifier;
  to.array("categories.weights.starts", weights.starts);
  to.array("categories.weights.classes", weights.classes);
  to.array("categories.weights.weights", weights.weights);
  to.array("categories.weights.steps", weights.steps);
  to.array("categories.biases", biases);
  to.array("categories.evidenceWeights", parts.evidenceWeights);
  to.lists("categories.branches", parts.branchesOf);
  to.array("categories.examples.starts", parts.examples.starts);
  to.array("categories.examples.examples", parts.examples.examples);
  to.array("categories.examples.weights", parts.examples.weights);
  to.array("categories.examples.labels", parts.exampleLabels);
  to.array("categories.examples.count", Uint32Array.of(parts.examples.exampleCount));
}

/** A model over the sections where they lie; nothing is copied. Throws where one is missing. */
export function readCategoryModel(from: SectionReader): TrainedCategoryModel {
  return new TrainedCategoryModel({
    identifiers: from.texts("categories.identifiers"),
    words: readFeatures("categories.words", from),
    letters: readFeatures("categories.letters", from),
    classifier: {
      weights: {
        starts: from.uint32("categories.weights.starts"),
        classes: from.uint16("categories.weights.classes"),
        weights: from.int8("categories.weights.weights"),
        steps: from.float32("categories.weights.steps"),
      },
      biases: from.float32("categories.biases"),
    },
    evidenceWeights: from.float32("categories.evidenceWeights"),
    branchesOf: from.lists("categories.branches"),
    exampleLabels: from.uint16("categories.examples.labels"),
    examples: {
      starts: from.uint32("categories.examples.starts"),
      examples: from.uint32("categories.examples.examples"),
      weights: from.uint8("categories.examples.weights"),
      exampleCount: from.uint32("categories.examples.count")[0] ?? 0,
    },
  });
}

function writeFeatures(name: string, { keys, starts, rarity }: FeatureTable, to: SectionWriter): void {
  to.array(`${name}.keys`, keys);
  to.array(`${name}.starts`, starts);
  to.array(`${name}.rarity`, rarity);
}

function readFeatures(name: string, from: SectionReader): FeatureTable {
  return {
    keys: from.uint32(`${name}.keys`),
    starts: from.uint32(`${name}.starts`),
    rarity: from.float32(`${name}.rarity`),
  };
}

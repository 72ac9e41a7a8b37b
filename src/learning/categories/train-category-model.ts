import { createTextColumn } from "../../storage/text-column.ts";
import { fitTemperature } from "./calibration/temperature.ts";
import type { CategorizedProduct, CategoryNames } from "./category-model.ts";
import { learnVectorizer, vectorizeAll } from "./features/vectorize-products.ts";
import type { Vectorizer } from "./features/vectorizer.ts";
import { decide, type LinearClassifier } from "./linear/linear-classifier.ts";
import { quantizeWeights } from "./linear/quantize-weights.ts";
import { trainLinear } from "./linear/train-linear.ts";
import { indexExamples } from "./retrieval/example-index.ts";
import { TrainedCategoryModel } from "./trained-category-model.ts";

export type { TrainedCategoryModel };

export interface TrainingOptions {
  readonly categories: readonly CategoryNames[];
  readonly signal?: AbortSignal;
  /** @param share of the work that is done, in [0, 1], growing */
  readonly onProgress?: (share: number) => void;
}

const heldOutShare = 5;

/** Learns to categorize from products that are categorized. The same products in the same order give the same model. */
export async function trainCategoryModel(
  products: readonly CategorizedProduct[],
  options: TrainingOptions,
): Promise<TrainedCategoryModel> {
  const identifiers = [...new Set(products.map(({ categoryIdentifier }) => categoryIdentifier))].sort();
  const numbers = new Map(identifiers.map((identifier, number) => [identifier, number]));
  const labelOf = (product: CategorizedProduct) => numbers.get(product.categoryIdentifier) ?? 0;
  const kept = products.filter((_, number) => number % heldOutShare !== 0);
  const rehearsal = await learn(kept, kept.map(labelOf), identifiers.length, options);
  const judged = products
    .filter((_, number) => number % heldOutShare === 0)
    .map((product) => {
      const scores = new Float64Array(identifiers.length);
      rehearsal.vectorizer.read(product);
      decide(rehearsal.classifier, rehearsal.vectorizer, scores);
      return { scores, label: labelOf(product) };
    });
  const temperature = fitTemperature(judged, 0.3);
  const { vectorizer, classifier, examples } = await learn(
    products,
    products.map(labelOf),
    identifiers.length,
    options,
  );
  return new TrainedCategoryModel({
    identifiers: createTextColumn(identifiers),
    words: vectorizer.words,
    letters: vectorizer.letters,
    classifier,
    temperature,
    examples,
  });
}

async function learn(
  products: readonly CategorizedProduct[],
  labels: readonly number[],
  classCount: number,
  options: TrainingOptions,
) {
  options.signal?.throwIfAborted();
  const vectorizer: Vectorizer = await learnVectorizer(products);
  const rows = await vectorizeAll(products, vectorizer);
  const wordWidth = vectorizer.words.keys.length;
  options.signal?.throwIfAborted();
  const targets = Array.from({ length: classCount }, (): number[] => []);
  for (const [row, label] of labels.entries()) targets[label]?.push(row);
  const { weights, biases } = await trainLinear(rows, targets, { wordWidth });
  const classifier: LinearClassifier = { weights: quantizeWeights(weights, classCount), biases };
  return { vectorizer, classifier, examples: indexExamples(rows, wordWidth) };
}

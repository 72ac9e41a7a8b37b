import type { TextColumn } from "../../storage/text-column.ts";
import type { ProductFields } from "../product-fields.ts";
import { softmaxInto } from "./calibration/temperature.ts";
import type { CategoryModel, NearExample, RankedCategory } from "./category-model.ts";
import type { FeatureTable } from "./features/feature-table.ts";
import { Vectorizer } from "./features/vectorizer.ts";
import { decide, type LinearClassifier } from "./linear/linear-classifier.ts";
import type { ExampleIndex } from "./retrieval/example-index.ts";
import { NearestExamples } from "./retrieval/nearest-examples.ts";

/** All that was learned, as it lies in a file. */
export interface CategoryModelParts {
  readonly identifiers: TextColumn;
  readonly words: FeatureTable;
  readonly letters: FeatureTable;
  readonly classifier: LinearClassifier;
  readonly temperature: number;
  readonly examples: ExampleIndex;
}

export class TrainedCategoryModel implements CategoryModel {
  readonly parts: CategoryModelParts;
  readonly #vectorizer: Vectorizer;
  readonly #nearest: NearestExamples;
  readonly #scores: Float64Array;

  constructor(parts: CategoryModelParts) {
    this.parts = parts;
    this.#vectorizer = new Vectorizer(parts.words, parts.letters);
    this.#nearest = new NearestExamples(parts.examples);
    this.#scores = new Float64Array(parts.identifiers.length);
  }

  rank(product: ProductFields, limit: number): readonly RankedCategory[] {
    const scores = this.#scores;
    this.#vectorizer.read(product);
    decide(this.parts.classifier, this.#vectorizer, scores);
    softmaxInto(scores, this.parts.temperature);
    return largest(scores, limit).map((number) => ({
      identifier: this.parts.identifiers.at(number),
      score: scores[number] ?? 0,
    }));
  }

  nearest(product: ProductFields, limit: number): readonly NearExample[] {
    this.#vectorizer.read(product);
    return this.#nearest.find(this.#vectorizer, limit);
  }
}

/** The numbers of the largest scores, largest first; of equal ones the first. */
function largest(scores: Float64Array, limit: number): number[] {
  const found: number[] = [];
  for (let number = 0; number < scores.length; number += 1) {
    const score = scores[number] ?? 0;
    if (found.length >= limit && score <= (scores[found[limit - 1] ?? 0] ?? 0)) continue;
    let place = found.length;
    while (place > 0 && (scores[found[place - 1] ?? 0] ?? 0) < score) place -= 1;
    found.splice(place, 0, number);
    if (found.length > limit) found.pop();
  }
  return found;
}

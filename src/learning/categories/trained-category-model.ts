import type { TextColumn } from "../../storage/text-column.ts";
import type { ProductFields } from "../product-fields.ts";
import { rivals } from "./calibration/fit-evidence.ts";
import { softmaxInPlace } from "./calibration/softmax.ts";
import { CategoryDecisions, type DecisionParts } from "./category-decisions.ts";
import type { CategoryModel, NearExample, RankedCategory } from "./category-model.ts";
import { largest } from "./largest.ts";
import { weighEvidence } from "./tree/category-evidence.ts";

/** All that was learned, as it lies in a file. */
export interface CategoryModelParts extends DecisionParts {
  readonly identifiers: TextColumn;
  /** How much each kind of evidence counts. */
  readonly evidenceWeights: Float32Array;
}

export class TrainedCategoryModel implements CategoryModel {
  readonly parts: CategoryModelParts;
  readonly #decisions: CategoryDecisions;
  readonly #values: Float64Array;

  constructor(parts: CategoryModelParts) {
    this.parts = parts;
    this.#decisions = new CategoryDecisions(parts);
    this.#values = new Float64Array(parts.identifiers.length);
  }

  rank(product: ProductFields, limit: number): readonly RankedCategory[] {
    const { identifiers, evidenceWeights } = this.parts;
    weighEvidence(this.#decisions.judge(product), evidenceWeights, this.#values);
    const first = largest(this.#values, Math.max(limit, rivals));
    const scores = new Float64Array(first.length);
    for (const [place, number] of first.entries()) scores[place] = this.#values[number] ?? 0;
    softmaxInPlace(scores);
    return first
      .slice(0, limit)
      .map((number, place) => ({ identifier: identifiers.at(number), score: scores[place] ?? 0 }));
  }

  nearest(product: ProductFields, limit: number): readonly NearExample[] {
    return this.#decisions.nearest(product, limit);
  }
}

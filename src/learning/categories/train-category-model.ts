import { createTextColumn } from "../../storage/text-column.ts";
import { fitEvidence, judgeProduct } from "./calibration/fit-evidence.ts";
import { isHeldOut } from "./calibration/hold-out.ts";
import type { CategorizedProduct, CategoryNames } from "./category-model.ts";
import { learnDecisions } from "./learn-decisions.ts";
import { TrainedCategoryModel } from "./trained-category-model.ts";
import { groupCategories } from "./tree/category-groups.ts";

export type { TrainedCategoryModel };

export interface TrainingOptions {
  /** Where the categories lie in their tree; those that have no example are passed over. */
  readonly categories: readonly CategoryNames[];
  readonly signal?: AbortSignal;
  /** @param share of the work that is done, in [0, 1], growing */
  readonly onProgress?: (share: number) => void;
}

/** What the rehearsal takes of the whole work. */
const rehearsalShare = 0.45;

/**
 * Learns to categorize from products that are categorized. First a rehearsal: four fifths of the products are learned
 * from, and the others show how sure one may be of the answers; then all are learned from. The same products in the
 * same order give the same model.
 * @throws the signal's reason
 */
export async function trainCategoryModel(
  products: readonly CategorizedProduct[],
  { categories, signal, onProgress }: TrainingOptions,
): Promise<TrainedCategoryModel> {
  const identifiers = [...new Set(products.map(({ categoryIdentifier }) => categoryIdentifier))].sort();
  const numbers = new Map(identifiers.map((identifier, number) => [identifier, number]));
  const labelled = products.map((product) => ({
    product,
    label: numbers.get(product.categoryIdentifier) ?? 0,
  }));
  const groups = groupCategories(identifiers, categories);
  const options = { identifiers, categories, groups, signal };
  const rehearsed = await learnDecisions(
    labelled.filter(({ product }) => !isHeldOut(product)),
    { ...options, onProgress: (share) => onProgress?.(rehearsalShare * share) },
  );
  const judged = labelled
    .filter(({ product }) => isHeldOut(product))
    .map(({ product, label }) => judgeProduct(rehearsed.judge(product), label));
  const decisions = await learnDecisions(labelled, {
    ...options,
    onProgress: (share) => onProgress?.(rehearsalShare + (1 - rehearsalShare) * share),
  });
  return new TrainedCategoryModel({
    ...decisions.parts,
    identifiers: createTextColumn(identifiers),
    evidenceWeights: fitEvidence(judged),
  });
}

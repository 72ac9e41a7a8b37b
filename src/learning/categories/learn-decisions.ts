import { listAt } from "../../storage/number-lists.ts";
import type { ProductFields } from "../product-fields.ts";
import { CategoryDecisions } from "./category-decisions.ts";
import type { CategoryNames } from "./category-model.ts";
import { learnVectorizer, vectorizeAll } from "./features/vectorize-products.ts";
import { joinColumns } from "./linear/class-weights.ts";
import { quantizeWeights } from "./linear/quantize-weights.ts";
import { trainLinear } from "./linear/train-linear.ts";
import { indexExamples } from "./retrieval/example-index.ts";
import type { CategoryGroups } from "./tree/category-groups.ts";
import { nameColumns } from "./tree/name-columns.ts";

export interface LabelledProduct {
  readonly product: ProductFields;
  /** The number of its category. */
  readonly label: number;
}

export interface LearningOptions {
  /** By their number. */
  readonly identifiers: readonly string[];
  readonly categories: readonly CategoryNames[];
  readonly groups: CategoryGroups;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (share: number) => void;
}

/** Learns which features speak for which categories and branches. */
export async function learnDecisions(
  labelled: readonly LabelledProduct[],
  { identifiers, categories, groups, signal, onProgress }: LearningOptions,
): Promise<CategoryDecisions> {
  const products = labelled.map(({ product }) => product);
  const vectorizer = await learnVectorizer(products, signal);
  const rows = await vectorizeAll(products, vectorizer, signal);
  const wordWidth = vectorizer.words.keys.length;
  const targets = targetsOf(labelled, groups);
  const { columns, biases } = await trainLinear(rows, targets, {
    wordWidth,
    rarity: vectorizer.rarityOfAll(),
    signal,
    onProgress,
  });
  const names = nameColumns(identifiers, categories, vectorizer);
  const all = [...columns, ...names];
  return new CategoryDecisions({
    words: vectorizer.words,
    letters: vectorizer.letters,
    classifier: {
      weights: quantizeWeights(joinColumns(all, rows.width), all.length),
      biases: Float32Array.from(all, (_, target) => biases[target] ?? 0),
    },
    branchesOf: groups.branchesOf,
    examples: indexExamples(rows, wordWidth),
    exampleLabels: Uint16Array.from(labelled, ({ label }) => label),
  });
}

/** The rows of each category and of each branch. */
function targetsOf(
  labelled: readonly LabelledProduct[],
  { targetCount, branchesOf }: CategoryGroups,
): number[][] {
  const targets = Array.from({ length: targetCount }, (): number[] => []);
  for (const [row, { label }] of labelled.entries()) {
    for (const target of new Set([label, ...listAt(branchesOf, label)])) targets[target]?.push(row);
  }
  return targets;
}

import { createNumberLists, createTextColumn, listAt, type NumberLists } from "../../lib/columns.ts";
import type { ProductFields } from "../examples.ts";
import {
  type CategorizedProduct,
  CategoryDecisions,
  type CategoryNames,
  TrainedCategoryModel,
} from "./category-model.ts";
import { fitEvidence, isHeldOut, judgeProduct } from "./evidence.ts";
import { joinColumns, quantizeWeights, type WeightColumn } from "./linear-model.ts";
import { trainLinear } from "./linear-training.ts";
import { indexExamples } from "./nearest-neighbors.ts";
import type { Vectorizer } from "./vectorizer.ts";
import { learnVectorizer, vectorizeAll } from "./vectorizer-training.ts";

interface TrainingOptions {
  /** The categories' places in their tree; those without examples are ignored. */
  readonly categories: readonly CategoryNames[];
  readonly signal?: AbortSignal;
  /** @param share of the work done, in [0, 1], increasing */
  readonly onProgress?: (share: number) => void;
}

/** The share of the whole work that the validation split takes. */
const rehearsalShare = 0.45;

/**
 * Trains a categorization model. A first model learns from four fifths of the products, and the rest calibrates its
 * answers; the final model learns from all. Deterministic.
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
    evidenceWeights: fitEvidence(judged, identifiers.length).weights,
  });
}

interface LabelledProduct {
  readonly product: ProductFields;
  /** The number of its category. */
  readonly label: number;
}

interface LearningOptions {
  /** By category number. */
  readonly identifiers: readonly string[];
  readonly categories: readonly CategoryNames[];
  readonly groups: CategoryGroups;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (share: number) => void;
}

/** Trains the classifier of categories and branches. */
async function learnDecisions(
  labelled: readonly LabelledProduct[],
  { identifiers, categories, groups, signal, onProgress }: LearningOptions,
): Promise<CategoryDecisions> {
  const products = labelled.map(({ product }) => product);
  const vectorizer = await learnVectorizer(products, { signal });
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
export function targetsOf(
  labelled: readonly { readonly label: number }[],
  { targetCount, branchesOf }: CategoryGroups,
): number[][] {
  const targets = Array.from({ length: targetCount }, (): number[] => []);
  for (const [row, { label }] of labelled.entries()) {
    for (const target of new Set([label, ...listAt(branchesOf, label)])) targets[target]?.push(row);
  }
  return targets;
}

/**
 * For each category, the features of its names, own name and branches as weights: their product with a row is the
 * cosine.
 */
function nameColumns(
  identifiers: readonly string[],
  categories: readonly CategoryNames[],
  vectorizer: Vectorizer,
): WeightColumn[] {
  const paths = new Map(categories.map(({ identifier, path }) => [identifier, path]));
  return identifiers.map((identifier) => {
    vectorizer.read({ name: (paths.get(identifier) ?? []).slice(-2).join(" "), description: "" });
    const { features, values, length } = vectorizer;
    return { features: features.slice(0, length), weights: values.slice(0, length) };
  });
}

/** The targets to be separated from the rest: each category and each branch of the tree. */
export interface CategoryGroups {
  /** Categories first, by number, then branches. */
  readonly targetCount: number;
  /**
   * For each category, the targets of its branches. A branch with no other category among the examples equals the
   * category; one that contains all categories separates nothing and is omitted.
   */
  readonly branchesOf: NumberLists;
}

const divider = "\u0000";

/** @param identifiers of the examples' categories; those without a known place are in no branch */
export function groupCategories(
  identifiers: readonly string[],
  categories: readonly CategoryNames[],
): CategoryGroups {
  const paths = new Map(categories.map(({ identifier, path }) => [identifier, path]));
  const branches = identifiers.map((identifier) => branchesAbove(paths.get(identifier) ?? []));
  const sizes = new Map<string, number>();
  for (const branch of branches.flat()) sizes.set(branch, (sizes.get(branch) ?? 0) + 1);
  const numbers = new Map<string, number>();
  const lists = branches.map((above, category) =>
    above
      .filter((branch) => sizes.get(branch) !== identifiers.length)
      .map((branch) => {
        if (sizes.get(branch) === 1) return category;
        const number = numbers.get(branch) ?? identifiers.length + numbers.size;
        numbers.set(branch, number);
        return number;
      }),
  );
  return { targetCount: identifiers.length + numbers.size, branchesOf: createNumberLists(lists) };
}

function branchesAbove(path: readonly string[]): string[] {
  return path.slice(0, -1).map((_, depth) => path.slice(0, depth + 1).join(divider));
}

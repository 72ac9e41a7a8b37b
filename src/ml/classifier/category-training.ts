import { createNumberLists, createTextColumn, listAt, type NumberLists } from "../../lib/columns.ts";
import type { ProductFields } from "../examples.ts";
import { evenShare } from "../sampling.ts";
import {
  type CategorizedProduct,
  CategoryDecisions,
  type CategoryNames,
  type RankedCategory,
  TrainedCategoryModel,
} from "./category-model.ts";
import { type Fit, fitEvidence, isHeldOut, judgeProduct } from "./evidence.ts";
import { joinColumns, quantizeWeights, type WeightColumn } from "./linear-model.ts";
import { trainLinear, usualStyle } from "./linear-training.ts";
import { indexExamples } from "./nearest-neighbors.ts";
import type { Vectorizer } from "./vectorizer.ts";
import { learnVectorizer, vectorizeAll } from "./vectorizer-training.ts";

interface TrainingOptions {
  /** The categories' places in their tree. */
  readonly categories: readonly CategoryNames[];
  /** Categories that may be the answer though they have no example; none where absent. */
  readonly others?: readonly string[];
  /** Scores a product's categories without examples; absent: nothing does. */
  readonly rankPlainly?: (product: ProductFields) => readonly RankedCategory[];
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
  { categories, others = [], rankPlainly, signal, onProgress }: TrainingOptions,
): Promise<TrainedCategoryModel> {
  const named = products.map(({ categoryIdentifier }) => categoryIdentifier);
  const identifiers = [...new Set(products.length === 0 ? [] : [...named, ...others])].sort();
  const numbers = new Map(identifiers.map((identifier, number) => [identifier, number]));
  const labelled = products.map((product) => ({
    product,
    label: numbers.get(product.categoryIdentifier) ?? 0,
  }));
  const groups = groupCategories(identifiers, categories);
  const options = { identifiers, categories, groups, signal };
  const { cost, alone, joined } = await rehearse(labelled, {
    ...options,
    rankPlainly,
    numberOf: (identifier) => numbers.get(identifier),
    onProgress: (share) => onProgress?.(rehearsalShare * share),
  });
  const decisions = await learnDecisions(labelled, {
    ...options,
    cost,
    onProgress: (share) => onProgress?.(rehearsalShare + (1 - rehearsalShare) * share),
  });
  return new TrainedCategoryModel({
    ...decisions.parts,
    identifiers: createTextColumn(identifiers),
    evidenceWeights: alone.weights,
    plainWeights: joined.weights,
    cost,
  });
}

/** The costs of a misclassified example that are tried: the lower, the less a wrong label matters. */
const costs = [2, 0.3, 0.1] as const;
/** From this share of wrong labels on, lower costs are tried. */
const noisy = 0.1;
/** So many judged products suffice for a handful of weights. */
const mostJudged = { alone: 4_000, joined: 1_500 } as const;

/** Of more examples a sample is rehearsed with, evenly spaced. */
const mostRehearsed = 40_000;

interface Rehearsal {
  readonly cost: number;
  /** The weights of the evidence that examples give. */
  readonly alone: Fit;
  /** With the scores without examples. */
  readonly joined: Fit;
}

type RehearsalOptions = Omit<LearningOptions, "cost"> & {
  readonly rankPlainly: TrainingOptions["rankPlainly"];
  readonly numberOf: (identifier: string) => number | undefined;
};

/** Learns from four fifths and judges the rest: how strictly to learn, and what each kind of evidence is worth. */
async function rehearse(labelled: readonly LabelledProduct[], options: RehearsalOptions): Promise<Rehearsal> {
  const sample = evenShare(labelled, mostRehearsed);
  const taught = sample.filter(({ product }) => !isHeldOut(product));
  const asked = evenShare(
    sample.filter(({ product }) => isHeldOut(product)),
    mostJudged.alone,
  );
  const labelCount = new Set(labelled.map(({ label }) => label)).size;
  let best: { readonly decisions: CategoryDecisions; readonly cost: number; readonly alone: Fit } | undefined;
  for (const [attempt, cost] of costs.entries()) {
    const onProgress = (share: number) => options.onProgress((attempt + share) / costs.length);
    const decisions = await learnDecisions(taught, { ...options, cost, onProgress });
    const judged = asked.map(({ product, label }) => judgeProduct(decisions.judge(product), label));
    const alone = fitEvidence(judged, labelCount);
    if (best !== undefined && alone.loss >= best.alone.loss) break;
    best = { decisions, cost, alone };
    if (alone.noise < noisy) break;
  }
  if (best === undefined) throw new Error("There is no cost to try.");
  const { decisions, cost, alone } = best;
  const { rankPlainly, numberOf } = options;
  if (rankPlainly === undefined) return { cost, alone, joined: alone };
  const judged = evenShare(asked, mostJudged.joined).map(({ product, label }) => {
    const evidence = decisions.judge(product);
    decisions.addPlain(rankPlainly(product), numberOf);
    return judgeProduct(evidence, label);
  });
  return { cost, alone, joined: fitEvidence(judged, labelCount) };
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
  /** Of a misclassified example (C). */
  readonly cost: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (share: number) => void;
}

/** Trains the classifier of categories and branches. */
async function learnDecisions(
  labelled: readonly LabelledProduct[],
  { identifiers, categories, groups, cost, signal, onProgress }: LearningOptions,
): Promise<CategoryDecisions> {
  const products = labelled.map(({ product }) => product);
  const vectorizer = await learnVectorizer(products, { signal });
  const rows = await vectorizeAll(products, vectorizer, signal);
  const wordWidth = vectorizer.words.keys.length;
  const targets = targetsOf(labelled, groups);
  const { columns, biases } = await trainLinear(rows, targets, {
    wordWidth,
    rarity: vectorizer.rarityOfAll(),
    style: { ...usualStyle, cost },
    signal,
    onProgress,
  });
  const names = nameColumns(identifiers, categories, vectorizer);
  const all = [...columns, ...names];
  return new CategoryDecisions({
    words: vectorizer.words,
    letters: vectorizer.letters,
    kinds: vectorizer.kinds,
    classifier: {
      weights: quantizeWeights(joinColumns(all, rows.width), all.length),
      biases: Float32Array.from(all, (_, target) => biases[target] ?? 0),
    },
    branchesOf: groups.branchesOf,
    examples: indexExamples(rows, wordWidth),
    exampleCounts: countLabels(labelled, identifiers.length),
    exampleLabels: Uint16Array.from(labelled, ({ label }) => label),
  });
}

function countLabels(labelled: readonly LabelledProduct[], categoryCount: number): Uint32Array {
  const counts = new Uint32Array(categoryCount);
  for (const { label } of labelled) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
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

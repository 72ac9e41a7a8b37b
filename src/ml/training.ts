import { languages } from "../api/vocabulary.ts";
import type { Catalog } from "../catalog/model.ts";
import { withFieldLine } from "../nlp/labels.ts";
import type {
  CategoryModel,
  CategoryNames,
  RankedCategory,
  TrainedCategoryModel,
} from "./classifier/category-model.ts";
import { trainCategoryModel } from "./classifier/category-training.ts";
import { addToCategoryModel } from "./classifier/category-updates.ts";
import { type Example, type KindFinder, type ProductFields, toPlainFields, withKinds } from "./examples.ts";
import { type TrainedAttributeModel, trainAttributeModel } from "./tagger/attribute-training.ts";

export interface Trained {
  readonly facts: LearnedFacts;
  /** Of the examples, by number. */
  readonly names: readonly string[];
  readonly categories: TrainedCategoryModel;
  readonly attributes?: TrainedAttributeModel;
}

/** More examples say themselves what kinds there are, and to find those of each takes as long as to learn from it. */
const mostWithKinds = 30_000;

export interface LearnOptions {
  /** The kinds of products that a product may be of, by other knowledge than the examples. */
  readonly kindsOf?: KindFinder;
  /** Scores a product's categories without examples. */
  readonly rankPlainly?: (product: ProductFields) => readonly RankedCategory[];
  readonly signal?: AbortSignal;
  /** Called with the current step and the share of it that is done, in [0, 1]. */
  readonly onProgress?: (step: string, share: number) => void;
}

/**
 * Trains a channel's models from its examples. Examples of a category that the catalog does not have are skipped.
 * Deterministic.
 * @throws the signal's reason
 */
export async function learn(
  examples: readonly Example[],
  catalog: Catalog,
  { kindsOf, rankPlainly, signal, onProgress }: LearnOptions = {},
): Promise<Trained> {
  const known = examples
    .flatMap((example) => {
      const categoryIdentifier = catalog.findCategory(example.categoryIdentifier)?.identifier;
      return categoryIdentifier ? [{ ...example, ...toPlainFields(example), categoryIdentifier }] : [];
    })
    .map((example) =>
      examples.length > mostWithKinds ? example : { ...example, ...withKinds(example, kindsOf) },
    );
  const attributed = known.filter(({ attributes }) => Object.keys(attributes).length > 0);
  const progressOf = (step: string) => ({
    ...(signal && { signal }),
    onProgress: (share: number) => onProgress?.(step, share),
  });
  const categories = await trainCategoryModel(known, {
    categories: categoryNames(catalog),
    others: leavesOf(catalog),
    ...(rankPlainly && { rankPlainly }),
    ...progressOf("learning categories"),
  });
  const facts = {
    ...countFacts(known, attributed.length),
    familiarSimilarity: findFamiliarity(known, categories),
  };
  const names = known.map(({ name }) => name);
  if (attributed.length === 0) return { facts, names, categories };
  const attributes = await trainAttributeModel(
    attributed.map(asRequested),
    progressOf("learning attributes"),
  );
  return { facts, names, categories, attributes };
}

/** Larger catalogs have more categories than a classifier can number; there only those with examples count. */
const mostLeaves = 20_000;

function leavesOf({ categories, isLeaf }: Catalog): readonly string[] {
  if (categories.length > mostLeaves) return [];
  return categories.map(({ identifier }) => identifier).filter(isLeaf);
}

/** So many of the examples may be added before all are learned again; few examples are learned in no time. */
const mostAdded = 0.02;
const leastLearned = 2_000;

/**
 * Adds a few examples to what was learned from the others, in a fraction of the time of `learn`.
 * @param trained of the same channel, with its facts
 * @param added examples after those that it was trained with
 * @returns undefined where all have to be learned: too many have been added since, or something new is in them
 */
export function learnMore(
  { facts, names, categories, attributes }: Trained,
  added: readonly Example[],
  { kindsOf }: LearnOptions = {},
): Trained | undefined {
  const wholeCount = facts.wholeCount ?? facts.exampleCount;
  const isFew = facts.exampleCount + added.length <= (1 + mostAdded) * wholeCount;
  if (!isFew || wholeCount < leastLearned || attributes !== undefined) return undefined;
  if (added.some((example) => Object.keys(example.attributes).length > 0)) return undefined;
  const plain = added.map((example) => ({ ...example, ...withKinds(toPlainFields(example), kindsOf) }));
  const more = addToCategoryModel(categories, plain);
  if (more === undefined) return undefined;
  const counts = [...more.parts.exampleCounts].filter((count) => count > 0);
  return {
    facts: {
      ...facts,
      wholeCount,
      exampleCount: facts.exampleCount + added.length,
      categoryCount: counts.length,
      singleShare: counts.filter((count) => count === 1).length / (facts.exampleCount + added.length),
    },
    names: [...names, ...plain.map(({ name }) => name)],
    categories: more,
  };
}

/** In requests the brand is a line after the description, so training examples use the same form. */
function asRequested(example: Example): Example {
  return { ...example, description: withFieldLine(example.description, "brand", example.brand) };
}

export function categoryNames(catalog: Catalog): readonly CategoryNames[] {
  return catalog.categories.map(({ identifier }) => ({
    identifier,
    path: catalog.path(identifier).map(({ names }) => distinctNames(names).join(" ")),
  }));
}

function distinctNames(names: Partial<Record<string, string>>): readonly string[] {
  const found = languages.map((language) => names[language]).filter((name) => name !== undefined);
  return [...new Set(found)];
}

/** Number of sampled examples. */
const sampleSize = 300;
const familiarShare = 0.95;
/** The prior similarity and its weight in examples, since a few examples prove little. */
const usual = { similarity: 0.3, weight: 20 };

/** @returns the similarity to the nearest other example that 95 % of the examples reach, shrunk towards the prior */
function findFamiliarity(examples: readonly Example[], model: Pick<CategoryModel, "nearest">): number {
  const step = Math.max(1, Math.floor(examples.length / sampleSize));
  const similarities = examples
    .filter((_, number) => number % step === 0)
    .map((example) => model.nearest(example, 2)[1]?.similarity ?? 0)
    .sort((one, other) => other - one);
  const reached = similarities[Math.floor(similarities.length * familiarShare)] ?? 0;
  const { length } = similarities;
  return (length * reached + usual.weight * usual.similarity) / (length + usual.weight);
}

function countFacts(examples: readonly Example[], attributedCount: number) {
  const counts = new Map<string, number>();
  for (const { categoryIdentifier } of examples) {
    counts.set(categoryIdentifier, (counts.get(categoryIdentifier) ?? 0) + 1);
  }
  const singles = [...counts.values()].filter((count) => count === 1).length;
  return {
    exampleCount: examples.length,
    categoryCount: counts.size,
    attributedCount,
    singleShare: examples.length === 0 ? 0 : singles / examples.length,
  };
}

/** Statistics of a channel's examples. */
export interface LearnedFacts {
  readonly exampleCount: number;
  /** Their number when all were learned together; absent: none was added since. */
  readonly wholeCount?: number;
  /** Distinct categories among them. */
  readonly categoryCount: number;
  /** Number of examples with attributes. */
  readonly attributedCount: number;
  /**
   * Share of the examples that are the only one of their category, in [0, 1]; an estimate of the share of new
   * products whose category has no examples (Good, "The population frequencies of species", Biometrika 40, 1953).
   */
  readonly singleShare: number;
  /** The cosine to the nearest other example that 95 % of the examples reach; products below it are unfamiliar. */
  readonly familiarSimilarity: number;
}

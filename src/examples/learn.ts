import type { Catalog } from "../catalog/model.ts";
import { languages } from "../contract/vocabulary.ts";
import {
  type TrainedAttributeModel,
  trainAttributeModel,
} from "../learning/attributes/train-attribute-model.ts";
import type { CategoryModel, CategoryNames } from "../learning/categories/category-model.ts";
import {
  type TrainedCategoryModel,
  trainCategoryModel,
} from "../learning/categories/train-category-model.ts";
import { toPlainFields } from "../learning/product-fields.ts";
import { withFieldLine } from "../text/field-lines.ts";
import type { Example } from "./example.ts";
import type { LearnedFacts } from "./learned-facts.ts";

export interface Trained {
  readonly facts: LearnedFacts;
  /** Of the examples, by their number. */
  readonly names: readonly string[];
  readonly categories: TrainedCategoryModel;
  readonly attributes?: TrainedAttributeModel;
}

export interface LearnOptions {
  readonly signal?: AbortSignal;
  /** Told what is being learned, and which share of it is done, in [0, 1]. */
  readonly onProgress?: (step: string, share: number) => void;
}

/**
 * Learns a channel's categories and attributes from its examples. Examples of a category that the catalog does not
 * have are left out. Deterministic.
 * @throws the signal's reason
 */
export async function learn(
  examples: readonly Example[],
  catalog: Catalog,
  { signal, onProgress }: LearnOptions = {},
): Promise<Trained> {
  const known = examples
    .filter(({ categoryIdentifier }) => catalog.findCategory(categoryIdentifier))
    .map((example) => ({ ...example, ...toPlainFields(example) }));
  const attributed = known.filter(({ attributes }) => Object.keys(attributes).length > 0);
  const told = (step: string) => ({
    ...(signal && { signal }),
    onProgress: (share: number) => onProgress?.(step, share),
  });
  const categories = await trainCategoryModel(known, {
    categories: categoryNames(catalog),
    ...told("learning categories"),
  });
  const facts = {
    ...countFacts(known, attributed.length),
    familiarSimilarity: findFamiliarity(known, categories),
  };
  const names = known.map(({ name }) => name);
  if (attributed.length === 0) return { facts, names, categories };
  const attributes = await trainAttributeModel(attributed.map(asAsked), told("learning attributes"));
  return { facts, names, categories, attributes };
}

/** The brand of a column of its own reaches the service as a line below the description, and so is learned from there. */
function asAsked(example: Example): Example {
  return { ...example, description: withFieldLine(example.description, "brand", example.brand) };
}

function categoryNames(catalog: Catalog): readonly CategoryNames[] {
  return catalog.categories.map(({ identifier }) => ({
    identifier,
    path: catalog.path(identifier).map(({ names }) => distinctNames(names).join(" ")),
  }));
}

function distinctNames(names: Partial<Record<string, string>>): readonly string[] {
  const found = languages.map((language) => names[language]).filter((name) => name !== undefined);
  return [...new Set(found)];
}

/** So many examples are looked at. */
const lookedAt = 300;
const familiarShare = 0.95;
/** What is usual, and the number of examples that it weighs as many as: a few examples show little. */
const usual = { similarity: 0.3, weight: 20 };

/** @returns the similarity to the nearest other example that all but a few examples reach, drawn to the usual one */
function findFamiliarity(examples: readonly Example[], model: Pick<CategoryModel, "nearest">): number {
  const step = Math.max(1, Math.floor(examples.length / lookedAt));
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

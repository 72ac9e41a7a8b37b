import { type NumberLists, type TextColumn, textsOf } from "../../lib/columns.ts";
import { lazily } from "../../lib/once.ts";
import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import type { ProductFields } from "../examples.ts";
import { readFeatures, readWeights, writeFeatures, writeWeights } from "./category-sections.ts";
import {
  addExample,
  addPlainScore,
  applyWeights,
  evidenceKinds,
  gatherEvidence,
  rivals,
  softmaxInPlace,
} from "./evidence.ts";
import { decide, type LinearClassifier } from "./linear-model.ts";
import { type ExampleIndex, largest, NearestExamples } from "./nearest-neighbors.ts";
import { type FeatureTable, type KindTable, Vectorizer } from "./vectorizer.ts";

/** A product that has been categorized before. */
export interface CategorizedProduct extends ProductFields {
  readonly categoryIdentifier: string;
}

/** A category's path of names from the root to itself; a name may join several languages. */
export interface CategoryNames {
  readonly identifier: string;
  readonly path: readonly string[];
}

export interface RankedCategory {
  readonly identifier: string;
  /** Calibrated probability in [0, 1], descending along the list. */
  readonly score: number;
}

/** An example similar to a product. */
export interface NearExample {
  /** The example's index among the training examples. */
  readonly example: number;
  /** Cosine of the two products' words (of long texts only the rarest), in (0, 1]. */
  readonly similarity: number;
}

/** Scores a product's categories without examples; each in [0, 1]. */
export type PlainRanking = () => readonly RankedCategory[];

/** A trained categorization model. Fields are plain text; answers are deterministic. */
export interface CategoryModel {
  /**
   * @param plain asked where the examples leave the answer open
   * @returns the likeliest categories, best first, at most `limit`; empty for an untrained model
   */
  rank(product: ProductFields, limit: number, plain?: PlainRanking): readonly RankedCategory[];
  /** @returns the most similar examples, nearest first, at most `limit` */
  nearest(product: ProductFields, limit: number): readonly NearExample[];
}

/** Writes a model as sections, all prefixed with "categories.". */
export function writeCategoryModel({ parts }: TrainedCategoryModel, to: SectionWriter): void {
  to.texts("categories.identifiers", parts.identifiers);
  writeFeatures("categories.words", parts.words, to);
  writeFeatures("categories.letters", parts.letters, to);
  writeFeatures("categories.kinds", parts.kinds, to);
  to.array("categories.kinds.norm", Float32Array.of(parts.kinds.norm));
  writeWeights("categories", parts.classifier, to);
  to.array("categories.evidenceWeights", parts.evidenceWeights);
  to.array("categories.plainWeights", parts.plainWeights);
  to.array("categories.exampleCounts", parts.exampleCounts);
  to.array("categories.cost", Float32Array.of(parts.cost));
  to.lists("categories.branches", parts.branchesOf);
  to.array("categories.examples.starts", parts.examples.starts);
  to.array("categories.examples.examples", parts.examples.examples);
  to.array("categories.examples.weights", parts.examples.weights);
  to.array("categories.examples.labels", parts.exampleLabels);
  to.array("categories.examples.count", Uint32Array.of(parts.examples.exampleCount));
}

/**
 * Reads a model as views over the sections, without copying.
 * @throws where a section is missing
 */
export function readCategoryModel(from: SectionReader): TrainedCategoryModel {
  return new TrainedCategoryModel({
    identifiers: from.texts("categories.identifiers"),
    words: readFeatures("categories.words", from),
    letters: readFeatures("categories.letters", from),
    kinds: {
      ...readFeatures("categories.kinds", from),
      norm: from.float32("categories.kinds.norm")[0] ?? 0,
    },
    classifier: readWeights("categories", from),
    evidenceWeights: from.float32("categories.evidenceWeights"),
    plainWeights: from.float32("categories.plainWeights"),
    exampleCounts: from.uint32("categories.exampleCounts"),
    cost: from.float32("categories.cost")[0] ?? 1,
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

/** The stored parts of a model. */
interface CategoryModelParts extends DecisionParts {
  readonly identifiers: TextColumn;
  /** The weight of each kind of evidence. */
  readonly evidenceWeights: Float32Array;
  /** The same where scores without examples are among the evidence. */
  readonly plainWeights: Float32Array;
  /** Of a misclassified example (C), with which the classifier was learned. */
  readonly cost: number;
}

/** From this score on, an answer by examples alone is not asked about again: nearly all of these are right. */
const sure = 0.9;

export class TrainedCategoryModel implements CategoryModel {
  readonly parts: CategoryModelParts;
  readonly #decisions: CategoryDecisions;
  readonly #values: Float64Array;
  readonly #numberOf: () => ReadonlyMap<string, number>;

  constructor(parts: CategoryModelParts) {
    this.parts = parts;
    this.#numberOf = lazily(
      () => new Map(textsOf(parts.identifiers).map((identifier, number) => [identifier, number])),
    );
    this.#decisions = new CategoryDecisions(parts);
    this.#values = new Float64Array(parts.identifiers.length);
  }

  rank(product: ProductFields, limit: number, plain?: PlainRanking): readonly RankedCategory[] {
    const { evidenceWeights, plainWeights } = this.parts;
    const evidence = this.#decisions.judge(product);
    const ranked = this.#rankBy(evidence, evidenceWeights, limit);
    if (plain === undefined || (ranked[0]?.score ?? 1) >= sure) return ranked;
    this.#decisions.addPlain(plain(), (identifier) => this.#numberOf().get(identifier));
    return this.#rankBy(evidence, plainWeights, limit);
  }

  #rankBy(evidence: Float64Array, weights: Float32Array, limit: number): readonly RankedCategory[] {
    const { identifiers } = this.parts;
    applyWeights(evidence, weights, this.#values);
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

/** The stored parts of the decisions, without the evidence weights. */
interface DecisionParts {
  readonly words: FeatureTable;
  readonly letters: FeatureTable;
  readonly kinds: KindTable;
  /** For categories, branches and the categories' names. */
  readonly classifier: LinearClassifier;
  /** For each category, the targets of its branches. */
  readonly branchesOf: NumberLists;
  readonly examples: ExampleIndex;
  /** The number of examples by category. */
  readonly exampleCounts: Uint32Array;
  /** The category of each example. */
  readonly exampleLabels: Uint16Array;
}

/** How many of the nearest examples count as evidence for their categories. */
const neighbours = 12;

/**
 * Scores products. Reuses its buffers between calls, and the features and results of the last product, since callers
 * often ask about the same one again.
 */
export class CategoryDecisions {
  readonly parts: DecisionParts;
  readonly #vectorizer: Vectorizer;
  readonly #nearest: NearestExamples;
  readonly #decisions: Float64Array;
  readonly #evidence: Float64Array;
  #product: ProductFields | undefined;
  #near: readonly NearExample[] | undefined;

  constructor(parts: DecisionParts) {
    this.parts = parts;
    this.#vectorizer = new Vectorizer(parts.words, parts.letters, parts.kinds);
    this.#nearest = new NearestExamples(parts.examples);
    this.#decisions = new Float64Array(parts.classifier.biases.length);
    this.#evidence = new Float64Array(evidenceKinds * (parts.branchesOf.starts.length - 1));
  }

  /** @returns the evidence for each category, `evidenceKinds` numbers each; overwritten by the next call */
  judge(product: ProductFields): Float64Array {
    const { classifier, exampleLabels } = this.parts;
    this.#read(product);
    decide(classifier, this.#vectorizer, this.#decisions);
    gatherEvidence(this.#decisions, this.parts, this.#evidence);
    for (const { example, similarity } of this.nearest(product, neighbours)) {
      addExample(this.#evidence, exampleLabels[example] ?? 0, similarity);
    }
    return this.#evidence;
  }

  /** Adds scores without examples to the evidence of the last product. */
  addPlain(plain: readonly RankedCategory[], numberOf: (identifier: string) => number | undefined): void {
    for (const { identifier, score } of plain) {
      const category = numberOf(identifier);
      if (category === undefined) continue;
      const exampleCount = this.parts.exampleCounts[category] ?? 0;
      addPlainScore(this.#evidence, { category, score, exampleCount });
    }
  }

  nearest(product: ProductFields, limit: number): readonly NearExample[] {
    this.#read(product);
    if (limit > neighbours) return this.#nearest.find(this.#vectorizer, limit);
    this.#near ??= this.#nearest.find(this.#vectorizer, neighbours);
    return this.#near.slice(0, limit);
  }

  #read({ name, description, brand, kinds }: ProductFields): void {
    const last = this.#product;
    if (last?.name === name && last.description === description && last.brand === brand) return;
    const product = {
      ...{ name, description },
      ...(brand !== undefined && { brand }),
      ...(kinds !== undefined && { kinds }),
    };
    this.#vectorizer.read(product);
    this.#product = product;
    this.#near = undefined;
  }
}

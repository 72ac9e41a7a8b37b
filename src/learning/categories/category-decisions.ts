import type { NumberLists } from "../../storage/number-lists.ts";
import type { ProductFields } from "../product-fields.ts";
import type { NearExample } from "./category-model.ts";
import type { FeatureTable } from "./features/feature-table.ts";
import { Vectorizer } from "./features/vectorizer.ts";
import { decide, type LinearClassifier } from "./linear/linear-classifier.ts";
import type { ExampleIndex } from "./retrieval/example-index.ts";
import { NearestExamples } from "./retrieval/nearest-examples.ts";
import { addExample, evidenceKinds, gatherEvidence } from "./tree/category-evidence.ts";

/** What was learned but for how to weigh it, as it lies in a file. */
export interface DecisionParts {
  readonly words: FeatureTable;
  readonly letters: FeatureTable;
  /** Of the categories, the branches, and the categories' names. */
  readonly classifier: LinearClassifier;
  /** For each category the targets of the branches above it. */
  readonly branchesOf: NumberLists;
  readonly examples: ExampleIndex;
  /** The category of each example. */
  readonly exampleLabels: Uint16Array;
}

/** How many of the nearest examples speak for their categories. */
const neighbours = 12;

/**
 * Judges products; keeps its working memory from one call to the next, and what it read and found of the last product,
 * which is mostly asked of again.
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
    this.#vectorizer = new Vectorizer(parts.words, parts.letters);
    this.#nearest = new NearestExamples(parts.examples);
    this.#decisions = new Float64Array(parts.classifier.biases.length);
    this.#evidence = new Float64Array(evidenceKinds * (parts.branchesOf.starts.length - 1));
  }

  /** @returns what speaks for each category, `evidenceKinds` numbers each; overwritten by the next call */
  judge(product: ProductFields): Float64Array {
    const { classifier, branchesOf, exampleLabels } = this.parts;
    this.#read(product);
    decide(classifier, this.#vectorizer, this.#decisions);
    gatherEvidence(this.#decisions, branchesOf, this.#evidence);
    for (const { example, similarity } of this.nearest(product, neighbours)) {
      addExample(this.#evidence, exampleLabels[example] ?? 0, similarity);
    }
    return this.#evidence;
  }

  nearest(product: ProductFields, limit: number): readonly NearExample[] {
    this.#read(product);
    if (limit > neighbours) return this.#nearest.find(this.#vectorizer, limit);
    this.#near ??= this.#nearest.find(this.#vectorizer, neighbours);
    return this.#near.slice(0, limit);
  }

  #read({ name, description, brand }: ProductFields): void {
    const last = this.#product;
    if (last?.name === name && last.description === description && last.brand === brand) return;
    const product = { name, description, ...(brand !== undefined && { brand }) };
    this.#vectorizer.read(product);
    this.#product = product;
    this.#near = undefined;
  }
}

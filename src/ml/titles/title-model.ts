import { listAt, type NumberLists, type TextColumn } from "../../lib/columns.ts";
import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import { readFeatures, readWeights, writeFeatures, writeWeights } from "../classifier/category-sections.ts";
import { decide, type LinearClassifier } from "../classifier/linear-model.ts";
import { largest } from "../classifier/nearest-neighbors.ts";
import { type FeatureTable, Vectorizer } from "../classifier/vectorizer.ts";
import type { ProductFields } from "../examples.ts";

/** The stored parts of a title model. */
export interface TitleModelParts {
  /** Of the leaf categories, ascending. */
  readonly identifiers: TextColumn;
  readonly words: FeatureTable;
  readonly letters: FeatureTable;
  /** For each category, then for each branch of the tree that has several. */
  readonly classifier: LinearClassifier;
  /** For each category, the targets of its branches. */
  readonly branchesOf: NumberLists;
}

/** How well a product fits a category, as a linear classifier sees it: about 1 for members, about -1 for others. */
export interface Fit {
  /** By the category's own decision. */
  readonly own: number;
  /** The mean decision of the branches above it; its own where it has none. */
  readonly branch: number;
}

/**
 * Knows the products of the built-in channel's categories by titles and product nouns written for them. Deterministic.
 * Reuses its buffers: a product's decisions are overwritten by the next one's.
 */
export class TitleModel {
  readonly parts: TitleModelParts;
  readonly #vectorizer: Vectorizer;
  readonly #decisions: Float64Array;

  constructor(parts: TitleModelParts) {
    this.parts = parts;
    this.#vectorizer = new Vectorizer(parts.words, parts.letters);
    this.#decisions = new Float64Array(parts.classifier.biases.length);
  }

  /** Decides about a product in plain text; `fitOf` and `best` answer from it. */
  read(product: ProductFields): void {
    this.#vectorizer.read(product);
    decide(this.parts.classifier, this.#vectorizer, this.#decisions);
  }

  /** @param number of a category among the identifiers */
  fitOf(number: number): Fit {
    const own = this.#decisions[number] ?? 0;
    const branches = listAt(this.parts.branchesOf, number);
    if (branches.length === 0) return { own, branch: own };
    let sum = 0;
    for (const branch of branches) sum += this.#decisions[branch] ?? 0;
    return { own, branch: sum / branches.length };
  }

  /** The numbers of the categories with the highest own decisions, best first. */
  best(limit: number): number[] {
    return largest(this.#decisions.subarray(0, this.parts.identifiers.length), limit);
  }
}

export function writeTitleModel({ parts }: TitleModel, to: SectionWriter): void {
  to.texts("identifiers", parts.identifiers);
  writeFeatures("words", parts.words, to);
  writeFeatures("letters", parts.letters, to);
  writeWeights("classifier", parts.classifier, to);
  to.lists("branches", parts.branchesOf);
}

/**
 * Reads a model as views over the sections, without copying.
 * @throws where a section is missing
 */
export function readTitleModel(from: SectionReader): TitleModel {
  return new TitleModel({
    identifiers: from.texts("identifiers"),
    words: readFeatures("words", from),
    letters: readFeatures("letters", from),
    classifier: readWeights("classifier", from),
    branchesOf: from.lists("branches"),
  });
}

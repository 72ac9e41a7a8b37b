import type { NumberLists, TextColumn } from "../../lib/columns.ts";
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

/** UTF-16 units of a description that are worth reading: titles say at once what a product is. */
export const longestDescription = 400;

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

  /** Decides about a product in plain text; the other methods answer from it. */
  read(product: ProductFields): void {
    this.#vectorizer.read(product);
    decide(this.parts.classifier, this.#vectorizer, this.#decisions);
  }

  /** Whether titles have one of the product's words, and not letters in common alone. */
  get knowsWords(): boolean {
    const { features, length } = this.#vectorizer;
    const wordCount = this.parts.words.keys.length;
    return features.subarray(0, length).some((feature) => feature < wordCount);
  }

  /** A category's own decision: about 1 for a member, about -1 for others. */
  ownFit(number: number): number {
    return this.#decisions[number] ?? 0;
  }

  /** The mean decision of the branches above a category; its own where it has none. */
  branchFit(number: number): number {
    const { starts, members } = this.parts.branchesOf;
    const [start, end] = [starts[number] ?? 0, starts[number + 1] ?? 0];
    if (start === end) return this.ownFit(number);
    let sum = 0;
    for (let at = start; at < end; at += 1) sum += this.#decisions[members[at] ?? 0] ?? 0;
    return sum / (end - start);
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

import type { HashTable } from "./hash-table.ts";

/** Features with the labels they occur with, and the weights of these. */
interface FeatureWeights extends FeatureLabels {
  readonly weights: Float32Array;
}

const notLaid = 0;
const firstRows = 16;

/**
 * The trained weights, for scoring a category's texts. Features with many labels dominate the time, so the weights of
 * their labels in the category are laid out in rows on first use.
 */
export class CategoryWeights {
  readonly #from: FeatureWeights;
  readonly #localLabels: Int16Array;
  readonly #wideNumbers: Int32Array;
  /** Number of the category's labels, which is the length of a row. */
  readonly #labels: number;
  /** By wide feature: the number of its row plus one. */
  readonly #rowNumbers: Uint32Array;
  #rows: Float64Array;
  #rowCount = 0;

  constructor(from: FeatureWeights, { count, localLabels }: LabelSpace, wide: WideFeatures) {
    this.#from = from;
    this.#localLabels = localLabels;
    this.#wideNumbers = wide.numbers;
    this.#labels = 1 + 2 * count;
    this.#rowNumbers = new Uint32Array(wide.features.length);
    this.#rows = new Float64Array(firstRows * this.#labels);
  }

  /** Adds a feature's weights to the scores of the category's labels, which begin at an offset. */
  add(feature: number, scores: Float64Array, place: number): void {
    const { starts } = this.#from;
    const width = (starts[feature + 1] ?? 0) - (starts[feature] ?? 0);
    if (width <= maxNarrowLabels) this.#addEntries(feature, scores, place);
    else this.#addRow(feature, scores, place);
  }

  #addRow(feature: number, scores: Float64Array, place: number): void {
    const wide = this.#wideNumbers[feature] ?? 0;
    const known = this.#rowNumbers[wide] ?? notLaid;
    const row = (known === notLaid ? this.#layRow(feature, wide) : known - 1) * this.#labels;
    const rows = this.#rows;
    const labels = this.#labels;
    for (let label = 0; label < labels; label += 1) {
      scores[place + label] = (scores[place + label] ?? 0) + (rows[row + label] ?? 0);
    }
  }

  #layRow(feature: number, wide: number): number {
    const row = this.#rowCount;
    const end = (row + 1) * this.#labels;
    if (end > this.#rows.length) {
      const grown = new Float64Array(this.#rows.length * 2);
      grown.set(this.#rows);
      this.#rows = grown;
    }
    this.#addEntries(feature, this.#rows, row * this.#labels);
    this.#rowCount += 1;
    this.#rowNumbers[wide] = this.#rowCount;
    return row;
  }

  #addEntries(feature: number, scores: Float64Array, place: number): void {
    const { starts, labels, weights } = this.#from;
    const localLabels = this.#localLabels;
    const end = starts[feature + 1] ?? 0;
    for (let entry = starts[feature] ?? 0; entry < end; entry += 1) {
      const local = localLabels[labels[entry] ?? 0] ?? -1;
      if (local >= 0) scores[place + local] = (scores[place + local] ?? 0) + (weights[entry] ?? 0);
    }
  }
}

/** The labels that features occur with: those of feature f are at [starts[f], starts[f + 1]). */
interface FeatureLabels {
  readonly starts: Uint32Array;
  /** Labels over all categories. */
  readonly labels: Uint16Array;
}

/** Features with more labels are wide: most of their labels belong to other categories. */
const maxNarrowLabels = 12;

export interface WideFeatures {
  readonly features: readonly number[];
  /** By feature: its index among the wide ones, -1 where it is not wide. */
  readonly numbers: Int32Array;
}

export function findWideFeatures({ starts }: FeatureLabels): WideFeatures {
  const features: number[] = [];
  const numbers = new Int32Array(Math.max(0, starts.length - 1)).fill(-1);
  for (let feature = 0; feature < numbers.length; feature += 1) {
    if ((starts[feature + 1] ?? 0) - (starts[feature] ?? 0) <= maxNarrowLabels) continue;
    numbers[feature] = features.length;
    features.push(feature);
  }
  return { features, numbers };
}

/** A category's entries of the wide features, so that the labels of other categories need not be scanned. */
export interface CategoryEntries {
  readonly space: LabelSpace;
  readonly wide: WideFeatures;
  /** By wide feature: the start of its entries in `entries`; length: number of wide features plus one. */
  readonly wideStarts: Uint32Array;
  /** Indices in the features' labels, only of the category's labels. */
  readonly entries: Uint32Array;
}

export function createCategoryEntries(
  { starts, labels }: FeatureLabels,
  space: LabelSpace,
  wide: WideFeatures,
): CategoryEntries {
  const wideStarts: number[] = [0];
  const entries: number[] = [];
  for (const feature of wide.features) {
    const end = starts[feature + 1] ?? 0;
    for (let entry = starts[feature] ?? 0; entry < end; entry += 1) {
      if ((space.localLabels[labels[entry] ?? 0] ?? -1) >= 0) entries.push(entry);
    }
    wideStarts.push(entries.length);
  }
  return { space, wide, wideStarts: Uint32Array.from(wideStarts), entries: Uint32Array.from(entries) };
}

/** Adds a feature's weights to the scores of the category's labels. */
export function addWeights(
  { starts, labels, weights }: FeatureLabels & { readonly weights: Float32Array },
  { space: { localLabels }, wide: { numbers }, wideStarts, entries }: CategoryEntries,
  feature: number,
  scores: Float64Array,
  row: number,
): void {
  const wide = numbers[feature] ?? -1;
  if (wide >= 0) {
    const end = wideStarts[wide + 1] ?? 0;
    for (let at = wideStarts[wide] ?? 0; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      const cell = row + (localLabels[labels[entry] ?? 0] ?? 0);
      scores[cell] = (scores[cell] ?? 0) + (weights[entry] ?? 0);
    }
    return;
  }
  const end = starts[feature + 1] ?? 0;
  for (let entry = starts[feature] ?? 0; entry < end; entry += 1) {
    const local = localLabels[labels[entry] ?? 0] ?? -1;
    if (local >= 0) scores[row + local] = (scores[row + local] ?? 0) + (weights[entry] ?? 0);
  }
}

/**
 * The labels of a category's pieces: 0 is none of its attributes; for the attribute at position k of n, 1 + k begins
 * a value and 1 + n + k continues it.
 */
export interface LabelSpace {
  readonly count: number;
  /** Numbers of the category's attributes over all categories. */
  readonly attributes: readonly number[];
  /**
   * By the label over all categories: 0, 1 + 2a (begin) and 2 + 2a (continue) for attribute a; -1 if not in the
   * category.
   */
  readonly localLabels: Int16Array;
}

const noAttribute = 0;

export const beginLabel = (attribute: number): number => 1 + 2 * attribute;
export const insideLabel = (attribute: number): number => 2 + 2 * attribute;

export function createLabelSpace(attributes: readonly number[], attributeCount: number): LabelSpace {
  const count = attributes.length;
  const localLabels = new Int16Array(1 + 2 * attributeCount).fill(-1);
  localLabels[noAttribute] = 0;
  for (const [position, attribute] of attributes.entries()) {
    localLabels[beginLabel(attribute)] = 1 + position;
    localLabels[insideLabel(attribute)] = 1 + count + position;
  }
  return { count, attributes, localLabels };
}

/** The parameters of a chain: weights by feature and label, and of label pairs by category. */
export interface TaggerWeights {
  readonly table: HashTable;
  /** By feature: the start of its labels; length: number of features plus one. */
  readonly starts: Uint32Array;
  /** Labels over all categories, and their weights. */
  readonly labels: Uint16Array;
  readonly weights: Float32Array;
  /** By category, in the layout of `Chain.run`. */
  readonly transitions: readonly Float32Array[];
}

/** The number of a category's label pair weights. */
export const transitionCount = (count: number): number => (1 + 2 * count) * (1 + count) + 2 * count;

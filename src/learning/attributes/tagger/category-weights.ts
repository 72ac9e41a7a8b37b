import { type FeatureLabels, mostNarrow, type WideFeatures } from "./category-entries.ts";
import type { LabelSpace } from "./label-space.ts";

/** Features with the labels that they were seen with, and the weights that go with those. */
export interface FeatureWeights extends FeatureLabels {
  readonly weights: Float32Array;
}

const notLaid = 0;
const firstRows = 16;

/**
 * Finished weights as a category's texts are scored with. Of the features with many labels, which most of the work is
 * for, the weights of the category's labels stand side by side: in rows that are laid out when first asked for.
 */
export class CategoryWeights {
  readonly #from: FeatureWeights;
  readonly #localLabels: Int16Array;
  readonly #wideNumbers: Int32Array;
  /** How many labels the category has: how long a row is. */
  readonly #labels: number;
  /** By wide feature: one more than the number of its row. */
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

  /** Adds a feature's weights to the scores of the category's labels, which begin at a place. */
  add(feature: number, scores: Float64Array, place: number): void {
    const { starts } = this.#from;
    const width = (starts[feature + 1] ?? 0) - (starts[feature] ?? 0);
    if (width <= mostNarrow) this.#addEntries(feature, scores, place);
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

import type { ProductScore } from "./product-score.ts";

/** The scores of many products in the mean, each in [0, 100] with one decimal. */
export interface MeanScores {
  readonly products: number;
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  readonly total: number;
}

const figures = ["completeness", "conformance", "information", "total"] as const;

/** Counts scores without keeping them. */
export class ScoreSums {
  #products = 0;
  readonly #sums = { completeness: 0, conformance: 0, information: 0, total: 0 };

  add(score: ProductScore): void {
    this.#products += 1;
    for (const figure of figures) this.#sums[figure] += score[figure];
  }

  /** Undefined where there was none. */
  mean(): MeanScores | undefined {
    if (this.#products === 0) return undefined;
    const mean = (figure: (typeof figures)[number]) =>
      Math.round((10 * this.#sums[figure]) / this.#products) / 10;
    return {
      products: this.#products,
      completeness: mean("completeness"),
      conformance: mean("conformance"),
      information: mean("information"),
      total: mean("total"),
    };
  }
}

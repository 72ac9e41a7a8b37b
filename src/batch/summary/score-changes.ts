import type { MeanScores } from "../../quality/scores/mean-scores.ts";
import type { Figures, ScoredFigures } from "../rows/scored-figures.ts";

/** How good a feed's records were and are, in the mean; see `scoreProduct`. */
export interface ScoreChange {
  /** The packs whose rules were looked at. */
  readonly packs: readonly string[];
  /** Rows that were looked at, of a long feed a sample; see `scoreWeight`. */
  readonly scored_rows: number;
  readonly before: MeanScores;
  readonly after: MeanScores;
}

const figureNames = ["completeness", "conformance", "information", "total"] as const;

/** Adds up what products scored as they came, and with their proposals. */
export class ScoreChanges {
  readonly #packs: readonly string[];
  readonly #before = { completeness: 0, conformance: 0, information: 0, total: 0 };
  readonly #after = { completeness: 0, conformance: 0, information: 0, total: 0 };
  #rows = 0;
  #weights = 0;

  /** @param packs the names of the rule packs that the products are scored by */
  constructor(packs: readonly string[]) {
    this.#packs = packs;
  }

  add({ weight, before, after }: ScoredFigures): void {
    this.#rows += 1;
    this.#weights += weight;
    for (const name of figureNames) {
      this.#before[name] += weight * before[name];
      this.#after[name] += weight * after[name];
    }
  }

  /** Null where there was no product. */
  change(): ScoreChange | null {
    if (this.#rows === 0) return null;
    return {
      packs: this.#packs,
      scored_rows: this.#rows,
      before: this.#mean(this.#before),
      after: this.#mean(this.#after),
    };
  }

  /** With one decimal. */
  #mean(sums: Figures): MeanScores {
    const mean = (name: (typeof figureNames)[number]) => Math.round((10 * sums[name]) / this.#weights) / 10;
    return {
      products: this.#rows,
      completeness: mean("completeness"),
      conformance: mean("conformance"),
      information: mean("information"),
      total: mean("total"),
    };
  }
}

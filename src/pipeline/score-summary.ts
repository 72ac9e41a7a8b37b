import type { MeanScores } from "../scoring/scorer.ts";
import type { RowToScore } from "./enrichment.ts";
import type { Product } from "./product.ts";
import { type Figures, type RowScoring, type ScoredFigures, scoreRow } from "./row-scoring.ts";

interface RowScoresOptions extends RowScoring {
  /** In the order in which they were asked for. */
  readonly packNames: readonly string[];
  /**
   * Whether rows wait until the scores are asked for: what scores need is then first run and compiled when the tasks of this process
   * are done, and not amid them. Where the tasks are done elsewhere, rows are scored while this process waits.
   */
  readonly isDeferred: boolean;
}

/** UTF-16 units of the products that wait: about 8 MB at most. */
const mostWaiting = 4 * 1024 * 1024;

/** Scores rows and adds up what they come to, sooner or later: the figures are the same. */
export class RowScores {
  readonly #options: RowScoresOptions;
  readonly #changes: ScoreChanges;
  #waiting: { readonly product: Product; readonly row: RowToScore }[] = [];
  #waitingUnits = 0;

  constructor(options: RowScoresOptions) {
    this.#options = options;
    this.#changes = new ScoreChanges(options.packNames);
  }

  add(product: Product, row: RowToScore): void {
    if (this.#options.isDeferred) this.#defer(product, row);
    else this.#score(product, row);
  }

  /** Null where there was no product. */
  change(): ScoreChange | null {
    this.#scoreWaiting();
    return this.#changes.change();
  }

  #defer(product: Product, row: RowToScore): void {
    // Copied, for a cell is a slice of the chunk that was read, and would keep all of it.
    this.#waiting.push(structuredClone({ product, row }));
    for (const text of Object.values(product)) this.#waitingUnits += text.length;
    if (this.#waitingUnits > mostWaiting) this.#scoreWaiting();
  }

  #scoreWaiting(): void {
    for (const { product, row } of this.#waiting) this.#score(product, row);
    this.#waiting = [];
    this.#waitingUnits = 0;
  }

  #score(product: Product, row: RowToScore): void {
    this.#changes.add(scoreRow(product, row, this.#options));
  }
}

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

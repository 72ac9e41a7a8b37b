import type { RowToScore } from "../rows/row-to-score.ts";
import { type RowScoring, scoreRow } from "../rows/score-row.ts";
import type { Product } from "../tasks/product.ts";
import { type ScoreChange, ScoreChanges } from "./score-changes.ts";

export interface RowScoresOptions extends RowScoring {
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

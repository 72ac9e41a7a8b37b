import type { FeedRecord } from "../../feed/record.ts";

/** Rows that are looked at ahead of their turn. */
export class RowCursor {
  #batches: AsyncIterator<FeedRecord[]>;
  #rows: FeedRecord[] = [];
  #from = 0;
  #isEnded = false;
  /** Rows that were passed so far. */
  passed = 0;

  constructor(batches: AsyncIterable<FeedRecord[]>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** How many rows are at hand. */
  get size(): number {
    return this.#rows.length - this.#from;
  }

  /** Reads on until so many rows are at hand, or there are no more. */
  async fill(rows: number): Promise<void> {
    while (this.size < rows && !this.#isEnded) {
      const { done, value } = await this.#batches.next();
      if (done === true) this.#isEnded = true;
      else {
        this.#rows = [...this.#rows.slice(this.#from), ...value];
        this.#from = 0;
      }
    }
  }

  /** A row at hand: 0 is the next one. */
  at(offset: number): FeedRecord | undefined {
    return this.#rows[this.#from + offset];
  }

  pass(rows = 1): void {
    this.#from += rows;
    this.passed += rows;
  }
}

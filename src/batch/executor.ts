import { setImmediate as breathe } from "node:timers/promises";
import pLimit from "p-limit";
import type { RowOutcome } from "./rows/row-outcome.ts";
import type { WorkOnRow } from "./rows/work-on-row.ts";
import type { Product } from "./tasks/product.ts";
import { createUnderWay } from "./under-way.ts";

/**
 * Works on the products of one batch, here or elsewhere, and answers in their order.
 * @param first place of the batch's first product among all that the run asks about, from 0
 */
export type BatchExecutor = (products: readonly Product[], first: number) => Promise<RowOutcome[]>;

/** Where the rows of a run are worked on. */
export interface RowExecutor {
  readonly execute: BatchExecutor;
  /** Nothing more is begun: what was not fails with the fault. */
  stop(fault: unknown): void;
  /** Resolves when nothing is under way any more. Never rejects. */
  settled(): Promise<void>;
}

export interface ExecutorOptions {
  /** Products under way at a time, over all batches together. */
  readonly concurrency: number;
  /** Aborted: no further product is begun, and what is under way is finished. */
  readonly signal?: AbortSignal;
}

/**
 * The built-in engine never waits, so nothing else would get its turn: after so many products the process looks up
 * for a Ctrl-C, a timer of the progress line, a byte that came in.
 */
const productsPerBreath = 4;

/**
 * An executor in this process. After a fault that stops the run no product is begun any more: a refused key is tried
 * once, not once a row.
 */
export function createExecutor(work: WorkOnRow, { concurrency, signal }: ExecutorOptions): RowExecutor {
  const limit = pLimit(concurrency);
  const underWay = createUnderWay(signal);
  let products = 0;
  const begin = async (product: Product, place: number): Promise<RowOutcome> => {
    products += 1;
    if (products % productsPerBreath === 0) await breathe();
    underWay.throwIfStopped();
    try {
      return await work(product, place);
    } catch (error) {
      underWay.stop(error);
      throw error;
    }
  };
  return {
    execute: (batch, first) =>
      Promise.all(batch.map((product, place) => underWay.follow(limit(begin, product, first + place)))),
    stop: underWay.stop,
    settled: underWay.settled,
  };
}

import type { RowExecutor } from "../executor.ts";
import { createOutcomes, type OutcomePlan } from "../rows/outcome-plan.ts";
import type { RowOutcome } from "../rows/row-outcome.ts";
import { rejectedRow } from "../tasks/enrichment.ts";
import type { Product } from "../tasks/product.ts";
import { createUnderWay } from "../under-way.ts";
import { type FaultClass, reviveFault } from "./carried-fault.ts";
import { createOutcomePacking, packProducts } from "./packed-rows.ts";
import { ThreadDied, type ThreadPool } from "./thread-pool.ts";
import { lostWithThread } from "./thread-problems.ts";

export interface ThreadExecutorOptions {
  readonly pool: ThreadPool;
  readonly plan: OutcomePlan;
  /** Classes of faults that threads may meet, besides those of the client and the contract. */
  readonly faultClasses?: readonly FaultClass[];
  /** Aborted: no further batch is sent off, and those under way are finished. */
  readonly signal?: AbortSignal;
}

/**
 * Whole batches go to threads. Where a thread dies over a batch, its rows are tried once more, one by one; a row over
 * which a thread dies again is rejected with the reason.
 */
export function createThreadExecutor(options: ThreadExecutorOptions): RowExecutor {
  const { pool, plan, faultClasses, signal } = options;
  const packing = createOutcomePacking(plan);
  const settle = createOutcomes(plan);
  const underWay = createUnderWay(signal);

  const ask = async (products: readonly Product[], first: number): Promise<RowOutcome[]> => {
    underWay.throwIfStopped();
    const answer = await pool.ask({ products: packProducts(products), first });
    if ("fault" in answer) throw reviveFault(answer.fault, faultClasses);
    return packing.unpack(answer.outcomes);
  };

  const askForOne = async (product: Product, place: number): Promise<RowOutcome[]> => {
    try {
      return await ask([product], place);
    } catch (error) {
      if (!(error instanceof ThreadDied)) throw error;
      return [settle(rejectedRow(lostWithThread(error)))];
    }
  };

  const execute = async (products: readonly Product[], first: number): Promise<RowOutcome[]> => {
    if (products.length === 0) return [];
    try {
      return await ask(products, first);
    } catch (error) {
      if (!(error instanceof ThreadDied)) throw error;
      return (await Promise.all(products.map((product, place) => askForOne(product, first + place)))).flat();
    }
  };

  return {
    execute: (products, first) => underWay.follow(execute(products, first)),
    stop: underWay.stop,
    settled: underWay.settled,
  };
}

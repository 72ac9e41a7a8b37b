import type { RowExecutor } from "../executor.ts";
import type { RowOutcome } from "../rows/row-outcome.ts";
import type { Product } from "../tasks/product.ts";
import type { ThreadPool } from "./thread-pool.ts";

export interface JointExecutorOptions {
  readonly pool: Pick<ThreadPool, "hasRoom">;
  /** Works in the threads of the pool. */
  readonly threads: RowExecutor;
  /** Works here. */
  readonly own: RowExecutor;
}

/** Products that came together, and where their outcomes are waited for. */
interface Batch {
  readonly products: readonly Product[];
  readonly first: number;
  readonly resolve: (outcomes: RowOutcome[]) => void;
  readonly reject: (fault: unknown) => void;
}

/**
 * Threads work on rows, and so does this process between reading and writing: a batch that no thread has room for is worked
 * on here, one at a time. A further thread in its place would need as much memory again as its engine does, while this one
 * mostly waited. Where reading and writing for many threads take all of its time, these have room, and nothing is done here.
 */
export function createJointExecutor({ pool, threads, own }: JointExecutorOptions): RowExecutor {
  const waiting: Batch[] = [];
  let isBusy = false;
  const workHere = async ({ products, first, resolve, reject }: Batch): Promise<void> => {
    isBusy = true;
    await own.execute(products, first).then(resolve, reject);
    isBusy = false;
    handOut();
  };
  const sendOff = async ({ products, first, resolve, reject }: Batch): Promise<void> => {
    await threads.execute(products, first).then(resolve, reject);
    handOut();
  };
  const handOut = () => {
    for (let batch = waiting[0]; batch !== undefined; batch = waiting[0]) {
      const hasRoom = pool.hasRoom();
      if (!hasRoom && isBusy) return;
      waiting.shift();
      void (hasRoom ? sendOff(batch) : workHere(batch));
    }
  };
  return {
    execute: (products, first) =>
      new Promise((resolve, reject) => {
        waiting.push({ products, first, resolve, reject });
        handOut();
      }),
    stop: (fault) => {
      threads.stop(fault);
      own.stop(fault);
    },
    settled: async () => {
      await Promise.all([threads.settled(), own.settled()]);
    },
  };
}

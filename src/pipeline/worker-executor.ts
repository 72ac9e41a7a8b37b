import { reviveFault } from "../api/carried-fault.ts";
import { ThreadDied, ThreadOverdue, type ThreadPool } from "../lib/thread-pool.ts";
import { type RowOutcome, rejectedRow } from "./enrichment.ts";
import { lostWithThread, rowTooLong } from "./errors.ts";
import { createUnderWay, type RowExecutor } from "./executor.ts";
import { createOutcomes, type OutcomePlan } from "./outcome-plan.ts";
import { createOutcomePacking, packProducts } from "./packed-rows.ts";
import type { Product } from "./product.ts";
import type { Answer, Question } from "./worker-protocol.ts";

/** Threads that work on rows. */
export type RowThreads = ThreadPool<Question, Answer>;

interface JointExecutorOptions {
  readonly pool: Pick<RowThreads, "hasCapacity">;
  /** Works in the threads of the pool. */
  readonly threads: RowExecutor;
  /** Works here. */
  readonly own: RowExecutor;
}

/** Products that came together, and where their outcomes are waited for. */
interface Batch {
  readonly products: readonly Product[];
  readonly places: readonly number[];
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
  const workHere = async ({ products, places, resolve, reject }: Batch): Promise<void> => {
    isBusy = true;
    await own.execute(products, places).then(resolve, reject);
    isBusy = false;
    handOut();
  };
  const sendOff = async ({ products, places, resolve, reject }: Batch): Promise<void> => {
    await threads.execute(products, places).then(resolve, reject);
    handOut();
  };
  const handOut = () => {
    for (let batch = waiting[0]; batch !== undefined; batch = waiting[0]) {
      const hasCapacity = pool.hasCapacity();
      if (!hasCapacity && isBusy) return;
      waiting.shift();
      void (hasCapacity ? sendOff(batch) : workHere(batch));
    }
  };
  return {
    execute: (products, places) =>
      new Promise((resolve, reject) => {
        waiting.push({ products, places, resolve, reject });
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

interface LateExecutorOptions {
  /** Works here. */
  readonly own: RowExecutor;
  /** Products that are worked on here before threads are worth their start. */
  readonly rowsBefore: number;
  /** Starts threads that work together with `own`. */
  readonly join: () => RowExecutor;
}

/** Threads that are started when there is enough to do for them, where most rows need no work. */
export function createLateExecutor({ own, rowsBefore, join }: LateExecutorOptions): RowExecutor {
  let executor = own;
  let rows = 0;
  return {
    execute: (products, places) => {
      rows += products.length;
      if (executor === own && rows > rowsBefore) executor = join();
      return executor.execute(products, places);
    },
    stop: (fault) => executor.stop(fault),
    settled: () => executor.settled(),
  };
}

interface ThreadExecutorOptions {
  readonly pool: RowThreads;
  readonly plan: OutcomePlan;
  /** Aborted: no further batch is sent off, and those under way are finished. */
  readonly signal?: AbortSignal;
}

/**
 * Whole batches go to threads. Where a thread dies over a batch, or is ended since it took too long, the rows are tried once
 * more, one by one; a row over which that happens again is rejected with the reason.
 */
export function createThreadExecutor(options: ThreadExecutorOptions): RowExecutor {
  const { pool, plan, signal } = options;
  const packing = createOutcomePacking(plan);
  const settle = createOutcomes(plan);
  const underWay = createUnderWay(signal);

  const ask = async (products: readonly Product[], places: readonly number[]): Promise<RowOutcome[]> => {
    underWay.throwIfStopped();
    const answer = await pool.ask({ products: packProducts(products), places });
    if ("fault" in answer) throw reviveFault(answer.fault);
    return packing.unpack(answer.outcomes);
  };

  const askForOne = async (product: Product, place: number): Promise<RowOutcome[]> => {
    try {
      return await ask([product], [place]);
    } catch (error) {
      if (error instanceof ThreadOverdue) return [settle(rejectedRow(rowTooLong(error)))];
      if (!(error instanceof ThreadDied)) throw error;
      return [settle(rejectedRow(lostWithThread(error)))];
    }
  };

  const execute = async (products: readonly Product[], places: readonly number[]): Promise<RowOutcome[]> => {
    if (products.length === 0) return [];
    try {
      return await ask(products, places);
    } catch (error) {
      if (!(error instanceof ThreadDied || error instanceof ThreadOverdue)) throw error;
      return (await Promise.all(products.map((product, at) => askForOne(product, places[at] ?? 0)))).flat();
    }
  };

  return {
    execute: (products, places) => underWay.follow(execute(products, places)),
    stop: underWay.stop,
    settled: underWay.settled,
  };
}

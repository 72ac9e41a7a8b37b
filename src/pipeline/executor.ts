import { setImmediate as breathe } from "node:timers/promises";
import type { RowOutcome } from "./enrichment.ts";
import type { Product } from "./product.ts";
import type { WorkOnRow } from "./row-work.ts";

/**
 * Works on the products of one batch, here or elsewhere, and answers in their order.
 * @param places of the products' rows among all rows of the run, from 0
 */
export type BatchExecutor = (
  products: readonly Product[],
  places: readonly number[],
) => Promise<RowOutcome[]>;

/** Where the rows of a run are worked on. */
export interface RowExecutor {
  readonly execute: BatchExecutor;
  /** Nothing more is begun: what was not fails with the fault. */
  stop(fault: unknown): void;
  /** Resolves when nothing is under way any more. Never rejects. */
  settled(): Promise<void>;
}

interface ExecutorOptions {
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

/** Products that came together. */
interface Batch {
  readonly products: readonly Product[];
  readonly places: readonly number[];
  readonly outcomes: RowOutcome[];
  begun: number;
  done: number;
  readonly resolve: (outcomes: RowOutcome[]) => void;
  readonly reject: (fault: unknown) => void;
}

/**
 * An executor in this process. After a fault that stops the run no product is begun any more: a refused key is tried
 * once, not once a row.
 */
export function createExecutor(work: WorkOnRow, { concurrency, signal }: ExecutorOptions): RowExecutor {
  const underWay = createUnderWay(signal);
  /** Batches of which not every product was begun. */
  const waiting: Batch[] = [];
  let products = 0;
  let lanes = 0;
  const workOn = async (batch: Batch, place: number): Promise<void> => {
    products += 1;
    if (products % productsPerBreath === 0) await breathe();
    underWay.throwIfStopped();
    batch.outcomes[place] = await work(batch.products[place] ?? {}, batch.places[place] ?? 0);
    batch.done += 1;
    if (batch.done === batch.products.length) batch.resolve(batch.outcomes);
  };
  // Lanes, not a limit a product: what a product waits for is one promise then, where the built-in engine's work is short.
  const runLane = async (): Promise<void> => {
    for (let batch = waiting[0]; batch !== undefined; batch = waiting[0]) {
      const place = batch.begun++;
      if (batch.begun === batch.products.length) waiting.shift();
      try {
        await workOn(batch, place);
      } catch (error) {
        underWay.stop(error);
        batch.reject(error);
      }
    }
    lanes -= 1;
  };
  const openLanes = (most: number): void => {
    for (let opened = 0; opened < most && lanes < concurrency; opened += 1) {
      lanes += 1;
      underWay.follow(runLane());
    }
  };
  return {
    execute: (batch, places) => {
      if (batch.length === 0) return Promise.resolve([]);
      return new Promise((resolve, reject) => {
        waiting.push({ products: batch, places, outcomes: [], begun: 0, done: 0, resolve, reject });
        openLanes(batch.length);
      });
    },
    stop: underWay.stop,
    settled: underWay.settled,
  };
}

/** What an executor has under way, and the fault after which it begins nothing more. */
interface UnderWay {
  /** Waited for by `settled`, however it ends. */
  follow<T>(work: Promise<T>): Promise<T>;
  /** The first fault stays. */
  stop(fault: unknown): void;
  /** @throws the fault of `stop`, or the signal's reason: nothing more is to be begun */
  throwIfStopped(): void;
  /** Resolves when nothing is under way any more. Never rejects. */
  settled(): Promise<void>;
}

/** @param signal aborted: no further work is begun, and what is under way is finished */
export function createUnderWay(signal: AbortSignal | undefined): UnderWay {
  const running = new Set<Promise<unknown>>();
  let stopped: { readonly fault: unknown } | undefined;
  return {
    follow: (work) => {
      const settling: Promise<unknown> = work.catch(() => {}).then(() => running.delete(settling));
      running.add(settling);
      return work;
    },
    stop: (fault) => {
      stopped ??= { fault };
    },
    throwIfStopped: () => {
      if (stopped !== undefined) throw stopped.fault;
      signal?.throwIfAborted();
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}

import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { compiledFiles } from "../../../catalog/catalog-files.ts";
import { readSharedFiles, takeSharedFiles } from "../../../lib/shared-files.ts";
import { createThreadPool } from "../../../lib/thread-pool.ts";
import { threadsDying } from "../../../pipeline/errors.ts";
import type { RowExecutor } from "../../../pipeline/executor.ts";
import type { OutcomePlan } from "../../../pipeline/outcome-plan.ts";
import {
  createJointExecutor,
  createThreadExecutor,
  type RowThreads,
} from "../../../pipeline/worker-executor.ts";
import { homeFolder, rowWorker } from "../../paths.ts";
import type { Session } from "../../session.ts";
import { factsOf } from "../../thread-world.ts";
import type { ThreadTask } from "./worker.ts";

/**
 * Half of V8's default young generation: most young objects do not outlive their row. Two semi-spaces of 8 MB. Measured
 * in alternation, 200,000 names on two threads took 3 to 8 % less time than with 4 MB semi-spaces, for 8 MB more; V8's
 * default took 15 MB more and no less time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24 } as const;

/** False when run from `src/`: Node 20 cannot start TypeScript workers. */
export function hasThreads(): boolean {
  return existsSync(rowWorker);
}

/** Started threads, each with its own embedded service. */
interface Threads {
  /** Maximum number of batches read but not yet written. */
  readonly windowSize: number;
  /** Rows are processed in the threads, and in this process whenever it neither reads nor writes. */
  joinWith(here: RowExecutor): RowExecutor;
  close(): Promise<void>;
}

/**
 * Starts threads and loads what they share with this one.
 * @param size how many process rows, including this one
 */
export function openThreads(plan: OutcomePlan, size: number, { resolved, world }: Session): Threads {
  const { signal, callSignal } = world;
  const files = readSharedFiles(compiledFiles(homeFolder(resolved, world)));
  const workerData: ThreadTask = { plan, resolved, facts: factsOf(world), files };
  const startWorker = () => new Worker(rowWorker, { workerData, resourceLimits });
  const pool: RowThreads = createThreadPool({
    ...{ size: size - 1, startWorker, dying: threadsDying },
    ...{ signal, hurry: callSignal },
  });
  takeSharedFiles(files);
  return {
    // Two batches per thread (see `createThread`), and two more being read or written.
    windowSize: 2 * size + 2,
    joinWith: (here) => {
      const threads = createThreadExecutor({ pool, plan, signal });
      return createJointExecutor({ pool, threads, own: here });
    },
    close: pool.close,
  };
}

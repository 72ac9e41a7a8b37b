import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { compiledFiles } from "../../../catalog/catalog-files.ts";
import { readSharedFiles, takeSharedFiles } from "../../../lib/shared-files.ts";
import type { RowExecutor } from "../../../pipeline/executor.ts";
import type { OutcomePlan } from "../../../pipeline/outcome-plan.ts";
import { createJointExecutor, createThreadExecutor } from "../../../pipeline/worker-executor.ts";
import { createThreadPool } from "../../../pipeline/worker-pool.ts";
import { homeFolder, rowWorker } from "../../paths.ts";
import type { Session } from "../../session.ts";
import { factsOf, type ThreadTask } from "./worker.ts";

/**
 * Half of what V8 takes for young objects, most of which do not outlive their row: two halves of 8 MB. By turns, 200,000 names
 * on two threads took 3 to 8 % less time than with halves of 4 MB, for 8 MB; all of V8's took 15 MB more, and no less time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24 } as const;

/** From `src/` there is nothing to start: Node 20 runs no TypeScript. */
export function hasThreads(): boolean {
  return existsSync(rowWorker);
}

/** Threads that have been started, each with an embedded service of its own. */
interface Threads {
  /** Batches between being read and being written. */
  readonly windowSize: number;
  /** Rows are worked on in the threads, and here when nothing is to be read or written. */
  joinWith(here: RowExecutor): RowExecutor;
  close(): Promise<void>;
}

/**
 * Starts threads, and reads what they share with this one.
 * @param size how many work on rows, this one among them
 */
export function openThreads(plan: OutcomePlan, size: number, { resolved, world }: Session): Threads {
  const { signal, callSignal } = world;
  const files = readSharedFiles(compiledFiles(homeFolder(resolved, world)));
  const workerData: ThreadTask = { plan, resolved, facts: factsOf(world), files };
  const startWorker = () => new Worker(rowWorker, { workerData, resourceLimits });
  const pool = createThreadPool({ size: size - 1, signal, hurry: callSignal, startWorker });
  takeSharedFiles(files);
  return {
    // Each thread has two batches (see `createThread`), and two more are read or written meanwhile.
    windowSize: 2 * size + 2,
    joinWith: (here) => {
      const threads = createThreadExecutor({ pool, plan, signal });
      return createJointExecutor({ pool, threads, own: here });
    },
    close: pool.close,
  };
}

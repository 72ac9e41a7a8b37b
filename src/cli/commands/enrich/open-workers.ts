import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { compiledFiles } from "../../../catalog/catalog-files.ts";
import { readSharedFiles, takeSharedFiles } from "../../../lib/shared-files.ts";
import { createThreadPool } from "../../../lib/thread-pool.ts";
import { threadsDying } from "../../../pipeline/errors.ts";
import type { RowExecutor } from "../../../pipeline/executor.ts";
import {
  createJointExecutor,
  createLateExecutor,
  createThreadExecutor,
  type RowThreads,
} from "../../../pipeline/worker-executor.ts";
import { beginThreadsWithYoungSpace } from "../../heap-growth.ts";
import { homeFolder, rowWorker } from "../../paths.ts";
import type { Session } from "../../session.ts";
import { factsOf } from "../../thread-world.ts";
import type { ThreadTask } from "./worker.ts";

/**
 * Half of V8's default young generation: most young objects do not outlive their row. Two semi-spaces of 8 MB. Measured
 * in alternation, 200,000 names on two threads took 3 to 8 % less time than with 4 MB semi-spaces, for 8 MB more; V8's
 * default took 15 MB more and no less time.
 */
const semiSpaceMb = 8;
const resourceLimits = { maxYoungGenerationSizeMb: 3 * semiSpaceMb } as const;

/** For a batch, then for each of its rows alone. Rows take milliseconds, and the worst texts within the limits two seconds. */
const deadlineMs = 30_000;

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

interface ThreadsRequest extends Pick<ThreadTask, "plan" | "isKept"> {
  /** How many process rows, including this one. */
  readonly size: number;
  /** Rows that are processed here before threads are started; 0: they are started now. */
  readonly rowsBefore: number;
  /** Whether rows are worked on in the threads alone. */
  readonly isAlone: boolean;
}

/** Loads what threads share with this one, and starts them. */
export function openThreads(request: ThreadsRequest, { resolved, world }: Session): Threads {
  const { plan, isKept, size, rowsBefore, isAlone } = request;
  const { signal, callSignal } = world;
  const files = readSharedFiles(compiledFiles(homeFolder(resolved, world)));
  beginThreadsWithYoungSpace(semiSpaceMb);
  const workerData: ThreadTask = { plan, isKept, resolved, facts: factsOf(world), files };
  const startWorker = () => new Worker(rowWorker, { workerData, resourceLimits });
  let pool: RowThreads | undefined;
  const startPool = () => {
    pool ??= createThreadPool({
      ...{ size: size - 1, startWorker, dying: threadsDying },
      ...{ signal, hurry: callSignal, deadlineMs },
    });
    return pool;
  };
  if (rowsBefore === 0) startPool();
  takeSharedFiles(files);
  return {
    // Two batches per thread (see `createThread`), and two more being read or written.
    windowSize: 2 * size + 2,
    joinWith: (own) => {
      const join = () => {
        const started = startPool();
        const threads = createThreadExecutor({ pool: started, plan, signal });
        return isAlone ? threads : createJointExecutor({ pool: started, threads, own });
      };
      return rowsBefore === 0 ? join() : createLateExecutor({ own, rowsBefore, join });
    },
    close: async () => pool?.close(),
  };
}

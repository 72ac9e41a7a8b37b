import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { createThreadExecutor } from "../../../batch/threads/thread-executor.ts";
import { createThreadPool } from "../../../batch/threads/thread-pool.ts";
import { CatalogProblem } from "../../../catalog/catalog-problem.ts";
import { compiledFiles } from "../../../catalog/compiled-files.ts";
import { ExamplesProblem } from "../../../examples/examples-problem.ts";
import { FeedProblem } from "../../../feed/feed-problem.ts";
import { UserGlossaryProblem } from "../../../glossary/user-glossary-problem.ts";
import { readSharedFiles } from "../../../storage/shared-files.ts";
import { CliProblem } from "../../cli-problem.ts";
import { homeFolder } from "../../home-folder.ts";
import { rowWorker } from "../../row-worker-file.ts";
import type { Session } from "../../session.ts";
import type { OpenedExecutor } from "./open-executor.ts";
import type { RowsToWorkOn } from "./open-row-work.ts";
import { factsOf } from "./thread-world.ts";
import type { ThreadTask } from "./work-in-thread.ts";

/**
 * A quarter of what V8 takes for young objects, most of which do not outlive their row: two halves of 4 MB. Measured over
 * 30,000 names, two threads need 16 MB less than with halves of 8 MB, and no more time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12 } as const;

/** What a thread may meet that tells a person what to do. */
const faultClasses = [CatalogProblem, CliProblem, ExamplesProblem, FeedProblem, UserGlossaryProblem];

/** From `src/` there is nothing to start: Node 20 runs no TypeScript. */
export function hasThreads(): boolean {
  return existsSync(rowWorker);
}

/** Rows are worked on by so many threads, each with an embedded service of its own. */
export function openThreads(rows: RowsToWorkOn, size: number, { resolved, world }: Session): OpenedExecutor {
  const { signal, callSignal } = world;
  const files = readSharedFiles(compiledFiles(homeFolder(resolved, world)));
  const workerData: ThreadTask = { rows, resolved, facts: factsOf(world), files };
  const startWorker = () => new Worker(rowWorker, { workerData, resourceLimits });
  const pool = createThreadPool({ size, signal, hurry: callSignal, startWorker });
  return {
    executor: createThreadExecutor({ pool, plan: rows.plan, faultClasses, signal }),
    // Each thread has two batches (see `createThread`), and two more are read or written meanwhile.
    windowSize: 2 * size + 2,
    close: pool.close,
  };
}

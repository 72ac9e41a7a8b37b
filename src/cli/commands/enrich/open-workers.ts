import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { compiledFiles } from "../../../catalog/catalog-files.ts";
import { readSharedFiles, takeSharedFiles } from "../../../lib/shared-files.ts";
import { createRowWork } from "../../../pipeline/enrich-product.ts";
import { createExecutor } from "../../../pipeline/executor.ts";
import type { OutcomePlan } from "../../../pipeline/outcome-plan.ts";
import { createJointExecutor, createThreadExecutor } from "../../../pipeline/worker-executor.ts";
import { createThreadPool } from "../../../pipeline/worker-pool.ts";
import { connect } from "../../connect.ts";
import { homeFolder, rowWorker } from "../../paths.ts";
import type { Session } from "../../session.ts";
import type { OpenedExecutor } from "./executor.ts";
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

/**
 * Rows are worked on in so many threads, each with an embedded service of its own: in this one, when nothing is to be read or
 * written, and in those that are started for it.
 */
export async function openThreads(
  plan: OutcomePlan,
  size: number,
  { resolved, world }: Session,
): Promise<OpenedExecutor> {
  const { signal, callSignal } = world;
  const files = readSharedFiles(compiledFiles(homeFolder(resolved, world)));
  const workerData: ThreadTask = { plan, resolved, facts: factsOf(world), files };
  const startWorker = () => new Worker(rowWorker, { workerData, resourceLimits });
  const pool = createThreadPool({ size: size - 1, signal, hurry: callSignal, startWorker });
  const threads = createThreadExecutor({ pool, plan, signal });
  takeSharedFiles(files);
  const client = await connect(resolved, world).catch(async (problem) => {
    await pool.close();
    throw problem;
  });
  const work = createRowWork({ client, plan, isScored: true, callSignal });
  const own = createExecutor(work, { concurrency: 1, signal });
  return {
    executor: createJointExecutor({ pool, threads, own }),
    // Each thread has two batches (see `createThread`), and two more are read or written meanwhile.
    windowSize: 2 * size + 2,
    isWorkDoneHere: true,
    close: async () => {
      await pool.close();
      await client.close();
    },
  };
}

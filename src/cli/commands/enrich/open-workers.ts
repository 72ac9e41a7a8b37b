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
 * Half of V8's default young generation: most young objects do not outlive their row. Two semi-spaces of 8 MB. Measured
 * in alternation, 200,000 names on two threads took 3 to 8 % less time than with 4 MB semi-spaces, for 8 MB more; V8's
 * default took 15 MB more and no less time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24 } as const;

/** False when run from `src/`: Node 20 cannot start TypeScript workers. */
export function hasThreads(): boolean {
  return existsSync(rowWorker);
}

/**
 * Opens this many threads, each with its own embedded service: the main thread, whenever it neither reads nor writes,
 * and workers.
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
    // Two batches per thread (see `createThread`), and two more being read or written.
    windowSize: 2 * size + 2,
    isWorkDoneHere: true,
    close: async () => {
      await pool.close();
      await client.close();
    },
  };
}

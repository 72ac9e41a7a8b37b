import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type MessagePort, Worker } from "node:worker_threads";
import { ServiceProblem } from "../../api/service-problem.ts";
import type { SalesChannel } from "../../api/vocabulary.ts";
import { compiledFiles } from "../../catalog/catalog-files.ts";
import { readSharedFiles, type SharedFiles, takeSharedFiles } from "../../lib/shared-files.ts";
import { createThreadPool } from "../../lib/thread-pool.ts";
import { threadsDying } from "../../server/errors.ts";
import type { Engine } from "../../tasks/engine.ts";
import { answerTasks, createThreadedEngine, type TaskThreads } from "../../tasks/threaded-engine.ts";
import type { ResolvedSettings } from "../config.ts";
import { openEngineParts } from "../connect.ts";
import { homeFolder, taskWorker } from "../paths.ts";
import { createThreadWorld, factsOf, type WorldFacts } from "../thread-world.ts";
import type { World } from "../world.ts";

/** The data a thread is started with. */
interface ThreadData {
  readonly resolved: ResolvedSettings;
  readonly facts: WorldFacts;
  /** Files that all threads load, read once. */
  readonly files: SharedFiles;
}

/** A thread of `pdo serve`: does tasks with a built-in engine of its own. */
export function doTasksInThread(port: MessagePort, { resolved, facts, files }: ThreadData): void {
  takeSharedFiles(files);
  const open = async () => (await openEngineParts(resolved, createThreadWorld(facts))).engines.builtin;
  answerTasks(port, open());
}

/** How long a text may be worked on without a language model: a hundred times what ordinary long ones take. */
const deadlineMs = 5_000;

/**
 * One asker gets all threads but one: whatever one key sends, another key's calls find a thread. Each takes about 50 MB
 * once it has worked, so two are the least and four the most.
 */
const size = Math.max(2, Math.min(4, availableParallelism()));

interface ThreadedEngine {
  readonly engine: Engine;
  /** Has each thread do a task, so that it has loaded what tasks need. */
  warmUp(channel: SalesChannel): Promise<void>;
  close(): Promise<void>;
}

/**
 * The built-in engine in threads, which share the catalogs' files.
 * @returns undefined when run from `src/`: Node 20 cannot start TypeScript workers
 */
export function openTaskThreads(resolved: ResolvedSettings, world: World): ThreadedEngine | undefined {
  if (!existsSync(taskWorker)) return undefined;
  const files = readSharedFiles(compiledFiles(homeFolder(resolved, world)));
  takeSharedFiles(files);
  const workerData: ThreadData = { resolved, facts: factsOf(world), files };
  const pool: TaskThreads = createThreadPool({
    ...{ size, deadlineMs, dying: threadsDying },
    ...{ mostAsked: 1, mostOfOneAsker: size - 1 },
    startWorker: () =>
      new Worker(taskWorker, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 12 } }),
  });
  const engine = createThreadedEngine(pool);
  return { engine, warmUp: (channel) => warmUp(engine, channel), close: pool.close };
}

/** As many tasks at once as there are threads, which take one each. */
async function warmUp(engine: Engine, channel: SalesChannel): Promise<void> {
  const query = { sales_channel: channel, limit: 1, use_rag: false };
  const body = { product_name: "Cotton T-shirt, navy, M", product_description: "A T-shirt of cotton." };
  const tasks = Array.from({ length: size }, () => engine.categorize({ query, body }, {}));
  for (const outcome of await Promise.allSettled(tasks)) {
    // A catalog of the operator's own may have no category for it.
    if (outcome.status === "rejected" && !(outcome.reason instanceof ServiceProblem)) throw outcome.reason;
  }
}

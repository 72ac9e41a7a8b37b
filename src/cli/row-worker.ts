import { parentPort, workerData } from "node:worker_threads";

/** The entry point of worker threads, with its own entry in the build. */
if (parentPort !== null) {
  const { workInThread } = await import("./commands/enrich/worker.ts");
  workInThread(parentPort, workerData);
}

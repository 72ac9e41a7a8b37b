import { parentPort, workerData } from "node:worker_threads";

/** The entry point of the service's threads, with its own entry in the build. */
if (parentPort !== null) {
  const { doTasksInThread } = await import("./commands/serve-threads.ts");
  doTasksInThread(parentPort, workerData);
}

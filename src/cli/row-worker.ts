import { parentPort, workerData } from "node:worker_threads";

/* The program of a thread: it has an entry of its own in the build, and loads what it needs when it is one. */
if (parentPort !== null) {
  const { workInThread } = await import("./enrich/workers/work-in-thread.ts");
  workInThread(parentPort, workerData);
}

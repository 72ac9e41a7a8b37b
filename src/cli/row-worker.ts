import { parentPort, workerData } from "node:worker_threads";

/* The program of a thread: it has an entry of its own in the build, and loads what it needs when it is one. */
if (parentPort !== null) {
  const { workInThread } = await import("./commands/enrich/worker.ts");
  workInThread(parentPort, workerData);
}

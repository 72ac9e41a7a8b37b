import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { builtinSourceFolder, builtinTargetFolder } from "../catalog/catalog-files.ts";
import { trainInThreads } from "./classifier/threaded-training.ts";
import { packKnowledge } from "./titles/pack-knowledge.ts";

const worker = new URL("../ml/training-worker.js", import.meta.url);
await packKnowledge(
  builtinSourceFolder,
  builtinTargetFolder,
  trainInThreads(availableParallelism(), (workerData) => new Worker(worker, { workerData })),
);

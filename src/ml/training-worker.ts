import { parentPort, workerData } from "node:worker_threads";
import { answerInTurn } from "../lib/thread-pool.ts";
import { createTargetTrainer } from "./classifier/linear-training.ts";
import type { SharedTraining } from "./classifier/threaded-training.ts";

/** The entry point of the threads that train the built-in model, with its own entry in the build. */
if (parentPort !== null) {
  const { rows, targets, options }: SharedTraining = workerData;
  const train = createTargetTrainer(rows, targets, options);
  answerInTurn(
    parentPort,
    async (number: number) => train(number),
    async () => {},
  );
}

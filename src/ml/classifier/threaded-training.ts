import type { Worker } from "node:worker_threads";
import { createThreadPool } from "../../lib/thread-pool.ts";
import type { SparseRows } from "./linear-model.ts";
import {
  joinMachines,
  type LinearModel,
  type TargetMachine,
  type TargetTrainingOptions,
} from "./linear-training.ts";

/** What each thread is given when it starts. It is then asked for the machines of targets by their numbers. */
export interface SharedTraining {
  readonly rows: SparseRows;
  readonly targets: readonly (readonly number[])[];
  readonly options: TargetTrainingOptions;
}

/** Does what `trainLinear` does, with the same result, in so many threads. */
export function trainInThreads(size: number, startWorker: (training: SharedTraining) => Worker) {
  return async (
    rows: SharedTraining["rows"],
    targets: SharedTraining["targets"],
    options: TargetTrainingOptions,
  ): Promise<LinearModel> => {
    const pool = createThreadPool<number, TargetMachine>({
      size,
      startWorker: () => startWorker({ rows, targets, options }),
      dying: (last) => last,
    });
    const machines = await Promise.all(targets.map((_, number) => pool.ask(number)));
    await pool.close();
    return joinMachines(machines);
  };
}

import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import type { SparseRows } from "../../../src/ml/classifier/linear-model.ts";
import { trainLinear } from "../../../src/ml/classifier/linear-training.ts";
import { trainInThreads } from "../../../src/ml/classifier/threaded-training.ts";

const worker = join(import.meta.dirname, "../../../dist/ml/training-worker.js");

/** Sixty rows of three features, one of which is in every row. */
const rows: SparseRows = {
  starts: Uint32Array.from({ length: 61 }, (_, row) => 2 * row),
  features: Uint32Array.from({ length: 120 }, (_, at) => (at % 2 === 0 ? 0 : 1 + (((at - 1) / 2) % 3))),
  values: Float32Array.from({ length: 120 }, (_, at) => 0.5 + (at % 7) / 20),
  width: 4,
};
const numbers = Array.from({ length: 60 }, (_, row) => row);
const targets = [0, 1, 2, 3].map((rest) => numbers.filter((row) => rest < 3 && row % 3 === rest));
const options = { wordWidth: 4, rarity: Float32Array.of(1, 1, 2, 3) };

test("threads train the machines that one would, in the order of the targets", async () => {
  const train = trainInThreads(2, (workerData) => new Worker(worker, { workerData }));
  expect(await train(rows, targets, options)).toEqual(await trainLinear(rows, targets, options));
});

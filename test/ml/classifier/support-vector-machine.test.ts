import { expect, it } from "vitest";
import { BinaryTrainer } from "../../../src/ml/classifier/support-vector-machine.ts";
import { RowCollector } from "../../../src/ml/classifier/vectorizer-training.ts";

function rowsOf(rows: readonly (readonly number[])[], width: number) {
  const collector = new RowCollector(rows.length);
  for (const row of rows)
    collector.add(Uint32Array.from(row), new Float32Array(row.length).fill(1), row.length);
  return collector.finish(width);
}

function score(trainer: BinaryTrainer, row: readonly number[]): number {
  return row.reduce((sum, feature) => sum + (trainer.weights[feature] ?? 0), trainer.bias);
}

const samples = [
  [0, 3],
  [0, 4],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
];

it("tells the class's rows from the others", () => {
  const trainer = new BinaryTrainer(rowsOf(samples, 5));
  trainer.train(Uint32Array.of(0, 1, 2, 3, 4, 5), 2, 2);
  expect(samples.map((row) => score(trainer, row) > 0)).toEqual([true, true, false, false, false, false]);
  expect(trainer.weights[0]).toBeGreaterThan(0.5);
  expect(Math.abs(trainer.weights[3] ?? 1)).toBeLessThan(0.2);
});

it("takes rows that are left out for ones that speak against the class", () => {
  const many = [...samples, ...Array.from({ length: 500 }, () => [2, 3])];
  const trainer = new BinaryTrainer(rowsOf(many, 5));
  trainer.train(Uint32Array.of(0, 1, 2, 3), 2, 2);
  expect(trainer.bias).toBeLessThan(-0.5);
  expect(score(trainer, [0, 3])).toBeGreaterThan(0);
});

it("learns each class anew", () => {
  const trainer = new BinaryTrainer(rowsOf(samples, 5));
  trainer.train(Uint32Array.of(0, 1, 2, 3, 4, 5), 2, 2);
  const first = trainer.weights.slice();
  trainer.train(Uint32Array.of(2, 3, 0, 1, 4, 5), 2, 2);
  trainer.train(Uint32Array.of(0, 1, 2, 3, 4, 5), 2, 2);
  expect(trainer.weights).toEqual(first);
});

it("is finite where a class holds every row", () => {
  const trainer = new BinaryTrainer(rowsOf(samples, 5));
  trainer.train(Uint32Array.of(0, 1, 2, 3, 4, 5), 6, 2);
  expect(trainer.weights.every(Number.isFinite)).toBe(true);
  expect(score(trainer, [])).toBeGreaterThan(0);
});

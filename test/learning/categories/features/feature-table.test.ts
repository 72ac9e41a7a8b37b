import fc from "fast-check";
import { expect, it } from "vitest";
import { findFeature } from "../../../../src/learning/categories/features/feature-table.ts";
import { KeyCounter } from "../../../../src/learning/categories/features/key-counter.ts";
import { learnFeatures } from "../../../../src/learning/categories/features/learn-features.ts";

const key = fc.oneof(fc.nat(0xffff_ffff), fc.constantFrom(0, 1, 0xffff, 0x1_0000, 0xffff_ffff));

it("finds each key that was counted and no other one", () => {
  fc.assert(
    fc.property(fc.uniqueArray(key), fc.uniqueArray(key), (known, asked) => {
      const counter = new KeyCounter();
      for (const found of known) counter.count(found, 0);
      const table = learnFeatures(counter, 1, 1);
      for (const found of known) expect(table.keys[findFeature(table, found)]).toBe(found);
      for (const other of asked) expect(findFeature(table, other) >= 0).toBe(known.includes(other));
    }),
  );
});

it("numbers as many keys as come, and counts a product's repeated one once", () => {
  const counter = new KeyCounter();
  for (const product of [0, 1]) {
    for (let number = 0; number < 100_000; number += 1)
      counter.count(Math.imul(number, 0x9e3779b1) >>> 0, product);
    counter.count(0, product);
  }
  expect(counter.size).toBe(100_000);
  expect(new Set(counter.products.subarray(0, counter.size))).toEqual(new Set([2]));
});

it("keeps the features of enough products, the rarer ones weighing more", () => {
  const counter = new KeyCounter();
  for (const [product, keys] of [[1, 2, 3], [2, 3], [3]].entries())
    for (const one of keys) counter.count(one, product);
  const table = learnFeatures(counter, 3, 2);
  expect([...table.keys]).toEqual([2, 3]);
  expect(table.rarity[0]).toBeCloseTo(Math.log(4 / 3) + 1, 5);
  expect(table.rarity[1]).toBeCloseTo(1, 5);
});

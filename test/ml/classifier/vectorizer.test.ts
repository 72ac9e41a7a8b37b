import fc from "fast-check";
import { expect, it } from "vitest";
import { addLetterRuns, KeyList, readWords } from "../../../src/ml/classifier/product-features.ts";
import { findFeature, KnownLetterRuns } from "../../../src/ml/classifier/vectorizer.ts";
import {
  KeyCounter,
  learnFeatures,
  learnVectorizer,
  vectorizeAll,
} from "../../../src/ml/classifier/vectorizer-training.ts";

const products = [
  { name: "Bosch KGN36VL35 fridge", description: "A fridge with a freezer.", brand: "Bosch" },
  { name: "Bosch KGN39XL41 fridge", description: "", brand: "Bosch" },
  { name: "Tea", description: "" },
  { name: "", description: "" },
];

it("scales the words and the letters of each product to length 1, features that are not there aside", async () => {
  const vectorizer = await learnVectorizer(products);
  const wordWidth = vectorizer.words.keys.length;
  const { starts, features, values, width } = await vectorizeAll(products, vectorizer);
  for (const row of [0, 1]) {
    const squares = [0, 0];
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const block = (features[at] ?? 0) < wordWidth ? 0 : 1;
      squares[block] = (squares[block] ?? 0) + (values[at] ?? 0) ** 2;
      expect(features[at]).toBeLessThan(width);
    }
    expect(squares).toEqual([expect.closeTo(1, 5), expect.closeTo(1, 5)]);
  }
  expect(starts[4]).toBe(starts[3]);
});

it("has each feature of a product once, and nothing left of the product before", async () => {
  const vectorizer = await learnVectorizer(products);
  const read = (product: { name: string; description: string }) => {
    vectorizer.read(product);
    return [...vectorizer.features.subarray(0, vectorizer.length)];
  };
  const alone = read({ name: "Tea", description: "" });
  read({ name: "fridge fridge freezer", description: "Bosch KGN36VL35" });
  expect(read({ name: "Tea", description: "" })).toEqual(alone);
  expect(new Set(alone).size).toBe(alone.length);
  expect(read({ name: "unheard", description: "" })).toEqual([]);
});

it("reads a text of any length", async () => {
  const vectorizer = await learnVectorizer(products);
  vectorizer.read({ name: "fridge", description: "fridge freezer ".repeat(70_000) });
  expect(vectorizer.values.subarray(0, vectorizer.length).every(Number.isFinite)).toBe(true);
});

it("knows a model code's series and shape in a code that it has not seen", async () => {
  const vectorizer = await learnVectorizer(products);
  const lengthOf = (name: string) => {
    vectorizer.read({ name, description: "" });
    return vectorizer.length;
  };
  expect(lengthOf("KGN11AB22")).toBeGreaterThan(lengthOf("XYZ1"));
});

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

const productsOfKnownLetterRuns = ["frying pan", "grill pans", "saucepan", "banana pan"].map((name) => {
  return { name, description: "" };
});

it("finds the runs of a word that are known, repeated ones as often as they stand there, and again alike", async () => {
  const { letters } = await learnVectorizer(productsOfKnownLetterRuns);
  const runs = new KnownLetterRuns(letters);
  for (const word of readWords("pan pans bananana saucepan unheard pan bananana")) {
    const keys = new KeyList();
    addLetterRuns([word], keys);
    const known = Array.from(keys.keys.subarray(0, keys.length), (key) => findFeature(letters, key)).filter(
      (feature) => feature >= 0,
    );
    expect([...runs.of(word)]).toEqual(known);
  }
});

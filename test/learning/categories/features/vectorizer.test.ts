import { expect, it } from "vitest";
import {
  learnVectorizer,
  vectorizeAll,
} from "../../../../src/learning/categories/features/vectorize-products.ts";

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

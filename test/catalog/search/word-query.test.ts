import { expect, it } from "vitest";
import { weighWords } from "../../../src/catalog/search/word-query.ts";

it("weighs each word once, by its strongest occurrence and a little by the others", () => {
  const query = weighWords([
    { words: ["lamp", "desk"], weight: 3 },
    { words: ["lamp"], weight: 1 },
  ]);
  expect(query.words).toEqual(["lamp", "desk"]);
  expect(query.weights[1]).toBe(3);
  expect(query.weights[0]).toBeGreaterThan(3);
  expect(query.weights[0]).toBeLessThan(4);
});

import { expect, it } from "vitest";
import { findFeature } from "../../../../src/learning/categories/features/feature-table.ts";
import { readWords } from "../../../../src/learning/categories/features/field-words.ts";
import { KeyList } from "../../../../src/learning/categories/features/key-list.ts";
import { KnownLetterRuns } from "../../../../src/learning/categories/features/known-letter-runs.ts";
import { addLetterRuns } from "../../../../src/learning/categories/features/letter-features.ts";
import { learnVectorizer } from "../../../../src/learning/categories/features/vectorize-products.ts";

const products = ["frying pan", "grill pans", "saucepan", "banana pan"].map((name) => {
  return { name, description: "" };
});

it("finds the runs of a word that are known, repeated ones as often as they stand there, and again alike", async () => {
  const { letters } = await learnVectorizer(products);
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

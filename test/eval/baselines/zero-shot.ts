import { type CategorizationSet, textOf } from "../sets/categorization-set.ts";
import type { BaselineAnswers } from "./baseline.ts";
import { characterGrams, wordGrams, wordsOf } from "./grams.ts";
import { createBm25, createCosine, type RankDocuments } from "./rank-documents.ts";

/** What could be done without any example: the product's text against the categories' paths of names. */
export const zeroShotBaselines: Readonly<Record<string, (paths: readonly string[]) => RankDocuments>> = {
  BM25: (paths) => createBm25(paths, wordsOf),
  "word cosine": (paths) => createCosine(paths, wordGrams),
  "character cosine": (paths) => createCosine(paths, characterGrams),
};

export function askZeroShot(name: string, { categories, test }: CategorizationSet): BaselineAnswers {
  const create = zeroShotBaselines[name];
  if (create === undefined) throw new Error(`There is no baseline ${name}.`);
  const search = create(categories.map(({ path }) => path));
  const startedAt = performance.now();
  const ranked = test.map((row) => {
    const found = search(textOf(row)).slice(0, 5);
    // A guess costs nothing here: where too few share a word, the first of the list fill up.
    const numbers = new Set([...found.map(({ document }) => document), 0, 1, 2, 3, 4]);
    return [...numbers].slice(0, 5).map((number) => categories[number]?.id ?? "");
  });
  return { ranked, trainSeconds: 0, predictSeconds: (performance.now() - startedAt) / 1000 };
}

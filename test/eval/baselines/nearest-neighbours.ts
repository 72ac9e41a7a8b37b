import { type CategorizationSet, textOf } from "../sets/categorization-set.ts";
import type { BaselineAnswers } from "./baseline.ts";
import { wordGrams } from "./grams.ts";
import { createCosine } from "./rank-documents.ts";

const neighbours = 10;

/** The ten products whose words are nearest vote, each with its similarity. */
export function askNearestNeighbours({ train, test }: CategorizationSet): BaselineAnswers {
  const begin = performance.now();
  const search = createCosine(train.map(textOf), wordGrams);
  const trained = performance.now();
  const ranked = test.map((row) => {
    const votes = new Map<string, number>();
    for (const { document, score } of search(textOf(row)).slice(0, neighbours)) {
      const label = train[document]?.category_id ?? "";
      votes.set(label, (votes.get(label) ?? 0) + score);
    }
    return [...votes].sort(([, one], [, other]) => other - one).map(([label]) => label);
  });
  return {
    ranked,
    trainSeconds: (trained - begin) / 1000,
    predictSeconds: (performance.now() - trained) / 1000,
  };
}

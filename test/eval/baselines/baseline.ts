import { createCategorizationCounts } from "../../../src/ml/categorization-metrics.ts";
import { acceptedOf, type CategoryRow } from "../sets/categorization-set.ts";

/** What a baseline answered for the rows of a test. */
export interface BaselineAnswers {
  /** For each row, categories, best first; the first five count. */
  readonly ranked: readonly (readonly string[])[];
  /** Zero where there is nothing to train. */
  readonly trainSeconds: number;
  readonly predictSeconds: number;
}

export interface BaselineFigures {
  readonly top1: number | null;
  readonly top5: number | null;
  readonly macroF1: number | null;
  readonly trainSeconds: number;
  readonly productsPerSecond: number;
}

/** Counted by the same code as pdo's own answers. */
export function judgeBaseline(
  test: readonly CategoryRow[],
  { ranked, trainSeconds, predictSeconds }: BaselineAnswers,
): BaselineFigures {
  const counts = createCategorizationCounts();
  test.forEach((row, place) => {
    const suggested = (ranked[place] ?? []).map((identifier) => ({ identifier, score: 1, branch: "" }));
    counts.add({ accepted: acceptedOf(row), branch: "", suggested });
  });
  const { top1, top5, macroF1 } = counts.figures();
  const productsPerSecond = test.length / Math.max(predictSeconds, 1e-6);
  return { top1, top5, macroF1, trainSeconds, productsPerSecond };
}

import type { ModelFigures } from "../../../batch/summary/model-figures.ts";
import { sumUsage } from "../../../language-model/money/usage-tally.ts";
import { toTaskUsage, toUsage } from "../../language-model/model-figures.ts";
import type { ReadyTurn } from "./provider-batch.ts";

/** What a job took in all its runs, as the summary of the last one tells it. */
export function batchFigures(figures: ModelFigures, { spent, left }: ReadyTurn): ModelFigures {
  const total = sumUsage(Object.values(spent), true);
  return {
    ...figures,
    total: toUsage(total),
    tasks: toTaskUsage(spent),
    estimated: total.estimatedCalls,
    budget_spent: left.why === "budget",
  };
}

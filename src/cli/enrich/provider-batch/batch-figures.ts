import type { ModelFigures } from "../../../batch/summary/model-figures.ts";
import { toTaskUsage, toTotalUsage } from "../../language-model/model-figures.ts";
import type { ReadyTurn } from "./provider-batch.ts";

/** What a job took in all its runs, as the summary of the last one tells it. */
export function batchFigures(figures: ModelFigures, { spent, left }: ReadyTurn): ModelFigures {
  return {
    ...figures,
    total: toTotalUsage(spent),
    tasks: toTaskUsage(spent),
    estimated: Object.values(spent).reduce((sum, { estimatedCalls }) => sum + estimatedCalls, 0),
    budget_spent: left.why === "budget",
  };
}

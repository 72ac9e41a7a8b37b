import type { EstimateFigures } from "../../../language-model/money/usage-estimate.ts";

/**
 * What a language model would be asked, and what that would take: the likely tokens and cost, and the most that each question can
 * have if it is asked once. Questions that hang on answers which are not there yet (repairs) are not in it.
 */
export interface ModelPlan {
  /** Questions that would be asked; equal ones are asked once. */
  readonly to_ask: number;
  /** Questions whose answers are kept. */
  readonly kept: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** US dollars; null where the model's price is not known. */
  readonly cost: number | null;
  readonly most_tokens: number;
  readonly most_cost: number | null;
  /** On which day the price was looked up; null where it is not known. */
  readonly prices_as_of: string | null;
}

export function toModelPlan({ total, pricesAsOf }: EstimateFigures): ModelPlan {
  return {
    to_ask: total.calls,
    kept: total.kept,
    input_tokens: total.inputTokens,
    output_tokens: total.outputTokens,
    cost: toDollars(total.costMicros),
    most_tokens: total.mostTokens,
    most_cost: toDollars(total.mostCostMicros),
    prices_as_of: pricesAsOf,
  };
}

function toDollars(micros: number | null): number | null {
  return micros === null ? null : micros / 1_000_000;
}

import type { Client } from "../../client/client.ts";
import { enrichProduct } from "../tasks/enrich-product.ts";
import type { Product } from "../tasks/product.ts";
import { createOutcomes, type OutcomePlan } from "./outcome-plan.ts";
import type { RowOutcome } from "./row-outcome.ts";
import { toRowToScore } from "./row-to-score.ts";
import { scoreWeight } from "./score-sample.ts";

export interface RowWork {
  readonly client: Client;
  readonly plan: OutcomePlan;
  /** Whether some rows are scored afterwards; see `scoreWeight`. */
  readonly isScored?: boolean;
  /** Ends the calls that are under way. */
  readonly callSignal?: AbortSignal;
  /** See `Contact`. */
  readonly mostEqualRefusals?: number | undefined;
}

/** @param place of the product among all that the run asks about, from 0 */
export type WorkOnRow = (product: Product, place: number) => Promise<RowOutcome>;

/**
 * From a product to all that the run wants to know of it.
 * @throws as `enrichProduct`
 */
export function createRowWork(work: RowWork): WorkOnRow {
  const { client, plan, isScored = false, callSignal, mostEqualRefusals } = work;
  const toOutcome = createOutcomes(plan);
  const context = {
    client,
    options: plan.tasks,
    contact: { hasAnswered: false, mostEqualRefusals },
    isBestEnough: true,
    ...(callSignal && { signal: callSignal }),
  };
  return async (product, place) => {
    const enrichment = await enrichProduct(product, context);
    const outcome = toOutcome(enrichment);
    const weight = isScored ? scoreWeight(place) : 0;
    return weight === 0 ? outcome : { ...outcome, toScore: toRowToScore(enrichment, weight) };
  };
}

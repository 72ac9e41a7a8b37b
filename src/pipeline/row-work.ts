import type { Client } from "../client/client.ts";
import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { enrichProduct, type FamilyAnswers } from "./enrich-product.ts";
import { type RowOutcome, toRowToScore } from "./enrichment.ts";
import { createOutcomes, type OutcomePlan } from "./outcome-plan.ts";
import type { Product } from "./product.ts";
import type { AudienceOf } from "./source-categories/weigh-in.ts";

export interface RowWork {
  readonly client: Client;
  readonly plan: OutcomePlan;
  readonly audienceOf?: AudienceOf;
  /** Whether some rows are scored afterwards; see `scoreWeight`. */
  readonly isScored?: boolean;
  /** Whether outcomes are kept for the next run: they say then what is to be scored, whatever it weighs, and what was weighed. */
  readonly isKept?: boolean;
  /** Ends the calls that are under way. */
  readonly callSignal?: AbortSignal;
  /** See `Contact`. */
  readonly mostEqualRefusals?: number | undefined;
}

/** @param place of the product's row among all rows of the run, from 0 */
export type WorkOnRow = (product: Product, place: number) => Promise<RowOutcome>;

/**
 * From a product to all that the run wants to know of it.
 * @throws as `enrichProduct`
 */
export function createRowWork(work: RowWork): WorkOnRow {
  const { client, plan, audienceOf, isScored = false, isKept = false } = work;
  const { callSignal, mostEqualRefusals } = work;
  const toOutcome = createOutcomes(plan);
  const families: FamilyAnswers = new BoundedCache(cacheSizes.familyAnswers);
  const context = {
    client,
    options: plan.tasks,
    contact: { hasAnswered: false, mostEqualRefusals },
    isBestEnough: true,
    families,
    ...(plan.sourceCategories && { sourceCategories: plan.sourceCategories }),
    ...(audienceOf && { audienceOf }),
    ...(callSignal && { signal: callSignal }),
  };
  return async (product, place) => {
    const enrichment = await enrichProduct(product, context);
    const outcome = toOutcome(enrichment);
    const weight = isScored ? scoreWeight(place) : 0;
    if (weight === 0 && !isKept) return outcome;
    const { weighed = [] } = enrichment;
    return {
      ...outcome,
      toScore: toRowToScore(enrichment, weight),
      ...(isKept && weighed.length > 0 && { weighed }),
    };
  };
}

/** So many rows at a run's beginning are all scored; of each doubling behind them, half as many. */
const wholeRows = 500;

/**
 * How many rows a row's scores stand for: 0 where it is not scored. To score a product twice takes longer than to
 * clean its name, so of a long feed an ever smaller share is scored: all of the first 500 rows, 250 of the next 500,
 * 250 of the 1,000 after these. Weighed so, the mean is that of all rows in expectation (a stratified sample).
 *
 * @param place of the row among all rows of the run, from 0
 */
export function scoreWeight(place: number): number {
  if (place < wholeRows) return 1;
  const step = 2 ** (Math.floor(Math.log2(place / wholeRows)) + 1);
  // Fibonacci hashing spreads evenly, and falls in step with no size run of a feed (S, M, L, XL).
  const spread = Math.imul(place, 0x9e3779b1) >>> 8;
  return spread % step === 0 ? step : 0;
}

import type { Catalog } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import type { ExamplesStore } from "../../../examples/examples-store.ts";
import { lazily } from "../../../text/lazily.ts";
import type { Engine, TaskContext } from "../../engine.ts";
import { leavesOfSmall, nearbyLeaves } from "./catalog-leaves.ts";
import { interleave } from "./interleave.ts";
import { type ProductRecord, readProductRecord } from "./product-record.ts";
import { wordCategories } from "./word-categories.ts";

export interface CandidateSources {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  readonly builtin: Pick<Engine, "categorize">;
  /** Opens what was learned from products that were categorized before; absent: nothing. */
  readonly openExamples?: () => Promise<Pick<ExamplesStore, "learned">>;
}

/** A category that a model may choose. */
export interface Candidate {
  readonly identifier: string;
  /** How likely the built-in engine takes it to be the right one, in [0, 1]; 0 where it did not suggest it. */
  readonly likelihood: number;
}

export interface FoundCandidates {
  readonly catalog: Catalog;
  readonly product: ProductRecord;
  /** Distinct, the likeliest first; none where nothing in the texts points to any. */
  readonly candidates: readonly Candidate[];
  /** What the built-in engine answered: its best category may be a guess, of score 0. */
  readonly suggested: OperationResponse<"categorize">;
}

export type FindCandidates = (
  request: OperationRequest<"categorize">,
  context: TaskContext,
) => Promise<FoundCandidates>;

/**
 * How many categories a model chooses from at most. How often the right one is among 30, 40, 50 and 60 is measured in
 * `test/eval/candidate-recall.eval.ts`: from 50 on little is gained. As they are shown, 50 take about as many tokens as 35
 * whole paths would.
 */
export const candidateCount = 50;

/** The most that the contract lets be asked for. */
const suggestions = 20;

/**
 * Finds the categories that may be a product's: first those that the built-in engine suggests, then by turns those that
 * examples speak for, those whose words the texts have, and those beside the suggested ones; of a small catalog whatever else
 * it has.
 * @param count how many at most
 */
export function createCandidateFinder(sources: CandidateSources, count = candidateCount): FindCandidates {
  const { catalogs, builtin, openExamples } = sources;
  const examples = lazily(openExamples ?? (async () => ({ learned: () => undefined })));
  return async (request, context) => {
    const { query, body } = request;
    const catalog = catalogs.catalog(query.sales_channel);
    const product = readProductRecord(body);
    const suggested = await builtin.categorize({ body, query: { ...query, limit: suggestions } }, context);
    const learned = query.use_rag ? (await examples()).learned(query.sales_channel) : undefined;
    const likelihoods = likelihoodsOf(suggested);
    const others = interleave([
      learned?.categories.rank(product.fields, count).map(({ identifier }) => identifier) ?? [],
      wordCategories(catalog, product, count),
      nearbyLeaves(catalog, [...likelihoods.keys()]),
    ]);
    const candidates = [...new Set([...likelihoods.keys(), ...others, ...leavesOfSmall(catalog)])]
      .filter((identifier) => catalog.findCategory(identifier) !== undefined)
      .slice(0, count)
      .map((identifier) => ({ identifier, likelihood: likelihoods.get(identifier) ?? 0 }));
    return { catalog, product, candidates, suggested };
  };
}

/** By the category's identifier, the likeliest first; a guess is no suggestion. */
function likelihoodsOf({
  best_category,
  other_categories,
}: OperationResponse<"categorize">): ReadonlyMap<string, number> {
  const likely = [best_category, ...other_categories].filter(({ score }) => score > 0);
  return new Map(likely.map(({ category, score }) => [category.identifier, score]));
}

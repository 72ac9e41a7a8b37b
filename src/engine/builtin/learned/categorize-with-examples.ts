import type { Catalog } from "../../../catalog/model.ts";
import { oncePerKey } from "../../../catalog/once-per-key.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import type { ExamplesStore } from "../../../examples/examples-store.ts";
import { createCategoryPlaces } from "./category-places.ts";
import { exampleMessage, noExamplesMessage } from "./example-message.ts";
import { readProductFields } from "./product-fields.ts";
import { findDoubts, isDoubted, type ScoredCategory, weighTogether } from "./weigh-together.ts";

type Request = OperationRequest<"categorize">;
type Response = OperationResponse<"categorize">;

export interface ExampleCategorizerOptions {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  readonly examples: Pick<ExamplesStore, "learned">;
  /** The categorizer that knows no examples. */
  readonly categorize: (request: Request) => Response;
}

/** How many suggestions are weighed, however many are asked for: a score must not depend on the question's limit. */
const weighed = 20;

/**
 * Categorizes as the channel's examples teach, and by the texts alone as far as the examples know nothing of such a
 * product (see `weighTogether`). Without examples the answer is the plain one, and says so.
 */
export function createExampleCategorizer({ catalogs, examples, categorize }: ExampleCategorizerOptions) {
  const findPlace = createCategoryPlaces();
  const leafCount = oncePerKey(countLeaves);
  return (request: Request): Response => {
    const learned = examples.learned(request.query.sales_channel);
    if (learned === undefined) {
      const answer = categorize(request);
      return { ...answer, message: `${answer.message} ${noExamplesMessage}` };
    }
    const catalog = catalogs.catalog(request.query.sales_channel);
    const product = readProductFields(request.body);
    const known = learned.categories
      .rank(product, weighed)
      .filter(({ identifier }) => findPlace(catalog, identifier) !== undefined);
    const near = learned.categories.nearest(product, 1)[0];
    const doubts = findDoubts(learned.facts, {
      best: known[0]?.score ?? 0,
      similarity: near?.similarity ?? 0,
      leafCount: leafCount(catalog),
    });
    const plain = isDoubted(doubts) ? plainScores(categorize, request) : [];
    const weighedUp = weighTogether(known, plain, doubts, learned.hasExamples).slice(0, request.query.limit);
    const [best, ...others] = weighedUp.flatMap(({ identifier, score }) => {
      const place = findPlace(catalog, identifier);
      return place === undefined ? [] : [{ ...place, score }];
    });
    if (best === undefined) return categorize(request);
    const message = exampleMessage({ learned, near, best });
    return { message, best_category: best, other_categories: others };
  };
}

function countLeaves({ searchIndex }: Catalog): number {
  return searchIndex.isLeaf.reduce((sum, isLeaf) => sum + isLeaf, 0);
}

function plainScores(
  categorize: (request: Request) => Response,
  request: Request,
): readonly ScoredCategory[] {
  const answer = categorize({ ...request, query: { ...request.query, limit: weighed } });
  return [answer.best_category, ...answer.other_categories]
    .filter(({ score }) => score > 0)
    .map(({ category, score }) => ({ identifier: category.identifier, score }));
}

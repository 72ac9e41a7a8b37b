import { toLanguagesMap } from "../../../catalog/localized-name.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { CategorySuggestion } from "../../../contract/categorization.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import type { ExamplesStore } from "../../../examples/examples-store.ts";
import type { Learned } from "../../../examples/learned.ts";
import { exampleMessage, noExamplesMessage } from "./example-message.ts";
import { readProductFields } from "./product-fields.ts";

type Request = OperationRequest<"categorize">;
type Response = OperationResponse<"categorize">;

export interface ExampleCategorizerOptions {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  readonly examples: Pick<ExamplesStore, "learned">;
  /** The categorizer that knows no examples. */
  readonly categorize: (request: Request) => Response;
}

interface Scored {
  readonly identifier: string;
  readonly score: number;
}

/** How many suggestions are weighed, however many are asked for: a score must not depend on the question's limit. */
const weighed = 20;

/**
 * Categorizes as the channel's examples teach. A category without examples can be right as well: as likely as examples that
 * are the only one of their category are among all (Good 1953), shared out among such categories by what the
 * texts alone say. Without examples the answer is the plain one, and says so.
 */
export function createExampleCategorizer({ catalogs, examples, categorize }: ExampleCategorizerOptions) {
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
      .filter(({ identifier }) => catalog.findCategory(identifier) !== undefined);
    const unseen = unseenShare(learned, known);
    const plain = unseen > leastUnseen ? plainScores(categorize, request) : [];
    const merged = merge(known, plain, { learned, unseen }).slice(0, request.query.limit);
    const [best, ...others] = merged.flatMap((scored) => suggestion(catalog, scored));
    if (best === undefined) return categorize(request);
    const near = learned.categories.nearest(product, 1)[0];
    const message = exampleMessage({ learned, near, best });
    return { message, best_category: best, other_categories: others };
  };
}

/** Less than this changes no ranking that anybody would see. */
const leastUnseen = 0.02;

/** A product that the examples know well is hardly of a category that they do not know. */
function unseenShare({ facts }: Learned, known: readonly Scored[]): number {
  const doubt = 1 - (known[0]?.score ?? 0);
  return known.length === 0 ? 1 : facts.singleShare * doubt;
}

function plainScores(categorize: (request: Request) => Response, request: Request): readonly Scored[] {
  const answer = categorize({ ...request, query: { ...request.query, limit: weighed } });
  return [answer.best_category, ...answer.other_categories]
    .filter(({ score }) => score > 0)
    .map(({ category, score }) => ({ identifier: category.identifier, score }));
}

function merge(
  known: readonly Scored[],
  plain: readonly Scored[],
  { learned, unseen }: { readonly learned: Learned; readonly unseen: number },
): readonly Scored[] {
  const others = plain
    .filter(({ identifier }) => !learned.hasExamples(identifier))
    .map(({ identifier, score }) => ({ identifier, score: score * unseen }));
  const taken = others.length === 0 ? 0 : unseen;
  const all = [
    ...known.map(({ identifier, score }) => ({ identifier, score: score * (1 - taken) })),
    ...others,
  ];
  return all
    .sort((one, other) => other.score - one.score)
    .map(({ identifier, score }) => ({ identifier, score: Math.round(score * 1_000) / 1_000 }));
}

function suggestion(catalog: Catalog, { identifier, score }: Scored): CategorySuggestion[] {
  const record = catalog.findCategory(identifier);
  if (record === undefined) return [];
  return [{ category: toCategory(record), path: catalog.path(identifier).map(toCategory), score }];
}

function toCategory({ identifier, names }: CategoryRecord): CategorySuggestion["category"] {
  return { identifier, languages: toLanguagesMap(names) };
}

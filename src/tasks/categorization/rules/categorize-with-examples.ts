import type { CategorySuggestion } from "../../../api/categorization.ts";
import { roundedScore } from "../../../api/category-scores.ts";
import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import type { SalesChannel } from "../../../api/vocabulary.ts";
import { type CategoryPlace, placeOf } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { lazily, oncePerKey } from "../../../lib/once.ts";
import type { NearExample } from "../../../ml/classifier/category-model.ts";
import type { Learned } from "../../../ml/example-files.ts";
import type { ExamplesStore } from "../../../ml/example-store.ts";
import type { ProductFields } from "../../../ml/examples.ts";
import type { LearnedFacts } from "../../../ml/training.ts";
import type { TaskContext } from "../../engine.ts";
import { readProductFields } from "../product-record.ts";
import { fitsAudience, readStatedAudience } from "./stated-audience.ts";

type Request = OperationRequest<"categorize">;
type Response = OperationResponse<"categorize">;

type Categorize = (request: Request, context?: TaskContext) => Response;

export interface ExampleCategorizerOptions {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  readonly examples: Pick<ExamplesStore, "learned">;
  /** The categorizer that does not use examples. */
  readonly categorize: Categorize;
}

/** Constant number of suggestions to combine, so that scores do not depend on the request's limit. */
const suggestionCount = 20;

/**
 * Categorizes by the channel's examples, combined with the texts alone as far as the examples do not cover the product (see
 * `weighTogether`). Without examples the answer is the plain one with a note.
 */
export function createExampleCategorizer({ catalogs, examples, categorize }: ExampleCategorizerOptions) {
  const findPlace = createCategoryPlaces();
  const leafCount = oncePerKey(countLeaves);
  return (request: Request, context: TaskContext = {}): Response => {
    const { evidence } = context;
    const learned = examples.learned(request.query.sales_channel);
    if (learned === undefined) {
      const answer = categorize(request, context);
      return { ...answer, message: `${answer.message} ${noExamplesMessage}` };
    }
    const catalog = catalogs.catalog(request.query.sales_channel);
    const product = readProductFields(request.body, evidence);
    const fits = fitsAudience(catalog, evidence && readStatedAudience(evidence, product.name));
    const rankPlainly = lazily(() => plainScores(categorize, request, context));
    const known = learned.categories
      .rank(product, suggestionCount, rankPlainly)
      .filter(({ identifier }) => findPlace(catalog, identifier) !== undefined && fits(identifier));
    const near = learned.categories.nearest(product, 1)[0];
    const isForeign = findForeignness(learned.facts, {
      best: known[0]?.score ?? 0,
      similarity: near?.similarity ?? 0,
      leafCount: leafCount(catalog),
    });
    const plain = isForeign > leastDoubt ? rankPlainly() : [];
    const combined = weighTogether(known, plain, isForeign).slice(0, request.query.limit);
    const [best, ...others] = combined.flatMap(({ identifier, score }) => {
      const place = findPlace(catalog, identifier);
      return place === undefined ? [] : [{ ...place, score }];
    });
    if (best === undefined) return categorize(request, context);
    const message = exampleMessage({ learned, near, best });
    return { message, best_category: best, other_categories: others };
  };
}

function countLeaves({ searchIndex }: Catalog): number {
  return searchIndex.isLeaf.reduce((sum, isLeaf) => sum + isLeaf, 0);
}

function plainScores(
  categorize: Categorize,
  request: Request,
  context: TaskContext,
): readonly ScoredCategory[] {
  const answer = categorize({ ...request, query: { ...request.query, limit: suggestionCount } }, context);
  return [answer.best_category, ...answer.other_categories]
    .filter(({ score }) => score > 0)
    .map(({ category, score }) => ({ identifier: category.identifier, score }));
}

type PlacedCatalog = Pick<Catalog, "findCategory" | "path">;

/**
 * Looks up categories with their paths, cached per catalog, as answers repeat the few categories of the examples.
 * @returns undefined where the catalog has no such category
 */
export function createCategoryPlaces(): (
  catalog: PlacedCatalog,
  identifier: string,
) => CategoryPlace | undefined {
  const cache = new WeakMap<PlacedCatalog, Map<string, CategoryPlace | undefined>>();
  return (catalog, identifier) => {
    const places = cache.get(catalog) ?? new Map<string, CategoryPlace | undefined>();
    if (places.size === 0) cache.set(catalog, places);
    if (!places.has(identifier)) places.set(identifier, findPlace(catalog, identifier));
    return places.get(identifier);
  };
}

function findPlace(catalog: PlacedCatalog, identifier: string): CategoryPlace | undefined {
  const record = catalog.findCategory(identifier);
  return record && placeOf(catalog, record);
}

const noExamplesMessage =
  "There are no examples for this channel, so no products that were categorized before weigh in.";

/** Below this similarity the message does not mention the nearest example. */
const leastSimilarity = 0.35;
/** Below this score about every other answer is wrong and needs a review. */
const unsure = 0.5;
const longestName = 80;

interface Weighing {
  readonly learned: Learned;
  readonly near: NearExample | undefined;
  readonly best: CategorySuggestion;
}

/** States the number of examples, the most similar one, and whether the answer is uncertain. */
function exampleMessage({ learned, near, best }: Weighing): string {
  const count = learned.facts.exampleCount.toLocaleString("en-GB");
  const sentences = [`Learned from ${count} ${count === "1" ? "example" : "examples"}.`];
  const name = near && near.similarity >= leastSimilarity ? learned.nameOf(near.example) : "";
  if (name !== "") sentences.push(`The nearest is "${shortened(name)}".`);
  if (best.score < unsure) sentences.push("Unsure: no example is near enough to be relied on.");
  return sentences.join(" ");
}

function shortened(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;
}

interface ScoredCategory {
  readonly identifier: string;
  /** Probability in [0, 1]. */
  readonly score: number;
}

interface Nearness {
  /** The highest score by examples. */
  readonly best: number;
  /** Cosine similarity to the nearest example, in [0, 1]. */
  readonly similarity: number;
  /** Number of leaf categories. */
  readonly leafCount: number;
}

/** Exponent: examples of half of the categories are nearly as good as of all, since shops sell more of some kinds than of others. */
const coverageRigour = 2;

/** Number of examples below which a low score more likely means missing coverage. */
const someExamples = 100;

/**
 * A product is foreign if it is less similar to examples than they are to each other, or if few examples give a low score, and if
 * they cover little of the catalog: what was learned of the examples' own categories then says nothing of it.
 * @returns the probability that only the product's texts count, in [0, 1]
 */
export function findForeignness(facts: LearnedFacts, { best, similarity, leafCount }: Nearness): number {
  const uncovered = Math.max(0, 1 - facts.categoryCount / Math.max(1, leafCount));
  const strangeness = Math.max(0, 1 - similarity / facts.familiarSimilarity);
  const inexperience = someExamples / (facts.exampleCount + someExamples);
  return uncovered ** coverageRigour * Math.max(strangeness, inexperience * (1 - best));
}

/** Below this the ranking does not visibly change. */
const leastDoubt = 0.02;

/** Mixture of the scores by examples and by texts alone, by total probability; best first. */
export function weighTogether(
  taught: readonly ScoredCategory[],
  plain: readonly ScoredCategory[],
  isForeign: number,
): readonly ScoredCategory[] {
  const scores = new Map<string, number>();
  const add = (identifier: string, score: number) =>
    scores.set(identifier, (scores.get(identifier) ?? 0) + score);
  const share = plain.length === 0 ? 0 : isForeign;
  for (const { identifier, score } of taught) add(identifier, (1 - share) * score);
  for (const { identifier, score } of plain) add(identifier, share * score);
  return [...scores]
    .map(([identifier, score]) => ({ identifier, score: roundedScore(score) }))
    .sort((one, other) => other.score - one.score);
}

/**
 * Scores products as `categorize` does without examples, for what is learned from examples to weigh it.
 * @param salesChannel the channel of the examples
 */
export function createPlainRanking(
  categorize: Categorize,
  salesChannel: SalesChannel,
): (product: ProductFields) => readonly ScoredCategory[] {
  return ({ name, description, brand }) =>
    plainScores(
      categorize,
      {
        query: { sales_channel: salesChannel, limit: suggestionCount, use_rag: false },
        body: { product_name: name, product_description: description },
      },
      { evidence: { facts: [], ...(brand !== undefined && { brand }) } },
    );
}

import type { CategorySuggestion } from "../../../api/categorization.ts";
import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import { type CategoryPlace, placeOf } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { oncePerKey } from "../../../lib/once.ts";
import type { NearExample } from "../../../ml/classifier/category-model.ts";
import type { Learned } from "../../../ml/example-files.ts";
import type { ExamplesStore } from "../../../ml/example-store.ts";
import type { LearnedFacts } from "../../../ml/training.ts";
import { readProductFields } from "../product-record.ts";

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

type PlacedCatalog = Pick<Catalog, "findCategory" | "path">;

/**
 * Looks up categories, each put together once for a catalog and kept as long as the catalog is in use: the few
 * categories that the examples are of are answered again and again, and the answers share them.
 * @returns undefined where the catalog has no such category
 */
export function createCategoryPlaces(): (
  catalog: PlacedCatalog,
  identifier: string,
) => CategoryPlace | undefined {
  const kept = new WeakMap<PlacedCatalog, Map<string, CategoryPlace | undefined>>();
  return (catalog, identifier) => {
    const places = kept.get(catalog) ?? new Map<string, CategoryPlace | undefined>();
    if (places.size === 0) kept.set(catalog, places);
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

/** A product and an example with less in common are not told to be alike. */
const leastSimilarity = 0.35;
/** Below this a person should look: about every other such answer is wrong. */
const unsure = 0.5;
const longestName = 80;

interface Weighing {
  readonly learned: Learned;
  readonly near: NearExample | undefined;
  readonly best: CategorySuggestion;
}

/** Of how many examples the answer is, which one the product resembles, and whether to trust it. */
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
  /** How likely it is, in [0, 1]. */
  readonly score: number;
}

/** How far the examples are to be gone by for one product; both in [0, 1]. */
interface Doubts {
  /** That the product is of another kind than all examples: then only its texts tell. */
  readonly isForeign: number;
  /** That it is of a category of which there is no example yet, though of the examples' kind. */
  readonly isUnseen: number;
}

interface Nearness {
  /** The examples' highest score. */
  readonly best: number;
  /** Cosine to the nearest example, in [0, 1]. */
  readonly similarity: number;
  /** How many categories there are to choose from. */
  readonly leafCount: number;
}

/** Examples of half of the categories are nearly as good as of all, since shops sell more of some kinds than of others. */
const coverageRigour = 2;

/** So many examples are known to be few: that they are not sure may well be because they know nothing of such products. */
const someExamples = 100;

/**
 * A product is foreign where nothing resembles it as the examples resemble each other, or where few examples are not sure
 * of it, and they cover little of the catalog. It is of an unseen category about as often as examples are the only one of theirs (Good, "The population frequencies of species", Biometrika
 * 40, 1953), and the less so the surer the examples are.
 */
export function findDoubts(facts: LearnedFacts, { best, similarity, leafCount }: Nearness): Doubts {
  const uncovered = Math.max(0, 1 - facts.categoryCount / Math.max(1, leafCount));
  const strangeness = Math.max(0, 1 - similarity / facts.familiarSimilarity);
  const inexperience = someExamples / (facts.exampleCount + someExamples);
  return {
    isForeign: uncovered ** coverageRigour * Math.max(strangeness, inexperience * (1 - best)),
    isUnseen: facts.singleShare * (1 - best),
  };
}

/** Less than this changes no ranking that anybody would see. */
const leastDoubt = 0.02;

export function isDoubted({ isForeign, isUnseen }: Doubts): boolean {
  return isForeign > leastDoubt || isUnseen > leastDoubt;
}

/**
 * The mixture of what the examples say and what the texts alone say, by total probability; best first.
 * @param hasExamples whether a category has any
 */
export function weighTogether(
  taught: readonly ScoredCategory[],
  plain: readonly ScoredCategory[],
  { isForeign, isUnseen }: Doubts,
  hasExamples: (identifier: string) => boolean,
): readonly ScoredCategory[] {
  const others = plain.some(({ identifier }) => !hasExamples(identifier)) ? isUnseen : 0;
  const scores = new Map<string, number>();
  const add = (identifier: string, score: number) =>
    scores.set(identifier, (scores.get(identifier) ?? 0) + score);
  for (const { identifier, score } of taught) add(identifier, (1 - isForeign) * (1 - others) * score);
  for (const { identifier, score } of plain) {
    const share = isForeign + (hasExamples(identifier) ? 0 : (1 - isForeign) * others);
    if (share > 0) add(identifier, share * score);
  }
  return [...scores]
    .map(([identifier, score]) => ({ identifier, score: Math.round(score * 1_000) / 1_000 }))
    .sort((one, other) => other.score - one.score);
}

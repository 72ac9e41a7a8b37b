import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import type { Language } from "../../../api/vocabulary.ts";
import { categoryPathText, localizedName } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { categoryIndex } from "../../../catalog/search/category-search.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { lazily } from "../../../lib/once.ts";
import type { ExamplesStore } from "../../../ml/example-store.ts";
import type { Engine, TaskContext } from "../../engine.ts";
import { type ProductRecord, readProductRecord } from "../product-record.ts";

/** Names of categories by their number, under the path that leads to them. */
type CandidateTree = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The candidates as the model is shown them, counted from 1, the likeliest first. Numbers and paths that are said once take less
 * than half of the tokens that identifiers and whole paths would, and leave the schema alike for all records, so that a
 * provider compiles it once.
 */
export function renderCandidates(
  { catalog, candidates }: Pick<FoundCandidates, "catalog" | "candidates">,
  language: Language,
): CandidateTree {
  const tree = new Map<string, Record<string, string>>();
  for (const [place, { identifier }] of candidates.entries()) {
    const category = catalog.findCategory(identifier);
    const above = categoryPathText(catalog, category?.parentIdentifier ?? "", language);
    const names = tree.get(above) ?? {};
    names[place + 1] = localizedName(category?.names ?? {}, language);
    tree.set(above, names);
  }
  return Object.fromEntries(tree);
}

export interface CandidateSources {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  readonly builtin: Pick<Engine, "categorize">;
  /** Opens what was learned from products that were categorized before; absent: nothing. */
  readonly openExamples?: () => Promise<Pick<ExamplesStore, "learned">>;
}

/** A category that a model may choose. */
interface Candidate {
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

type FindCandidates = (
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

/** Of a larger catalog, categories that nothing speaks for are not worth reading. */
const smallCatalog = 200;
const kept = new WeakMap<Catalog, readonly string[]>();

/** The leaves beside the categories, in the order of these; the categories themselves are among them. */
export function nearbyLeaves(catalog: Catalog, identifiers: readonly string[]): readonly string[] {
  const parents = new Set(identifiers.map((each) => catalog.findCategory(each)?.parentIdentifier));
  return [...parents]
    .flatMap((parent) => catalog.children(parent))
    .map(({ identifier }) => identifier)
    .filter((identifier) => catalog.isLeaf(identifier));
}

/** All leaves of a small catalog, in its order; none of a larger one. */
export function leavesOfSmall(catalog: Catalog): readonly string[] {
  const known = kept.get(catalog) ?? findLeaves(catalog);
  kept.set(catalog, known);
  return known;
}

function findLeaves(catalog: Catalog): readonly string[] {
  const count = catalog.searchIndex.isLeaf.reduce((sum, isLeaf) => sum + isLeaf, 0);
  if (count > smallCatalog) return [];
  return catalog.categories
    .map(({ identifier }) => identifier)
    .filter((identifier) => catalog.isLeaf(identifier));
}

/** Takes from the lists by turns: all firsts, all seconds and so on; lists that have ended are passed over. */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

/** The name says what the thing is; a description says it at its beginning and then strays. */
const weights = { name: 3, opening: 1.4, rest: 0.35 } as const;
const openingLength = 300;
const readLength = 1_500;

/** The leaves whose names, terms or path have words of the product's texts, best first. */
function wordCategories(
  catalog: Catalog,
  { fields, language }: ProductRecord,
  limit: number,
): readonly string[] {
  const { name, description } = fields;
  const parts = [
    { text: name, weight: weights.name },
    { text: description.slice(0, openingLength), weight: weights.opening },
    { text: description.slice(openingLength, readLength), weight: weights.rest },
  ];
  return categoryIndex(catalog)
    .search(parts, { limit, leavesOnly: true, language })
    .map(({ category }) => category.identifier);
}

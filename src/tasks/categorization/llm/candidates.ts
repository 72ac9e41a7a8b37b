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

/** Category names by candidate number, grouped by the path of their parent or the code of their branch. */
type CandidateTree = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The candidates as shown to the model, numbered from 1, the most likely first. Numbers and shared paths need less than half of
 * the tokens of identifiers and full paths, and keep the schema equal for all records, so that a provider compiles it once.
 * @param codeOf the code of a category's branch, where the branches are listed elsewhere
 */
export function renderCandidates(
  { catalog, candidates }: Pick<FoundCandidates, "catalog" | "candidates">,
  language: Language,
  codeOf: (identifier: string) => string | undefined = () => undefined,
): CandidateTree {
  const tree = new Map<string, Record<string, string>>();
  for (const [place, { identifier }] of candidates.entries()) {
    const category = catalog.findCategory(identifier);
    const above = codeOf(identifier) ?? categoryPathText(catalog, category?.parentIdentifier ?? "", language);
    const names = tree.get(above) ?? {};
    names[place + 1] = localizedName(category?.names ?? {}, language);
    tree.set(above, names);
  }
  return Object.fromEntries(tree);
}

export interface CandidateSources {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  readonly builtin: Pick<Engine, "categorize">;
  /** Opens the models learned from categorized products; absent: none. */
  readonly openExamples?: () => Promise<Pick<ExamplesStore, "learned">>;
}

/** A category for the model to choose from. */
interface Candidate {
  readonly identifier: string;
  /** The built-in engine's probability that it is correct, in [0, 1]; 0 where it was not suggested. */
  readonly likelihood: number;
}

export interface FoundCandidates {
  readonly catalog: Catalog;
  readonly product: ProductRecord;
  /** Distinct, the most likely first; empty where no word of the texts points to a category. */
  readonly candidates: readonly Candidate[];
  /** The built-in engine's probabilities by identifier, the most likely first. */
  readonly likelihoods: ReadonlyMap<string, number>;
  /** Whether examples of the channel weigh in. */
  readonly hasExamples: boolean;
  /** The built-in engine's answer, whose best category may be a guess with score 0. */
  readonly suggested: OperationResponse<"categorize">;
}

type FindCandidates = (
  request: OperationRequest<"categorize">,
  context: TaskContext,
  /** Upper limit of the candidates; absent: `candidateCounts.alone`. */
  count?: number,
) => Promise<FoundCandidates>;

/**
 * Upper limits of the candidates, whose recall `test/eval/candidate-recall.eval.ts` measures. Where the branches of the channel or
 * examples of its products help, few do; where there are neither, beyond 50 little is gained.
 */
export const candidateCounts = { helped: 20, alone: 50 } as const;

/** The maximum limit that the API accepts. */
const suggestions = 20;

/**
 * Finds candidate categories for a product: first the built-in engine's suggestions, then alternately categories similar to
 * examples, categories with words of the texts, and siblings of the suggestions; for a small catalog all others as well.
 */
export function createCandidateFinder(sources: CandidateSources): FindCandidates {
  const { catalogs, builtin, openExamples } = sources;
  const examples = lazily(openExamples ?? (async () => ({ learned: () => undefined })));
  return async (request, context, count = candidateCounts.alone) => {
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
    return { catalog, product, candidates, suggested, likelihoods, hasExamples: learned !== undefined };
  };
}

/** By category identifier, the most likely first; without a guess. */
function likelihoodsOf({
  best_category,
  other_categories,
}: OperationResponse<"categorize">): ReadonlyMap<string, number> {
  const likely = [best_category, ...other_categories].filter(({ score }) => score > 0);
  return new Map(likely.map(({ category, score }) => [category.identifier, score]));
}

/** Leaves; in larger catalogs unrelated categories are not worth the tokens. */
const smallCatalog = 200;
const cachedLeaves = new WeakMap<Catalog, readonly string[]>();

/** Leaf siblings of the categories, in their order; includes the categories themselves. */
export function nearbyLeaves(catalog: Catalog, identifiers: readonly string[]): readonly string[] {
  const parents = new Set(identifiers.map((each) => catalog.findCategory(each)?.parentIdentifier));
  return [...parents]
    .flatMap((parent) => catalog.children(parent))
    .map(({ identifier }) => identifier)
    .filter((identifier) => catalog.isLeaf(identifier));
}

/** All leaves of a small catalog in its order; none for larger ones. */
export function leavesOfSmall(catalog: Catalog): readonly string[] {
  const known = cachedLeaves.get(catalog) ?? findLeaves(catalog);
  cachedLeaves.set(catalog, known);
  return known;
}

function findLeaves(catalog: Catalog): readonly string[] {
  const count = catalog.searchIndex.isLeaf.reduce((sum, isLeaf) => sum + isLeaf, 0);
  if (count > smallCatalog) return [];
  return catalog.categories
    .map(({ identifier }) => identifier)
    .filter((identifier) => catalog.isLeaf(identifier));
}

/** Merges the lists in turn: all first items, all second items and so on. */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

/** The name is most relevant to the kind of product, then the beginning of the description. */
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

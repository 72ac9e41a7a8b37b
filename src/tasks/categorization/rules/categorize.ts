import type { CategorySuggestion } from "../../../api/categorization.ts";
import { isNearlyEven } from "../../../api/category-scores.ts";
import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import { localizedName, placeOf } from "../../../catalog/localized-names.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import type { TaskContext } from "../../engine.ts";
import { type ProductQuery, readProductQuery } from "./product-query.ts";
import type { KnownCategories } from "./rank-by-knowledge.ts";
import { type Ranking, rankCategories } from "./rank-categories.ts";
import { isAgainst } from "./stated-audience.ts";

interface CategorizerOptions {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  /** What is known of a catalog's products beyond its names; undefined for a catalog without such knowledge. */
  readonly knowledge?: (catalog: Catalog) => KnownCategories | undefined;
  /** Writes short forms in a name out. Absent: names are read as they are. */
  readonly spell?: (name: string, context: TaskContext) => string;
}

/**
 * Suggests a sales channel's categories for a product by its words. Deterministic. There is always a best category: where no
 * word points to one, it has score 0 and the message says so.
 */
export function createCategorizer({ catalogs, knowledge, spell }: CategorizerOptions) {
  return (
    { query, body }: OperationRequest<"categorize">,
    { evidence, onReview }: TaskContext = {},
  ): OperationResponse<"categorize"> => {
    const catalog = catalogs.catalog(query.sales_channel);
    const name = body.product_name ?? "";
    const spelled =
      spell?.(name, { description: body.product_description, ...(evidence && { evidence }) }) ?? name;
    const product = readProductQuery(spelled === name ? body : { ...body, product_name: spelled }, evidence);
    const ranked = rankCategories(catalog, product, { limit: query.limit, knowledge, evidence });
    const contradiction = audienceContradiction(product, ranked);
    if (contradiction !== undefined) onReview?.(contradiction);
    const placeOf = cachedPlaces(catalog);
    const suggestions = ranked.categories.map(({ category: record, score }): CategorySuggestion => {
      const { category, path } = placeOf(record);
      return { category, path, score };
    });
    const [best, ...others] = suggestions;
    const language = product.language ?? "en";
    const suggested = ranked.categories.slice(0, 2).map(({ category, score }) => {
      return { name: localizedName(category.names, language), score };
    });
    const message = categorizationMessage({
      matched: ranked.matched,
      texts: product.texts,
      suggested,
      useRag: query.use_rag,
    });
    const { contradictedBy } = ranked;
    return {
      message:
        contradictedBy === undefined
          ? message
          : `${message} Unsure: the shop's "${contradictedBy}" is about other things.`,
      best_category: best ?? guess(catalog),
      other_categories: others,
    };
  };
}

/** Where the words are for others than the row's columns say, which bind. */
function audienceContradiction(
  { stated, audience, language }: ProductQuery,
  { missed, categories }: Ranking,
): Parameters<NonNullable<TaskContext["onReview"]>>[0] | undefined {
  if (stated === undefined) return undefined;
  if (audience !== undefined && isAgainst(stated, audience))
    return {
      reason: `The row states "${stated.said}", its text reads as for ${audience}: the category follows the row. Please check which is right.`,
    };
  if (missed === undefined) return undefined;
  const name = localizedName(missed.names, language ?? "en");
  return {
    reason: `Its words fit "${name}" best, which is not for "${stated.said}": please check the category and the column.`,
    candidates: [...categories.slice(0, 1).map(({ category }) => category), missed].map(
      ({ identifier }) => identifier,
    ),
  };
}

function guess(catalog: Catalog): CategorySuggestion {
  const category = fallbackCategory(catalog);
  if (category === undefined) throw new Error(`The catalog of ${catalog.salesChannel} has no categories.`);
  return { ...cachedPlaces(catalog)(category), score: 0 };
}

const maxWords = 8;
const doubtful = 0.3;

/** The data of an answer's message. */
interface Decision {
  /** Folded words that matched the best category; none for a guess. */
  readonly matched: readonly string[];
  /** Tokens of the product's texts, text by text. */
  readonly texts: readonly (readonly Token[])[];
  /** The suggested categories by name, best first, with their scores. */
  readonly suggested: readonly { readonly name: string; readonly score: number }[];
  readonly useRag: boolean;
}

/** The matched words as written ("Matched: headphones, wireless."), and whether the answer is uncertain. */
export function categorizationMessage({ matched, texts, suggested, useRag }: Decision): string {
  const decided =
    suggested.length === 0
      ? "Nothing in the text points to a category: the best category is a mere guess."
      : [matchedWords(matched, texts), doubt(suggested)].filter((part) => part !== "").join(" ");
  if (!useRag) return decided;
  return `${decided} There are no examples for this channel, so no products that were categorized before weigh in.`;
}

function matchedWords(matched: readonly string[], texts: Decision["texts"]): string {
  if (matched.length === 0) return "";
  const written = matched.slice(0, maxWords).map((word) => writtenWord(word, texts));
  return `Matched: ${written.join(", ")}.`;
}

/** As written at its first occurrence, in lower case. */
function writtenWord(word: string, texts: Decision["texts"]): string {
  for (const tokens of texts) {
    for (const { folded, text } of tokens) if (folded === word) return text.toLowerCase();
  }
  return word;
}

function doubt([best, second]: Decision["suggested"]): string {
  if (best === undefined) return "";
  if (second !== undefined && isNearlyEven([best.score, second.score])) {
    return `Unsure: ${best.name} and ${second.name} fit nearly as well.`;
  }
  return best.score < doubtful ? `Unsure: little in the text points to ${best.name}.` : "";
}

const generic = /\b(?:other|others|miscellaneous|general)\b/;
const fallbacks = new WeakMap<Catalog, CategoryRecord | undefined>();

/**
 * The guess for a product without matches: in the department with the most leaves, the leaf for other things, else the first
 * one. Undefined where the catalog has no category.
 */
function fallbackCategory(catalog: Catalog): CategoryRecord | undefined {
  if (!fallbacks.has(catalog)) fallbacks.set(catalog, findFallback(catalog));
  return fallbacks.get(catalog);
}

function findFallback(catalog: Catalog): CategoryRecord | undefined {
  const departments = catalog.children().map((root) => leavesBelow(catalog, root));
  const largest = departments.reduce<readonly CategoryRecord[]>(
    (most, leaves) => (leaves.length > most.length ? leaves : most),
    [],
  );
  return largest.find(({ names }) => generic.test(foldText(names.en ?? ""))) ?? largest[0];
}

function leavesBelow(catalog: Catalog, category: CategoryRecord): CategoryRecord[] {
  if (catalog.isLeaf(category.identifier)) return [category];
  return catalog.children(category.identifier).flatMap((child) => leavesBelow(catalog, child));
}

/** Localized places of a catalog's categories, cached, as products of a feed share few of them. */
const cachedPlaces = oncePerObject((catalog: Catalog) =>
  oncePerObject((category: CategoryRecord) => placeOf(catalog, category)),
);

import { localizedName } from "../../../catalog/localized-name.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { CategorySuggestion } from "../../../contract/categorization.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import { categorizationMessage } from "./categorization-message.ts";
import { fallbackCategory } from "./fallback-category.ts";
import { keptPlaces } from "./kept-places.ts";
import { readProductQuery } from "./product-query.ts";
import { rankCategories } from "./rank-categories.ts";

/**
 * Suggests a sales channel's categories for a product by its words. There is always a best category: where
 * no word points to one it has score 0, and the message says so. Deterministic.
 */
export function createCategorizer({ catalogs }: { readonly catalogs: Pick<CatalogStore, "catalog"> }) {
  return ({ query, body }: OperationRequest<"categorize">): OperationResponse<"categorize"> => {
    const catalog = catalogs.catalog(query.sales_channel);
    const product = readProductQuery(body);
    const ranked = rankCategories(catalog, product, query.limit);
    const placeOf = keptPlaces(catalog);
    const suggestions = ranked.categories.map(({ category: record, score }): CategorySuggestion => {
      const { category, path } = placeOf(record);
      return { category, path, score };
    });
    const [best, ...others] = suggestions;
    const language = product.language ?? "en";
    const suggested = ranked.categories.slice(0, 2).map(({ category, score }) => {
      return { name: localizedName(category.names, language), score };
    });
    return {
      message: categorizationMessage({
        matched: ranked.matched,
        texts: product.texts,
        suggested,
        useRag: query.use_rag,
      }),
      best_category: best ?? guess(catalog),
      other_categories: others,
    };
  };
}

function guess(catalog: Catalog): CategorySuggestion {
  const category = fallbackCategory(catalog);
  if (category === undefined) throw new Error(`The catalog of ${catalog.salesChannel} has no categories.`);
  return { ...keptPlaces(catalog)(category), score: 0 };
}

import type { CatalogContent } from "./catalog-content.ts";
import type { Catalog } from "./model.ts";

/** The whole of a catalog as plain records; lists and records are the very objects of the catalog. */
export function contentOfCatalog(catalog: Catalog): CatalogContent {
  return {
    salesChannel: catalog.salesChannel,
    categories: catalog.categories.map((record) => ({
      record,
      attributes: catalog.attributes(record.identifier),
    })),
    unaskedAttributes: catalog.unaskedAttributes,
  };
}

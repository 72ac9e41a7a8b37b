import type { Attribute, Category, Value } from "../api/reference-lists.ts";

/** A sales channel's catalog, in the forms in which the service lists it. */
export interface PdoCatalog {
  readonly channel: string;
  /** All of them, parents before their children where the source has them so. */
  categories(): readonly Category[];
  /** Undefined: there is none. A former identifier finds what it has become. */
  category(identifier: string): Category | undefined;
  /** From the root to the category itself; empty where there is no such category. */
  path(identifier: string): readonly Category[];
  /** Whether products can be put there. */
  isLeaf(identifier: string): boolean;
  /** By identifier, name or words of any language, misspelled ones too; at most 50, best first. */
  search(words: string): readonly Category[];
  /** What the category asks for, required ones and others; empty where there is no such category. */
  attributes(category: string): readonly Attribute[];
  /** What an attribute allows; empty where it takes any text or a measure. */
  values(category: string, attribute: string): readonly Value[];
}

/**
 * The catalog of a channel.
 * @param home the folder of imported catalogs (`PDO_HOME` of the command line). Absent: the built-in ones alone
 * @throws PdoError PDO_CHANNEL_UNKNOWN; where an imported catalog is damaged
 */
export async function openCatalog(
  channel = "channel_a",
  { home }: { readonly home?: string } = {},
): Promise<PdoCatalog> {
  const { createCatalogStore } = await import("../catalog/store.ts");
  const { toAttribute, toCategory, toValue } = await import("../catalog/localized-names.ts");
  const { findCategories } = await import("../catalog/search/category-search.ts");
  const catalog = createCatalogStore(home === undefined ? {} : { home }).catalog(channel);
  return {
    channel,
    categories: () => catalog.categories.map(toCategory),
    category: (identifier) => {
      const found = catalog.findCategory(identifier);
      return found && toCategory(found);
    },
    path: (identifier) => catalog.path(identifier).map(toCategory),
    isLeaf: (identifier) => catalog.isLeaf(identifier),
    search: (words) => findCategories(catalog, words).map(toCategory),
    attributes: (category) => catalog.attributes(category).map(toAttribute),
    values: (category, attribute) => {
      const found = catalog.attributes(category).find(({ identifier }) => identifier === attribute);
      return (found?.values ?? []).map(toValue);
    },
  };
}

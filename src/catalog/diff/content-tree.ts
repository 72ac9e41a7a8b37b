import type { CatalogContent, CategoryContent } from "../catalog-content.ts";
import type { AttributeRecord, CategoryRecord } from "../model.ts";

/** A catalog's content, to be asked by identifier. Parents may stand anywhere in it. */
export interface ContentTree {
  readonly categories: readonly CategoryRecord[];
  find(identifier: string): CategoryRecord | undefined;
  attributes(identifier: string): readonly AttributeRecord[];
  /** From the root to the category itself; empty where there is no such category. */
  path(identifier: string): readonly CategoryRecord[];
}

const none: readonly AttributeRecord[] = [];

/** @param content a sound one: identifiers are unique, every parent exists, and there is no cycle */
export function createContentTree(content: CatalogContent): ContentTree {
  const byIdentifier = new Map<string, CategoryContent>(
    content.categories.map((category) => [category.record.identifier, category]),
  );
  const find = (identifier: string) => byIdentifier.get(identifier)?.record;
  return {
    categories: content.categories.map(({ record }) => record),
    find,
    attributes: (identifier) => byIdentifier.get(identifier)?.attributes ?? none,
    path: (identifier) => {
      const path: CategoryRecord[] = [];
      let record = find(identifier);
      while (record !== undefined) {
        path.push(record);
        record = record.parentIdentifier === undefined ? undefined : find(record.parentIdentifier);
      }
      return path.reverse();
    },
  };
}

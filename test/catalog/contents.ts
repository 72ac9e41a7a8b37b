import { type ContentTree, createContentTree } from "../../src/catalog/changes.ts";
import type {
  AttributeRecord,
  CatalogContent,
  CategoryRecord,
  ValueRecord,
} from "../../src/catalog/model.ts";

/** A category of a small catalog: its parent, and what it asks for. */
export type Shelf = readonly [
  identifier: string,
  parent?: string | undefined,
  attributes?: readonly AttributeRecord[],
  more?: Partial<CategoryRecord>,
];

export function contentOf(...shelves: readonly Shelf[]): CatalogContent {
  return {
    salesChannel: "channel_a",
    categories: shelves.map(([identifier, parentIdentifier, attributes = [], more = {}]) => ({
      record: {
        identifier,
        ...(parentIdentifier !== undefined && { parentIdentifier }),
        names: { en: identifier },
        terms: {},
        ...more,
      },
      attributes,
    })),
  };
}

export function treeOf(...shelves: readonly Shelf[]): ContentTree {
  return createContentTree(contentOf(...shelves));
}

export function attribute(identifier: string, more: Partial<AttributeRecord> = {}): AttributeRecord {
  const plain = { requirementLevel: "optional", kind: "open", terms: {}, values: [] } as const;
  return { identifier, names: { en: identifier }, ...plain, ...more };
}

export function value(identifier: string, more: Partial<ValueRecord> = {}): ValueRecord {
  return { identifier, names: { en: identifier }, terms: {}, ...more };
}

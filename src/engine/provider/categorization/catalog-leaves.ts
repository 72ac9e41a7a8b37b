import type { Catalog } from "../../../catalog/model.ts";

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

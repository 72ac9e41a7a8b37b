import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import { foldText } from "../../../text/normal-form.ts";

const generic = /\b(?:other|others|miscellaneous|general)\b/;
const kept = new WeakMap<Catalog, CategoryRecord | undefined>();

/**
 * The best guess about a product of which nothing is known: in the department with the most leaves, the leaf
 * for other things, else the first one. Undefined where the catalog has no category.
 */
export function fallbackCategory(catalog: Catalog): CategoryRecord | undefined {
  if (!kept.has(catalog)) kept.set(catalog, findFallback(catalog));
  return kept.get(catalog);
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

import { createFault, type SourceFault } from "../source-fault.ts";
import type { CategoryRow } from "./source-records.ts";

/** Far deeper than any shop; beyond it paths fill the memory, and it is a column of wrong parents. */
const mostLevels = 100;

/**
 * One fault for a tree that is too deep, told at the first category that is.
 * @param categories a tree, see `findTreeFaults`
 */
export function checkDepth(categories: readonly CategoryRow[]): SourceFault[] {
  const byIdentifier = new Map(categories.map((category) => [category.identifier, category]));
  const isTooDeep = (category: CategoryRow) => {
    let above: CategoryRow | undefined = category;
    for (let level = 1; level <= mostLevels; level += 1) {
      above = byIdentifier.get(above.parentIdentifier ?? "");
      if (above === undefined) return false;
    }
    return true;
  };
  const found = categories.find(isTooDeep);
  if (found === undefined) return [];
  const what = `The category ${found.identifier} stands more than ${mostLevels} levels deep.`;
  return [createFault(found.origin, what, "Look at the parents, and give it one further up.")];
}

import { createNumberLists, type NumberLists } from "../../../storage/number-lists.ts";
import type { CategoryNames } from "../category-model.ts";

/** What is learned: to tell each category, and each branch of the tree, from the rest. */
export interface CategoryGroups {
  /** Categories first, by their number, then branches. */
  readonly targetCount: number;
  /**
   * For each category the targets of the branches above it. A branch that holds no other category of the examples is
   * the category itself; one that holds them all is left out, since nothing can be told by it.
   */
  readonly branchesOf: NumberLists;
}

const divider = "\u0000";

/** @param identifiers of the categories that the examples are of; those whose place is not known lie in no branch */
export function groupCategories(
  identifiers: readonly string[],
  categories: readonly CategoryNames[],
): CategoryGroups {
  const paths = new Map(categories.map(({ identifier, path }) => [identifier, path]));
  const branches = identifiers.map((identifier) => branchesAbove(paths.get(identifier) ?? []));
  const sizes = new Map<string, number>();
  for (const branch of branches.flat()) sizes.set(branch, (sizes.get(branch) ?? 0) + 1);
  const numbers = new Map<string, number>();
  const lists = branches.map((above, category) =>
    above
      .filter((branch) => sizes.get(branch) !== identifiers.length)
      .map((branch) => {
        if (sizes.get(branch) === 1) return category;
        const number = numbers.get(branch) ?? identifiers.length + numbers.size;
        numbers.set(branch, number);
        return number;
      }),
  );
  return { targetCount: identifiers.length + numbers.size, branchesOf: createNumberLists(lists) };
}

function branchesAbove(path: readonly string[]): string[] {
  return path.slice(0, -1).map((_, depth) => path.slice(0, depth + 1).join(divider));
}

import type { Change, Subject } from "./change.ts";
import type { ContentTree } from "./content-tree.ts";

/** What a diff can mean for a product of a category. Whoever is removed is told nothing else. */
export const effects = ["removed", "renamed", "moved", "attributes"] as const;
export type Effect = (typeof effects)[number];

/**
 * For a category of the old catalog: whether it is gone; whether it or one above it has another name; whether it or
 * one above it has another parent; whether it asks for other attributes or values, or in another way. Terms change
 * nothing for a product that has its category.
 */
export function createCategoryEffects(
  old: ContentTree,
  next: ContentTree,
  changes: readonly Change[],
): (identifier: string) => readonly Effect[] {
  const renamed = changedCategories(changes, "renamed");
  const moved = changedCategories(changes, "moved");
  const asked = new Set(
    changes.filter(({ change }) => change !== "terms").flatMap(({ categories = [] }) => categories),
  );
  return (identifier) => {
    if (next.find(identifier) === undefined) return ["removed"];
    const path = old.path(identifier).map((record) => record.identifier);
    const holds: Readonly<Record<Exclude<Effect, "removed">, boolean>> = {
      renamed: path.some((each) => renamed.has(each)),
      moved: path.some((each) => moved.has(each)),
      attributes: asked.has(identifier),
    };
    return effects.filter((effect) => effect !== "removed" && holds[effect]);
  };
}

function changedCategories(changes: readonly Change[], kind: Change["change"]): ReadonlySet<string> {
  const subject: Subject = "category";
  return new Set(
    changes
      .filter((change) => change.subject === subject && change.change === kind)
      .map(({ identifier }) => identifier),
  );
}

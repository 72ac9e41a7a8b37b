import { type Change, changeKinds, type Subject, subjects } from "./change.ts";
import { compareAttributes } from "./compare-attributes.ts";
import { compareCategories } from "./compare-categories.ts";
import type { ContentTree } from "./content-tree.ts";

/**
 * What differs, category by category; with a category that comes or goes, its attributes come or go unsaid. The order
 * within lists is not compared. Ordered by subject, by kind of change, then as the catalogs have it.
 */
export function compareCatalogs(old: ContentTree, next: ContentTree): Change[] {
  const changes = [...compareCategories(old, next), ...compareAttributes(old, next)];
  return changes.sort(
    (one, other) =>
      subjects.indexOf(one.subject) - subjects.indexOf(other.subject) ||
      changeKinds.indexOf(one.change) - changeKinds.indexOf(other.change),
  );
}

/** How often each kind of change befell each subject. */
export type ChangeCounts = Readonly<Record<Subject, Readonly<Partial<Record<Change["change"], number>>>>>;

/** Attributes and values count once by their identifiers, however many categories are concerned. */
export function countChanges(changes: readonly Change[]): ChangeCounts {
  const met = { category: new Set<string>(), attribute: new Set<string>(), value: new Set<string>() };
  const counts: Record<Subject, Partial<Record<Change["change"], number>>> = {
    category: {},
    attribute: {},
    value: {},
  };
  for (const { subject, change, attributeIdentifier = "", identifier } of changes) {
    const key = JSON.stringify([change, attributeIdentifier, identifier]);
    if (met[subject].has(key)) continue;
    met[subject].add(key);
    counts[subject][change] = (counts[subject][change] ?? 0) + 1;
  }
  return counts;
}

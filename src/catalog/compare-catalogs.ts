import { type Change, type ContentTree, changeKinds, type Subject, subjects } from "./changes.ts";
import { compareAttributes, compareNamed, createEdit } from "./compare-attributes.ts";
import type { CategoryRecord } from "./model.ts";

/**
 * All differences between two catalogs. Attributes of an added or removed category are not reported separately. The
 * order within lists is ignored. Sorted by subject, then kind of change, then catalog order.
 */
export function compareCatalogs(old: ContentTree, next: ContentTree): Change[] {
  const changes = [...compareCategories(old, next), ...compareAttributes(old, next)];
  return changes.sort(
    (one, other) =>
      subjects.indexOf(one.subject) - subjects.indexOf(other.subject) ||
      changeKinds.indexOf(one.change) - changeKinds.indexOf(other.change),
  );
}

/** Number of changes by subject and kind. */
type ChangeCounts = Readonly<Record<Subject, Readonly<Partial<Record<Change["change"], number>>>>>;

/** Attributes and values count once per identifier, regardless of the number of categories. */
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

/** The changes of each category. A category that stays below its parent has not moved, wherever the parent goes. */
function compareCategories(old: ContentTree, next: ContentTree): Change[] {
  const removed = old.categories.filter(({ identifier }) => next.find(identifier) === undefined);
  const below = countBelow(old, next);
  return [
    ...removed.map((record) => changeOf(record, { change: "removed" })),
    ...next.categories.flatMap((record) => {
      const before = old.find(record.identifier);
      if (before === undefined) return [changeOf(record, { change: "added" })];
      const edit = createEdit(before.parentIdentifier, record.parentIdentifier);
      const moves = edit && changeOf(record, { change: "moved", edit, below: below(record.identifier) });
      return [
        ...compareNamed(before, record).map((part) => changeOf(record, part)),
        ...(moves ? [moves] : []),
      ];
    }),
  ];
}

function changeOf(
  { identifier, names }: CategoryRecord,
  part: Pick<Change, "change" | "edit" | "below">,
): Change {
  return { subject: "category", ...part, identifier, names };
}

/** Number of descendants that a category has in both catalogs; computed for all on first use. */
function countBelow(old: ContentTree, next: ContentTree): (identifier: string) => number {
  let counts: Map<string, number> | undefined;
  const countAll = () => {
    const found = new Map<string, number>();
    for (const { identifier } of next.categories) {
      const above = new Set(old.path(identifier).map((record) => record.identifier));
      for (const record of next.path(identifier)) {
        if (record.identifier === identifier || !above.has(record.identifier)) continue;
        found.set(record.identifier, (found.get(record.identifier) ?? 0) + 1);
      }
    }
    return found;
  };
  return (identifier) => {
    counts ??= countAll();
    return counts.get(identifier) ?? 0;
  };
}

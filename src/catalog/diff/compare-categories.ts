import type { CategoryRecord } from "../model.ts";
import type { Change } from "./change.ts";
import { compareNamed, createEdit } from "./compare-named.ts";
import type { ContentTree } from "./content-tree.ts";

/** What became of each category. One that stays below its parent does not move, wherever the parent goes. */
export function compareCategories(old: ContentTree, next: ContentTree): Change[] {
  const removed = old.categories.filter(({ identifier }) => next.find(identifier) === undefined);
  const below = countBelow(old, next);
  return [
    ...removed.map((record) => told(record, { change: "removed" })),
    ...next.categories.flatMap((record) => {
      const before = old.find(record.identifier);
      if (before === undefined) return [told(record, { change: "added" })];
      const edit = createEdit(before.parentIdentifier, record.parentIdentifier);
      const moves = edit && told(record, { change: "moved", edit, below: below(record.identifier) });
      return [...compareNamed(before, record).map((part) => told(record, part)), ...(moves ? [moves] : [])];
    }),
  ];
}

function told(
  { identifier, names }: CategoryRecord,
  part: Pick<Change, "change" | "edit" | "below">,
): Change {
  return { subject: "category", ...part, identifier, names };
}

/** How many categories stand below one in both catalogs. Counted for all at the first asking. */
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

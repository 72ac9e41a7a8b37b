import type { Language } from "../api/vocabulary.ts";
import type { AttributeRecord, CatalogContent, CategoryContent, CategoryRecord, Names } from "./model.ts";

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

/** What can differ, in the order in which it is told. */
export const subjects = ["category", "attribute", "value"] as const;
export type Subject = (typeof subjects)[number];

/**
 * How it differs, in the order in which it is told. `moved`: another parent. `level`, `kind`, `unit`: of an
 * attribute. `terms`: the other words under which people know the thing.
 */
export const changeKinds = [
  "added",
  "removed",
  "renamed",
  "moved",
  "level",
  "kind",
  "unit",
  "terms",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Before and after; absent where there was nothing, or is nothing any more. */
export interface Edit {
  readonly old?: string;
  readonly new?: string;
}

/** One difference between an old and a new catalog. */
export interface Change {
  readonly subject: Subject;
  readonly change: ChangeKind;
  readonly identifier: string;
  /** Those of the new catalog; of what was removed, the old one's. */
  readonly names: Names;
  /** Only of a value. */
  readonly attributeIdentifier?: string;
  /** Only of an attribute and a value: the categories, in both catalogs, that ask for it. Never empty. */
  readonly categories?: readonly string[];
  /** `renamed` and `terms` (joined by `|`): the languages that differ. */
  readonly languages?: Readonly<Partial<Record<Language, Edit>>>;
  /** `moved` (identifiers of the parents), `level`, `kind`, `unit`. */
  readonly edit?: Edit;
  /** Only of a category that moved: how many below it went along. */
  readonly below?: number;
}

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

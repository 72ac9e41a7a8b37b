import type { Language } from "../api/vocabulary.ts";
import type { AttributeRecord, CatalogContent, CategoryContent, CategoryRecord, Names } from "./model.ts";

/** What a diff can mean for the products of a category. A removed category has no other effect. */
export const effects = ["removed", "renamed", "moved", "attributes"] as const;
export type Effect = (typeof effects)[number];

/**
 * The effects on a category of the old catalog: removed; renamed (it or an ancestor); moved (it or an ancestor has
 * another parent); different attributes or values. Terms have no effect on products already in the category.
 */
export function createCategoryEffects(
  old: ContentTree,
  next: ContentTree,
  changes: readonly Change[],
): (identifier: string) => readonly Effect[] {
  const renamed = changedCategories(changes, "renamed");
  const moved = changedCategories(changes, "moved");
  const used = new Set(
    changes.filter(({ change }) => change !== "terms").flatMap(({ categories = [] }) => categories),
  );
  return (identifier) => {
    if (next.find(identifier) === undefined) return ["removed"];
    const path = old.path(identifier).map((record) => record.identifier);
    const applies: Readonly<Record<Exclude<Effect, "removed">, boolean>> = {
      renamed: path.some((each) => renamed.has(each)),
      moved: path.some((each) => moved.has(each)),
      attributes: used.has(identifier),
    };
    return effects.filter((effect) => effect !== "removed" && applies[effect]);
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

/** The subjects of changes, in the order of reports. */
export const subjects = ["category", "attribute", "value"] as const;
export type Subject = (typeof subjects)[number];

/**
 * The kinds of changes, in the order of reports. `moved`: another parent. `level`, `kind`, `unit`: of an attribute.
 * `terms`: synonyms.
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

/** Before and after; undefined where there is no value. */
export interface Edit {
  readonly old?: string;
  readonly new?: string;
}

/** One difference between an old and a new catalog. */
export interface Change {
  readonly subject: Subject;
  readonly change: ChangeKind;
  readonly identifier: string;
  /** From the new catalog; for removals from the old one. */
  readonly names: Names;
  /** Only of a value. */
  readonly attributeIdentifier?: string;
  /** Only of an attribute or a value: the categories in both catalogs that use it. Never empty. */
  readonly categories?: readonly string[];
  /** `renamed` and `terms` (joined by `|`): the languages that differ. */
  readonly languages?: Readonly<Partial<Record<Language, Edit>>>;
  /** `moved` (identifiers of the parents), `level`, `kind`, `unit`. */
  readonly edit?: Edit;
  /** Only of a moved category: the number of descendants that moved with it. */
  readonly below?: number;
}

/** A catalog's content, indexed by identifier. Parents may occur in any order. */
export interface ContentTree {
  readonly categories: readonly CategoryRecord[];
  find(identifier: string): CategoryRecord | undefined;
  attributes(identifier: string): readonly AttributeRecord[];
  /** From the root to the category itself; empty where there is no such category. */
  path(identifier: string): readonly CategoryRecord[];
}

const none: readonly AttributeRecord[] = [];

/** @param content valid: unique identifiers, existing parents, no cycles */
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

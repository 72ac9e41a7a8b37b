import type { Language } from "../../contract/vocabulary.ts";
import type { Names } from "../model.ts";

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
